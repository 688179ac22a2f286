import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { minify_sync } from 'terser'
import { esbuildTarget } from '../browsers'

const scripts = new Map<string, string>()

/**
 * Bundles an exported function below src/, with all it imports, as a script that calls it.
 * @param call the function's name, with what it is given
 */
function asScript(module: string, call: string): string {
  let script = scripts.get(call)
  if (script === undefined) {
    const { outputFiles } = buildSync({
      stdin: {
        contents: `import { ${call.split('(')[0]} } from './${module}'\n${call}`,
        resolveDir: 'src',
      },
      bundle: true,
      format: 'esm',
      target: esbuildTarget,
      write: false,
    })
    // As parameters, the names it uses most are mangled too. esbuild minifies less well than
    // terser.
    const result = minify_sync(
      `((document,location,window)=>{${outputFiles[0]!.text}})(document,location,window)`,
      {
        ecma: 2020,
        compress: { passes: 3, unsafe_arrows: true },
        mangle: true,
        format: { inline_script: true },
      },
    )
    if (!result.code) throw new Error(`terser returned nothing for ${module}`)
    script = result.code.replace(/;$/, '')
    scripts.set(call, script)
  }
  return script
}

/** Returns the inline script, the same on every page: what differs stands in `#boot-data`. */
export const earlyScript = (): string => asScript('boot/early', 'early()')

/**
 * Returns the controller's file. Its name stays, so that pages from before a deploy find one; its
 * address changes with its content.
 * @param chunkMap Gatsby's chunk-map.json, in which its loader looks for a page's files
 */
export function controllerFile(chunkMap: string): { name: string; href: string; text: string } {
  const text = `window.___chunkMapping=${JSON.stringify(chunkMap)};${asScript('boot/controller', 'controller()')}\n`
  return {
    name: 'boot.js',
    href: `/boot.js?v=${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
    text,
  }
}

/**
 * Returns the inline script of the not-found page, which leads from mangled addresses to those of
 * pages.
 */
export const notFoundScript = (pages: readonly string[]): string =>
  asScript('browser/mangledAddress', `leadOn(${JSON.stringify(pages)})`)
