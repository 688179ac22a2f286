import { allLines, type SiteData } from '../site'

/** A telephone number as it stands in an answer, and the link that rings it. */
export type Dial = { display: string; href: string; say: string }

/**
 * The numbers that an answer may link: the clinic's own, and those that everybody in the country
 * can ring. No others.
 */
export function dialsOf(site: Pick<SiteData, 'lines' | 'emergencyLine' | 'freephone'>): Dial[] {
  return [
    { display: '999', href: 'tel:999', say: 'Call 999' },
    { display: '111', href: 'tel:111', say: 'Ring NHS 111' },
    { display: '116 123', href: 'tel:116123', say: 'Ring Samaritans' },
    ...[site.emergencyLine, ...allLines(site)].map(({ display, href }) => ({
      display,
      href,
      say: `Ring ${display}`,
    })),
  ]
}

/** Finds these numbers in a text, and neither amounts nor parts of longer numbers. */
export const dialPattern = (dials: readonly Dial[]): RegExp =>
  new RegExp(
    `(?<![£\\d.])(${dials.map(({ display }) => display.replace('+', '\\+')).join('|')})(?!\\d)`,
    'g',
  )

/**
 * The first few numbers of an answer, each once, in the order in which it says them: whom to ring
 * first comes first.
 */
export function firstDials(text: string, dials: readonly Dial[], most = 3): Dial[] {
  const found = [...text.matchAll(dialPattern(dials))].flatMap(
    ([display]) => dials.find((dial) => dial.display === display) ?? [],
  )
  return [...new Set(found)].slice(0, most)
}
