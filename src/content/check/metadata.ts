import { interpolate, tokenPattern } from '../expand'
import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { isHomeAlias, isReserved, productRoute } from '../routes'
import { copyAmong } from './copies'
import { pageFiles } from './files'

const lastPart = (route: string) => route.split('/').at(-1) || 'home'

const limits = { title: [10, 70], description: [70, 160] } as const

/**
 * A text without what no reader sees: capitals, the number and kind of spaces, characters without
 * width, the shape of quotes and hyphens.
 */
const asRead = (text: string) =>
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
 * Routes, titles and descriptions: unique, and of a length that search results can show, whichever
 * name the medicine has.
 */
export function metadataProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const among = copyAmong(content)
  const seen = {
    route: new Map<string, string>(),
    title: new Map<string, string>(),
    description: new Map<string, string>(),
  }

  const unique = (what: keyof typeof seen, value: string, file: string) => {
    const key = asRead(value)
    const other = seen[what].get(key)
    if (other === undefined) return void seen[what].set(key, file)
    const { copy, original } = among(other, file)
    problems.push(
      problem(
        copy,
        [what],
        `"${value}" is also the ${what} of ${original}.`,
        `Give each page a ${what} of its own`,
      ),
    )
  }

  for (const { kind, value } of pageFiles(content)) {
    const route = kind === 'product' ? productRoute(value.id) : value.route
    if (route !== null) {
      unique('route', route, value.file)
      if (isReserved(route))
        problems.push(
          problem(
            value.file,
            ['route'],
            `"${route}" is an address that the site needs for itself.`,
            'Choose another',
          ),
        )
      if (isHomeAlias(route))
        problems.push(
          problem(
            value.file,
            ['route'],
            `"${route}" is another address of the homepage.`,
            'Choose another',
          ),
        )
      const last = lastPart(route)
      // A page that was moved may keep the name of its file: the editor in the browser cannot
      // change both at once.
      const routes = [route, ...('formerRoutes' in value ? (value.formerRoutes ?? []) : [])]
      // The editor in the browser calls the file of /cosmetalk/dry-skin cosmetalk-dry-skin.
      const names = routes.flatMap((one) => [lastPart(one), one.slice(1).replaceAll('/', '-')])
      if (!names.includes(value.id) && kind !== 'person' && kind !== 'product')
        problems.push(
          problem(
            value.file,
            ['route'],
            `"${route}" does not match the name of the file.`,
            `Change the route; if the page has moved, add its old address to formerRoutes; if it is new, call the file ${last}.json`,
          ),
        )
    }
    if (kind === 'person' && route === null) continue
    if (kind === 'person' && !/^\/team\/dr-[a-z-]+$/.test(route!))
      problems.push(
        problem(
          value.file,
          ['route'],
          `"${route}" is not the address of a doctor.`,
          'Write it like /team/dr-name',
        ),
      )
    for (const what of ['title', 'description'] as const) {
      unique(what, value[what], value.file)
      const [least, most] = limits[what]
      const wrong = expansions(value[what], content).find(
        ({ words }) => words.length < least || words.length > most,
      )
      if (!wrong) continue
      const { words, switched } = wrong
      const withName = switched ? ` with "${switched}" in it` : ''
      const length = `is ${words.length} characters long${withName}, which is too ${words.length < least ? 'short' : 'long'}.`
      problems.push(
        problem(
          value.file,
          [what],
          length,
          `A ${what} has ${least} to ${most} characters, spaces included`,
        ),
      )
    }
  }
  return problems
}

type Expansion = { words: string; switched: string | null }

/**
 * The text as readers get it under each of the two settings of medicineNames; none while a file it
 * needs is broken. Unknown tokens are reported by the copy check; here they only must not stop the
 * report.
 */
function expansions(text: string, { clinic, prices, safety }: ReadableContent): Expansion[] {
  if (!text.includes('{')) return [{ words: text, switched: null }]
  if (clinic === null || prices === null || safety === null) return []
  const known = text.replace(tokenPattern, (token, name: string, key: string) =>
    name === 'price' && !prices.prices.some((p) => p.key === key) ? '' : token,
  )
  return (['as-specified', 'public-label'] as const).flatMap((medicineNames): Expansion[] => {
    const switched = /\{medicine\}/i.test(text)
      ? medicineNames === 'public-label'
        ? clinic.medicine.publicLabel
        : clinic.medicine.name
      : null
    try {
      return [
        {
          words: interpolate(known, { clinic: { ...clinic, medicineNames }, prices, safety }),
          switched,
        },
      ]
    } catch {
      return []
    }
  })
}
