import { asTyped } from '@clinic/contract/typography'
import { allLines, type Helpline, type SiteData } from '../../site/site'
import * as dialogWords from '../../words/dialog'

/** A paragraph, with the BCP 47 tag of its language where that is known. */
export type Paragraph = {
  text: string
  language?: string | undefined
  /** It says in English what others say in the visitor's language. */
  folded?: boolean | undefined
}

/** Divides an answer at its blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Returns the only numbers an answer may link: the clinic's own and the helplines of
 * data/safety.json.
 */
export const dialsOf = (
  site: Pick<SiteData, 'lines' | 'emergencyLine' | 'freephone' | 'helplines'>,
): Helpline[] => [
  ...site.helplines,
  ...[site.emergencyLine, ...allLines(site)].map(({ display, href }) => ({
    display,
    href,
    button: dialogWords.ring(display),
  })),
]

/**
 * Finds these numbers (`number`, after `before`) in a text, and neither amounts nor parts of longer
 * numbers.
 */
export const dialPattern = (dials: readonly Helpline[]): RegExp =>
  new RegExp(
    `(?<before>^|[^£\\d.])(?<number>${dials.map(({ display }) => display.replace('+', '\\+').replace(/\s/g, '\\s')).join('|')})(?!\\d)`,
    'g',
  )

/** Returns the number that a text writes, with spaces of either kind. */
export const dialOf = (written: string, dials: readonly Helpline[]): Helpline | undefined =>
  dials.find(({ display }) => asTyped(display) === asTyped(written))

/** Returns the first few numbers of an answer, each once, in its order. */
export function firstDials(text: string, dials: readonly Helpline[]): Helpline[] {
  const found = [...text.matchAll(dialPattern(dials))].flatMap(
    ({ groups }) => dialOf(groups!.number!, dials) ?? [],
  )
  return [...new Set(found)].slice(0, 3)
}
