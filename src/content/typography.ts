import type { Rich } from './expand'

const space = '\u00a0'
const beforeUnit =
  /(\d) (?=(?:ml|mm|cm|kg|mg|hours?|days?|weeks?|months?|years?|minutes?|sessions?|visits?)\b)/g

/** Arabic, Chinese and Japanese have marks and spaces of their own. */
const otherScript = /[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/

/**
 * Copy as it is set: curly quotation marks and apostrophes, and no line break between a number and
 * its unit, within a range or a telephone number, before the last two letters of "walk-in" or
 * after the first of "e-mail". For English only.
 */
export function typeset(text: string): string {
  if (otherScript.test(text)) return text
  return text
    .replace(/(^|[\s([–—"‘“])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(^|[\s([–—‘])"(?=\S)/g, '$1“')
    .replaceAll('"', '”')
    .replace(beforeUnit, `$1${space}`)
    .replace(/(\d) to (?=£?\d)/g, `$1${space}to${space}`)
    .replace(/([a-z])-(?=[a-z]{2}\b)|\b([Ee])-(?=mail)/g, '$1$2\u2011')
    .replace(/\b0\d{2,4} \d{3,4} \d{3,4}\b/g, (number) => number.replaceAll(' ', space))
}

/**
 * The same in words and links. A mark at the seam of two parts belongs to the words around it, so
 * the text is set as a whole.
 */
export function typesetRich(rich: Rich): Rich {
  if (typeof rich === 'string') return typeset(rich)
  const texts = rich.map((part) => (typeof part === 'string' ? part : part.text))
  const whole = typeset(texts.join(''))
  let at = 0
  return rich.map((part, i) => {
    // Setting changes marks and never the length.
    const text = whole.slice(at, (at += texts[i]!.length))
    return typeof part === 'string' ? text : { ...part, text }
  })
}
