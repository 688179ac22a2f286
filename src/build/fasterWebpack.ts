import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { esbuildTarget } from '../browsers'
import { filesBelow } from './filesBelow'

type Minifier = new (options: object) => { apply: () => void }

/**
 * Webpack's configuration for a build, without its two slowest parts: esbuild takes the place of
 * Babel, which the site needs for nothing but types and JSX, and swc that of terser
 * (docs/decisions/0027-speed.md has the figures).
 */
export function fasterWebpack(config: Configuration): Configuration {
  const { module = {}, optimization = {} } = config
  // Gatsby's rule for JavaScript takes TypeScript too; its plugin for TypeScript then sends the
  // same files through Babel again.
  const rules = (module.rules ?? [])
    .filter((rule) => !takes(rule, 'a.ts') || takes(rule, 'a.js'))
    .map((rule) => (takes(rule, 'a.js') ? withEsbuild(rule) : rule))
  return {
    ...config,
    cache: withVersion(config.cache),
    module: { ...module, rules },
    optimization: { ...optimization, minimizer: optimization.minimizer?.map(withSwc) },
  }
}

/**
 * Webpack's cache on disk, thrown away when a package or a file of src/build changes. Gatsby names
 * its configuration as what the cache depends on instead, and webpack follows that through
 * thousands of files below node_modules.
 */
function withVersion(cache: Configuration['cache']): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'filesystem') return cache
  const own = filesBelow('src/build').map((file) => join('src/build', file))
  const version = createHash('sha256')
  for (const file of ['node_modules/.package-lock.json', ...own])
    version.update(readFileSync(file)).update('\0')
  return { ...cache, version: version.digest('hex'), buildDependencies: { defaultWebpack: [] } }
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

/** Whether a rule sends files of this name through a loader. */
function takes(rule: Rule, name: string): rule is RuleSetRule {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    rule.use !== undefined &&
    rule.test instanceof RegExp &&
    rule.test.test(name)
  )
}

function withEsbuild({ use: _babel, ...rule }: RuleSetRule): RuleSetRule {
  const options = { target: esbuildTarget, jsx: 'automatic', jsxImportSource: '@emotion/react' }
  return { ...rule, use: [{ loader: resolve('src/build/esbuildLoader.cjs'), options }] }
}

function withSwc(minimizer: unknown): never {
  const Terser = (minimizer as object).constructor as Minifier & { swcMinify?: unknown }
  if (Terser.swcMinify === undefined) return minimizer as never
  return new Terser({
    minify: Terser.swcMinify,
    exclude: /\.min\.js/,
    terserOptions: {
      compress: { ecma: 2020 },
      mangle: { safari10: true },
      format: { comments: false },
    },
  }) as never
}
