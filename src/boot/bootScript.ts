import { createHash } from 'node:crypto'
import { minify_sync } from 'terser'
import { controller } from './controller'
import { speculationRules } from './speculationRules'

let script: string | null = null

/** The inline script of every page, minified. It is the same on all of them: what differs stands in `#boot-data`. */
export function bootScript(): string {
  if (script === null) {
    // tsx compiles functions with calls of a helper of its own, which the page does not have; terser takes out what nobody calls.
    const source = `(()=>{const __name=(f)=>f;(${controller.toString()})()})()`
    const { code } = minify_sync(source, {
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true },
      mangle: true,
      format: { inline_script: true },
    })
    if (!code) throw new Error('terser returned nothing for the inline script')
    script = code.replace(/;$/, '')
  }
  return script
}

/** For a content security policy without 'unsafe-inline': the hashes of the inline scripts that {@link deferScripts} leaves in a page. */
export const inlineScriptHashes = (): string[] =>
  [bootScript(), speculationRules()].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
