import { createHash } from 'node:crypto'
import { minify_sync } from 'terser'
import { controller } from './controller'
import { early } from './early'

const minified = new Map<() => void, string>()

/** A function as a script by itself. */
function asScript(code: () => void): string {
  let script = minified.get(code)
  if (script === undefined) {
    // tsx compiles functions with calls of a helper of its own, which the page does not have; terser takes out what nobody calls.
    // As parameters, the names it uses most are mangled too.
    const source = `((document,location,window)=>{const __name=(f)=>f;(${code.toString()})()})(document,location,window)`
    const result = minify_sync(source, {
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true },
      mangle: true,
      format: { inline_script: true },
    })
    if (!result.code) throw new Error('terser returned nothing for an inline script')
    script = result.code.replace(/;$/, '')
    minified.set(code, script)
  }
  return script
}

/** The inline script of every page. It is the same on all of them: what differs stands in `#boot-data`. */
export const earlyScript = (): string => asScript(early)

/**
 * The controller's file. Its name stays, so that a page from before a new deploy still finds one; the address that pages ask for
 * changes with what is in it, so that it may be kept for good.
 * @param chunkMap what Gatsby writes to chunk-map.json; its loader looks there which files a page needs
 */
export function controllerFile(chunkMap: string): { name: string; href: string; text: string } {
  const text = `window.___chunkMapping=${JSON.stringify(chunkMap)};${asScript(controller)}\n`
  return { name: 'boot.js', href: `/boot.js?v=${createHash('sha256').update(text).digest('hex').slice(0, 12)}`, text }
}
