import { resolve } from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { esbuildTarget } from '../browsers'

/**
 * Returns webpack's configuration with esbuild in the place of Babel, which the site needs for
 * nothing but types and JSX (docs/decisions/0005-builds.md).
 */
export function fasterWebpack({ module = {}, ...config }: Configuration): Configuration {
  // Gatsby's rule for JavaScript takes TypeScript too; its plugin for TypeScript then sends the
  // same files through Babel again.
  const rules = (module.rules ?? [])
    .filter((rule) => !takes(rule, 'a.ts') || takes(rule, 'a.js'))
    .map((rule) => (takes(rule, 'a.js') ? withEsbuild(rule) : rule))
  return { ...config, module: { ...module, rules } }
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

/** Tells whether a rule sends files of this name through a loader. */
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
  return { ...rule, use: [{ loader: resolve('src/gatsby/esbuildLoader.cjs'), options }] }
}
