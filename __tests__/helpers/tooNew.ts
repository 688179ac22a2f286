import compatibility, { type Identifier } from '@mdn/browser-compat-data'
import { transformSync, type Loader } from 'esbuild'
import { esbuildTarget, older, oldestBrowsers } from '../../src/browsers'

/**
 * Finds what scripts and styles use and the oldest browsers of package.json's `browserslist` lack:
 * syntax by esbuild's tables, methods and selectors by MDN's.
 */

const mdnNames: Record<string, string> = {
  and_chr: 'chrome_android',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
}
const oldest = [...oldestBrowsers()].map(
  ([name, version]) => [mdnNames[name] ?? name, version] as const,
)

/** Checks whether one of the browsers lacks it. Prefixes count as having it. */
const isMissing = ({ __compat }: Identifier) =>
  oldest.some(([browser, version]) => {
    const said = __compat!.support[browser as 'chrome']
    return (
      said !== undefined &&
      ![said].flat().some(({ version_added: added, flags, alternative_name }) => {
        const since = typeof added === 'string' && added !== 'preview' && added.replace('≤', '')
        return since && !flags && !alternative_name && !older(version, since)
      })
    )
  })

/** `AbortSignal.timeout` and the like. */
const statics = new Set<string>()
/** Methods of objects by their name alone, which says nothing of what they are called on. */
const methods = new Map<string, boolean>()
const globals = new Set<string>()

function readInterfaces(interfaces: Record<string, Identifier>): void {
  for (const [name, one] of Object.entries(interfaces)) {
    if (one.__compat && isMissing(one)) globals.add(name)
    for (const [key, member] of Object.entries(one) as [string, Identifier][]) {
      if (!member.__compat) continue
      const missing = isMissing(member)
      const [plain] = key.split('_') as [string]
      if (plain !== key) {
        if (missing) statics.add(`${name}.${plain}`)
        else methods.set(plain, false)
      } else {
        const { experimental, deprecated, standard_track: standard } = member.__compat.status!
        // Nobody writes those; their names are of things of one's own.
        const known = standard && !experimental && !deprecated
        if (!missing || known) methods.set(key, missing && methods.get(key) !== false)
      }
    }
  }
}
const { css, javascript } = compatibility as unknown as Record<string, Record<string, Identifier>>
const builtins = javascript!.builtins!
readInterfaces(compatibility.api as Record<string, Identifier>)
readInterfaces(builtins as Record<string, Identifier>)
readInterfaces(builtins.Intl as Record<string, Identifier>)

/** Returns what one browser at least would have to be given in other words. */
function newSyntax(code: string, loader: Loader): string[] {
  const written = (target: string[] | string) =>
    transformSync(code, {
      loader,
      target,
      logLevel: 'silent',
      // esbuild holds that Chromium and Safari have too few of their names.
      supported: { 'regexp-unicode-property-escapes': true },
    }).code.split('\n')
  // Brackets around a function are no other words.
  const words = (line: string) => line.replace(/[()]/g, '')
  const asItIs = new Set(written('esnext').map(words))
  return written(esbuildTarget).filter((line) => !asItIs.has(words(line)))
}

/**
 * Returns what a script uses that some browser lacks. A method called as `x.method?.()` is asked
 * for first.
 */
export function tooNewInScript(script: string): string[] {
  const found = new Set(newSyntax(script, 'js').map((line) => `syntax: ${line.slice(0, 120)}`))
  // In a literal, and in a string from which one is made.
  for (const [lookbehind] of script.matchAll(/\(\?<[=!].{0,20}/g)) found.add(lookbehind)
  for (const [, on, name] of script.matchAll(/([\w$]*)\.(\w+)(?=\()/g))
    if (methods.get(name!) && !statics.has(`${on}.${name}`)) found.add(`.${name}()`)
  for (const [name] of script.matchAll(/\b[A-Z]\w+\.\w+/g)) if (statics.has(name)) found.add(name)
  for (const [, name] of script.matchAll(/(?:\bnew |[^\w$."'`-])([A-Za-z]\w+)(?=[(.])/g))
    if (globals.has(name!)) found.add(name!)
  return [...found]
}

/**
 * Returns what rules would be thrown away for: syntax, or in a list of selectors one that is not
 * known.
 */
export function tooNewInStyles(styles: string): string[] {
  const lists = [...styles.matchAll(/([^{}]+)\{/g)].filter(([, list]) => list!.includes(','))
  return [
    ...newSyntax(styles, 'css'),
    ...lists.flatMap(([, list]) =>
      [...list!.matchAll(/::?([\w-]+)/g)]
        .filter(([, name]) => {
          const selector = css!.selectors![name!]
          return selector?.__compat && isMissing(selector)
        })
        .map(([selector]) => `${selector} in ${list}`),
    ),
  ]
}
