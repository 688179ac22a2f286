import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article } from '../../src/content/schemas/article'
import type { Page } from '../../src/content/schemas/page'
import type { Treatment } from '../../src/content/schemas/treatment'

/**
 * A site of any size that passes the gate: the clinic's own content, and as many pages more as are
 * asked for, in turn an article and a page made of a treatment's words, which shows a plate, so
 * that the figures are those of pages and not of drawings.
 * @returns how many pages there are then
 */
export function writeContent(dataDir: string, wanted: number): number {
  const read = <T>(folder: string): T[] =>
    names(join(dataDir, folder)).map(
      (name) => JSON.parse(readFileSync(join(dataDir, folder, name), 'utf8')) as T,
    )
  const [articles, treatments] = [read<Article>('articles'), read<Treatment>('treatments')]
  // The homepage has two more addresses; people without a page of their own are not counted.
  const people = read<{ route: string | null }>('people').filter(({ route }) => route !== null)
  const have =
    articles.length +
    treatments.length +
    people.length +
    read('cities').length +
    read('pages').length +
    read('products').length +
    2
  for (let n = 0; n < wanted - have; n++) {
    const place = placeName(n)
    const slug = `notes-${place.toLowerCase()}`
    const common = {
      route: `/${slug}`,
      title: `Notes for ${place}`,
      description: `What patients in ${place} ask before a first visit: what is done, what it costs, whom it suits, and what can go wrong.`,
      keywords: [place.toLowerCase()],
      summary: `What patients in ${place} ask.`,
      heading: `Notes for ${place}`,
    }
    const [folder, value] =
      n % 2 === 0
        ? ([
            'articles',
            { ...ownWords(articles[(n / 2) % articles.length]!, place), ...common },
          ] as const)
        : ([
            'pages',
            {
              ...asPage(ownWords(treatments[((n - 1) / 2) % treatments.length]!, place)),
              ...common,
            },
          ] as const)
    writeFileSync(join(dataDir, folder, `${slug}.json`), JSON.stringify(value))
  }
  return Math.max(have, wanted)
}

const names = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json')).toSorted() // prettier-ignore

/** A treatment's words as a page of sections. */
function asPage(
  t: Treatment,
): Omit<Page, 'route' | 'title' | 'description' | 'keywords' | 'summary' | 'heading'> {
  return {
    kind: 'service',
    label: 'Notes',
    plate: 'skin',
    intro: t.intro,
    related: t.related,
    sections: [
      { heading: 'What it is', paragraphs: t.whatItIs.paragraphs, list: t.whatItIs.treats },
      { heading: 'Whom it suits', list: t.suits.list },
      ...(t.notFor.list ? [{ heading: 'Who should wait', list: t.notFor.list }] : []),
      {
        heading: 'Prices',
        paragraphs: t.prices.paragraphs,
        ...(t.prices.keys.length > 0 && { prices: t.prices.keys }),
      },
      { heading: 'The appointment', steps: t.appointment },
      {
        heading: 'Risks',
        paragraphs: t.risks.paragraphs,
        list: [...t.risks.common, ...t.risks.rare],
      },
      { heading: 'Afterwards', list: t.aftercare.list },
      { heading: 'Results', paragraphs: t.results.paragraphs },
    ],
    questions: t.questions,
    sources: t.sources,
    review: t.review,
  }
}

const syllables = 'ba ke li mo ru sa te vi no pa de fi go lu ma ne ro su ta zo'.split(' ')

/** A name for every number, and no two alike. */
function placeName(n: number): string {
  const at = (place: number) =>
    syllables[Math.floor(n / syllables.length ** place) % syllables.length]!
  const word = `${at(2)}${at(1)}${at(0)}`
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}ham`
}

/**
 * Words that no other page has: the gate refuses a long sentence that stands on two. Parts of the
 * site that may stand once are left out.
 */
function ownWords<T>(value: T, place: string): T {
  const written = JSON.stringify(value, (key, part: unknown) => {
    if (key === 'feature') return undefined
    if (typeof part !== 'string' || key === 'source' || key === 'url') return part
    return part.split(/(?<=[.!?])\s+/).map((sentence) => (sentence.split(' ').length < 8 ? sentence : `${place}: ${sentence}`)).join(' ') // prettier-ignore
  })
  return JSON.parse(written) as T
}
