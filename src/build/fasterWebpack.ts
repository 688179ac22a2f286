import { resolve } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'

type Minifier = new (options: object) => { apply: () => void }

/**
 * What every browser understands that Gatsby's own list of browsers and the site's packages, which
 * nobody rewrites, ask for.
 */
const target = 'es2020'

/**
 * What decides how webpack treats a file. Gatsby has webpack forget its cache when gatsby-node.ts
 * changes, which only names these.
 */
const wiring = ['fasterWebpack', 'gatsbyNode', 'licencesFile', 'trustedScripts'].map((name) =>
  resolve(`src/build/${name}.ts`),
)

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
    cache: forgettingWith(wiring, config.cache),
    module: { ...module, rules },
    optimization: { ...optimization, minimizer: optimization.minimizer?.map(withSwc) },
  }
}

/** Webpack's cache on disk, which is thrown away when one of the files changes. */
const forgettingWith = (files: string[], cache: Configuration['cache']): Configuration['cache'] =>
  typeof cache === 'object' && cache.type === 'filesystem'
    ? { ...cache, buildDependencies: { ...cache.buildDependencies, wiring: files } }
    : cache

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
  const options = { target, jsx: 'automatic', jsxImportSource: '@emotion/react' }
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
