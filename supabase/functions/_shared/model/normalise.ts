/**
 * Other scripts' digits stand in rows of ten, zero first: a digit's value is its distance from the
 * row's beginning.
 */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0)!
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}

/**
 * A text as it is compared and as it is shown: compatibility forms (full width, mathematical
 * letters, ligatures) as plain ones, digits of every script as 0 to 9, one kind of quotation mark
 * and hyphen, and nothing invisible (zero-width characters, direction marks, control characters).
 * Letters of other scripts stay what they are: a word that holds one is not the word it looks like.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/[\p{Cf}\p{Co}\p{Cn}]|(?!\n)\p{Cc}/gu, (character) => (character === '\t' ? ' ' : ''))
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .replace(/[‘’‛′`´]/g, '’')
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** The sentences of a normalised text. A line break always ends one. */
export function sentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '')
}
