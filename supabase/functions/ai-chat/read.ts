import type { Library } from './library.ts'
import { areas, elsewhere, families, female, intents, male, steering, tasks, topics, type Family, type Intent } from './lexicon.ts'
import type { Item } from './prices.ts'
import { normalise, withDigits } from './text.ts'

/** What the engine makes of a question. */
export type Reading = {
  /** Normalised and spell-corrected. */
  text: string
  families: Set<Family>
  areas: string[]
  /** Routes with weights, the likeliest first. */
  routes: [string, number][]
  items: Item[]
  intents: Set<Intent>
  male: boolean
  female: boolean
  count: number | null
  ml: number | null
  budget: number | null
  steering: boolean
  task: boolean
  elsewhere: boolean
}

/** For reading only: a comma parts two treatments as "and" does. */
export const listed = (question: string) => question.replace(/[,;+/](?!\d)/g, ' and ')

/** A question normalised, spell-corrected and with its numbers in digits: the form that everything here reads. */
export function correct(question: string, library: Library): string {
  return withDigits(library.speller.text(normalise(question)))
}

/** Places whose relaxer is asked about together with the chin's, which is then an add-on too. */
const besideChin = new Set(['forehead', 'frown', 'crows', 'brow', 'gummy', 'bunny'])

const countPattern = /\b(\d{1,2}) (?:\w+ )?(?:areas?|zones?|regions?|places|spots|bits)\b/
const mlPattern = /\b(\d+(?:\.\d+)?) ml\b/

/** Words of a question that are read for its subject; the rest of a very long one is left. */
const mostWords = 150

