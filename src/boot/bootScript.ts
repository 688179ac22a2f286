import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { minify_sync } from 'terser'
import { esbuildTarget } from '../browsers'

type Entry = 'early' | 'controller'
const scripts = new Map<Entry, string>()

/** One of this folder's functions, with all it imports, as a script that calls it. */
function asScript(entry: Entry): string {
  let script = scripts.get(entry)
  if (script === undefined) {
    const { outputFiles } = buildSync({
      stdin: {
        contents: `import { ${entry} } from './${entry}'\n${entry}()`,
        resolveDir: 'src/boot',
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
    if (!result.code) throw new Error(`terser returned nothing for ${entry}`)
    script = result.code.replace(/;$/, '')
    scripts.set(entry, script)
  }
  return script
}

/** The inline script, the same on every page: what differs stands in `#boot-data`. */
export const earlyScript = (): string => asScript('early')

/**
 * The controller's file. Its name stays, so that pages from before a deploy find one; its address
 * changes with its content.
 * @param chunkMap Gatsby's chunk-map.json, in which its loader looks for a page's files
 */
export function controllerFile(chunkMap: string): { name: string; href: string; text: string } {
  const text = `window.___chunkMapping=${JSON.stringify(chunkMap)};${asScript('controller')}\n`
  return {
    name: 'boot.js',
    href: `/boot.js?v=${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
    text,
  }
}
