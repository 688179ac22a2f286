import type { Compiler, Module } from 'webpack'
import { licenceNotice } from '../files/licences'

const heading = `Scripts of this site contain the packages below, each under the terms that follow its name.
The fonts' licence is /OFL.txt.

`

/**
 * Puts /licences.txt into the built site: the notices of the packages that the scripts are made of,
 * and of no others.
 */
export class LicencesFile {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('LicencesFile', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'LicencesFile', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          const modules = [...compilation.chunks].flatMap((chunk) => [
            ...compilation.chunkGraph.getChunkModulesIterable(chunk),
          ])
          compilation.emitAsset(
            'licences.txt',
            new sources.RawSource(heading + licenceNotice(modules.flatMap(filesOf))),
          )
        },
      )
    })
  }
}

/** Returns the files of a module: one that webpack has joined from several has theirs. */
function filesOf(module: Module & { modules?: Module[]; resource?: string }): string[] {
  return module.modules ? module.modules.flatMap(filesOf) : module.resource ? [module.resource] : []
}