/** @param question as {@link correct} gives it */
export function read(question: string, library: Library): Reading {
  const text = question.split(' ', mostWords).join(' ')
  const named = new Set<Family>()
  for (const family of ['relaxer', 'filler'] as const) if (families[family].test(text)) named.add(family)
  const isMale = male.test(text)
  const isFemale = female.test(text) && !isMale
  const allAreas = /\b(?:all|whole|every|full) (?:the |of the )?(?:three|3) ?(?:main )?(?:areas?)?\b/.test(text)
  const bothAreas = /\bboth (?:\w+ )?areas?\b/.test(text)
  const several = /\b1 (?:and |or |to )*2 (?:and |or )*3\b/.test(text)
  const count = several ? null : Number(countPattern.exec(text)?.[1] ?? 0) || (allAreas ? 3 : bothAreas ? 2 : null)
  const ml = Number(mlPattern.exec(text)?.[1] ?? 0) || null
  const asked = new Set((Object.keys(intents) as Intent[]).filter((intent) => intents[intent].test(text)))
  if (/\bbu(?:d)?get|under|less than|up to|below|for (?:only )?(?:pounds )?\d+(?: pounds)?\b/.test(text) && /\bpounds\b/.test(text)) asked.add('price')

  const weights = new Map<string, number>()
  const add = (route: string | undefined, weight: number) => {
    if (route !== undefined && library.page(route)) weights.set(route, (weights.get(route) ?? 0) + weight)
  }

  const items: Item[] = []
  const foundAreas: string[] = []
  const mainAreas: string[] = []
  const price = (keys: readonly string[] | undefined, clause: string) => {
    const known = (keys ?? []).filter((key) => library.knowledge.facts.prices.some((p) => p.key === key))
    if (known.length === 0 || items.some((item) => item.kind === 'price' && item.keys.join() === known.join())) return
    items.push({ kind: 'price', keys: known, ml: Number(mlPattern.exec(clause)?.[1] ?? 0) || null, quantity: 1 })
  }

  // Each part of a list is read by itself, so that "1 ml in the lips and 2 ml in the cheeks" keeps its amounts apart.
  const clauses = splitList(text)
  let carried: Family | null = countPattern.test(text) && !named.has('filler') ? 'relaxer' : null
  const taken = new Set<string>()
  for (const clause of clauses) {
    const own = (['relaxer', 'filler'] as const).filter((family) => families[family].test(clause))
    if (own.length > 0) carried = own[0]!
    let rest = clause
    for (const area of areas) {
      if (!area.pattern.test(rest)) continue
      const beside = area.id === 'chin' && own.length === 0 && foundAreas.some((id) => besideChin.has(id)) ? ('relaxer' as const) : undefined
      const means = area.means?.find(([pattern]) => pattern.test(clause))?.[1] ?? beside
      const possible = (['relaxer', 'filler'] as const).filter((family) => area[family] !== undefined)
      const wanted: Family[] =
        possible.length === 1
          ? [...possible]
          : own.length === 1
            ? [own[0]!]
            : means !== undefined
              ? [means]
              : own.length === 2
                ? [...possible]
                : carried !== null && possible.includes(carried)
                  ? [carried]
                  : area.fallback !== undefined
                    ? [area.fallback]
                    : [...possible]
      if (!taken.has(area.id)) {
        taken.add(area.id)
        foundAreas.push(area.id)
        for (const family of wanted) {
          add(area[family], own.length === 0 && means === undefined && possible.length > 1 ? 7 : 10)
          if (family === 'relaxer' && area.main !== undefined) mainAreas.push(area.main)
          else price(family === 'relaxer' ? area.relaxerPrices : area.fillerPrices, clause)
        }
        if (wanted.length === 1 && possible.length === 2 && own.length === 0) add(area[possible.find((family) => family !== wanted[0])!], 4)
      }
      rest = rest.replace(new RegExp(area.pattern.source, 'g'), ' ')
    }
  }
  for (const topic of topics) {
    if (!topic.pattern.test(text) || topic.not?.test(text)) continue
    add(topic.route, topic.route === '/dermal-fillers' || topic.route === '/neck' ? 3 : 9)
    price(topic.prices, text)
  }
  if (/\bfull[ -]?face\b|\b(?:whole|entire) face\b/.test(text) && !/\bface ?lift|consult|assessment/.test(text)) {
    if (named.has('relaxer') || !named.has('filler')) {
      price(['full-face-lines'], text)
      add('/botox-cost-london', 6)
      add('/botox-london', 6)
    }
  }
  if (/\b(?:ha ?ma|hamas?) ?(?:plan )?1\b|\b3 syringes?\b/.test(text)) price(['hama-1'], text)
  if (/\b(?:ha ?ma|hamas?) ?(?:plan )?2\b|\b4 syringes?\b/.test(text)) price(['hama-2'], text)
  if ((weights.get('/non-surgical-facelift') ?? 0) > 0 && !items.some((item) => item.kind === 'price' && item.keys[0]!.startsWith('hama'))) {
    price(['hama-1', 'hama-2'], text)
  }
  for (const [route, keys] of [
    ['/profhilo', ['profhilo']],
    ['/prescription-skincare', ['prescription-skincare']],
  ] as const)
    if (weights.has(route)) price(keys, text)

  // Two areas that share one price (grinding and the jaw muscle) are one treatment; a place inside another is not a second.
  const counted =
    count !== null && clauses.some((clause) => /\bareas?\b|\bzones?\b|\bspots\b|\bplaces\b|\bregions?\b/.test(clause) && !families.filler.test(clause))
  const linesAsked = mainAreas.length > 0 || counted || (named.has('relaxer') && foundAreas.length === 0 && !items.some((item) => item.kind === 'price'))
  if (linesAsked && !(mainAreas.length === 0 && count === null && items.some((item) => item.kind === 'price'))) {
    items.unshift({
      kind: 'lines',
      count: mainAreas.length > 0 || count !== null ? Math.max(mainAreas.length, count ?? 0) : null,
      male: isMale,
      female: isFemale,
      named: mainAreas,
    })
  }
  if (named.has('relaxer') || counted) {
    add('/botox-london', foundAreas.length === 0 && items.every((item) => item.kind === 'lines') ? 8 : 2)
    if (asked.has('price')) add('/botox-cost-london', foundAreas.length === 0 ? 9 : 5)
  } else if (asked.has('price') && items.some((item) => item.kind === 'lines')) add('/botox-cost-london', 5)
  if (named.has('filler') && foundAreas.length === 0) add('/dermal-fillers', 6)

  for (const [route, weight] of library.named(text)) add(route, Math.min(weight * 1.1, 9))

  const budgetMatch =
    /\b(?:budget (?:of|is)|under|less than|up to|below|max(?:imum)?(?: of)?|only have|have|got|with|for) (?:about |around |only |just )?(?:pounds )?(\d{2,5})(?: pounds)?\b/.exec(
      text,
    )
  const budget = budgetMatch && /\bpounds\b|budget|spend/.test(text) ? Number(budgetMatch[1]) : null

  return {
    text,
    families: named,
    areas: foundAreas,
    routes: [...weights].toSorted((a, b) => b[1] - a[1]),
    items,
    intents: asked,
    male: isMale,
    female: isFemale,
    count,
    ml,
    budget,
    steering: steering.test(text),
    task: tasks.test(text),
    elsewhere: elsewhere.test(text),
  }
}

/** "forehead and crows feet" → two parts; a part without words of its own stays with its neighbour. */
function splitList(text: string): string[] {
  return text
    .split(/\b(?:and|plus|with|as well as|together with|also|then|or)\b/)
    .map((part) => ` ${part.trim()} `)
    .filter((part) => part.trim() !== '')
}
