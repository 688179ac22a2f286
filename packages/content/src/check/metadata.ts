import { interpolate, tokenPattern } from '../expand'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import { isHomeAlias, isReserved, routeOf } from '../routes'
import { copyAmong } from './repetition'
import { folderOf, pageEntries, type PageEntry } from '../siteContent'

const lastPart = (route: string) => route.split('/').at(-1) || 'home'

const limits = { title: [10, 70], description: [70, 160] } as const

/**
 * Returns a text without what no reader sees: capitals, the number and kind of spaces, characters
 * without width, the shape of quotes and hyphens.
 */
const normalised = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Checks routes, titles and descriptions: unique, and of a length that search results can show,
 * whichever name the medicine has.
 */
export function metadataProblems(content: ReadableContent): Problem[] {
  const pages = pageEntries(content).map((value): Page => ({ value, route: routeOf(value) }))
  // A person without a page has no title that anybody sees.
  const shown = pages.filter(({ route }) => route !== null)
  return [
    ...repeatedProblems(shown, content),
    ...pages.flatMap(routeProblems),
    ...shown.flatMap((page) => lengthProblems(page, content)),
  ]
}

type Page = { value: PageEntry; route: string | null }

/** Finds a route, title or description that two pages have. */
function repeatedProblems(pages: readonly Page[], content: ReadableContent): Problem[] {
  const among = copyAmong(content)
  return (['route', 'title', 'description'] as const).flatMap((what) => {
    const seen = new Map<string, string>()
    return pages.flatMap(({ value, route }) => {
      const text = what === 'route' ? route : value[what]
      if (text === null) return []
      const other = seen.get(normalised(text))
      if (other === undefined) {
        seen.set(normalised(text), value.file)
        return []
      }
      const { copy, original } = among(other, value.file)
      return problem(
        copy,
        [what],
        `"${text}" is also the ${what} of ${original}.`,
        `Give each page a ${what} of its own`,
      )
    })
  })
}

/** Finds an address that a page cannot have, or that does not go with its file. */
function routeProblems({ value, route }: Page): Problem[] {
  if (route === null) return []
  const folder = folderOf(value)
  const { problems, add } = problemsIn(value.file, ['route'])
  const tell = (what: string, fix: string) => add([], `"${route}" ${what}`, fix)
  // A page that was moved may keep the name of its file: the editor in the browser cannot change
  // both at once. And it calls the file of /cosmetalk/dry-skin cosmetalk-dry-skin.
  const routes = [route, ...('formerRoutes' in value ? (value.formerRoutes ?? []) : [])]
  const names = routes.flatMap((one) => [lastPart(one), one.slice(1).replaceAll('/', '-')])
  if (isReserved(route)) tell('is an address that the site needs for itself.', 'Choose another')
  if (isHomeAlias(route)) tell('is another address of the homepage.', 'Choose another')
  if (!names.includes(value.id) && folder !== 'people' && folder !== 'products')
    tell(
      'does not match the name of the file.',
      'Change the route; if the page has moved, add its old address to formerRoutes; if it ' +
        `is new, call the file ${lastPart(route)}.json`,
    )
  if (folder === 'people' && !/^\/team\/dr-[a-z-]+$/.test(route))
    tell('is not the address of a doctor.', 'Write it like /team/dr-name')
  return problems
}

/**
 * Finds titles and descriptions that are too short or too long under one of the medicine's names.
 */
const lengthProblems = ({ value }: Page, content: ReadableContent): Problem[] =>
  (['title', 'description'] as const).flatMap((what) => {
    const [least, most] = limits[what]
    // A page that may not be advertised gets words of its own where advertising is restricted.
    const replaced = 'prescriptionOnly' in value && value.prescriptionOnly
    const wrong = expansions(value[what], content, replaced).find(
      ({ words }) => words.length < least || words.length > most,
    )
    if (!wrong) return []
    const { words, switched } = wrong
    const withName = switched ? ` with "${switched}" in it` : ''
    return problem(
      value.file,
      [what],
      `is ${words.length} characters long${withName}, which is too ` +
        `${words.length < least ? 'short' : 'long'}.`,
      `A ${what} has ${least} to ${most} characters, spaces included`,
    )
  })

type Expansion = { words: string; switched: string | null }

/**
 * Returns the text as readers get it under each of the two settings of advertising; none while a
 * file it needs is broken. Unknown tokens are reported by the copy check; here they only must not
 * stop the report.
 */
function expansions(
  text: string,
  { clinic, prices, safety }: ReadableContent,
  isReplaced = false,
): Expansion[] {
  if (!text.includes('{')) return [{ words: text, switched: null }]
  if (clinic === null || prices === null || safety === null) return []
  const known = text.replace(tokenPattern, (token, name: string, key: string) =>
    name === 'price' && !prices.prices.some((p) => p.key === key) ? '' : token,
  )
  const { name: own, publicLabel } = clinic.medicine
  return (isReplaced ? [own] : [own, publicLabel]).flatMap((name): Expansion[] => {
    const switched = /\{medicine\}/i.test(text) ? name : null
    try {
      return [
        {
          words: interpolate(known, {
            clinic: { ...clinic, medicine: { ...clinic.medicine, name } },
            prices,
            safety,
          }),
          switched,
        },
      ]
    } catch {
      return []
    }
  })
}
