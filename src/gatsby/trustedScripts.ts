import type { Compiler } from 'webpack'

/**
 * Lets webpack's loader ask the inline script's policy (src/boot/early.ts) before it sets a
 * script's address. The policy webpack would make by itself lets every address through.
 */
export class TrustedScripts {
  apply(compiler: Compiler): void {
    // Makes the loader ask at all. Gatsby takes no `output` from a site.
    compiler.options.output.trustedTypes = {}
    compiler.hooks.compilation.tap('TrustedScripts', (compilation) => {
      compilation.hooks.runtimeModule.tap('TrustedScripts', (module) => {
        if (module.name === 'trusted types policy')
          module.generate = () =>
            `${compiler.webpack.RuntimeGlobals.getTrustedTypesPolicy} = () => window.__scripts;`
      })
    })
  }
}
