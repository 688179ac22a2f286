/** Sets words with typographic spaces and quotes, in answers and on the pages. */

const space = '\u00a0'
const joiner = '\u2060'

const beforeUnit =
  /(\d) (?=(?:ml|mm|cm|kg|mg|million|hours?|days?|weeks?|months?|years?|minutes?|seconds?|sessions?|visits?|areas?|syringes?)\b)/g
const afterWord = /\b(SPF|NHS|[Dd]ays?|[Ww]eeks?|[Mm]onths?|[Ss]teps?) (?=\d)|\b(Dr) (?=[A-Z])/g
const ratio = /(\d) (in|of) (?=\d)/g
const telephone = /(^|\D)(0\d{2,4} \d{3,6}(?: \d{3,4})?|\+\d{1,3}(?: \d{2,5}){2,4}|116 123)(?!\d)/g

/** Arabic, Chinese and Japanese have marks and spaces of their own. */
const otherScript = /[\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff]/
const inEnglish = (set: (text: string) => string) => (text: string) =>
  otherScript.test(text) ? text : set(text)

/** Curly quotation marks and apostrophes. A text keeps its length. */
export const withCurlyMarks = inEnglish((text) =>
  text
    .replace(/(^|[\s([–—"‘“])'(?=\S)/g, '$1‘')
    .replaceAll("'", '’')
    .replace(/(^|[\s([–—‘])"(?=\S)/g, '$1“')
    .replaceAll('"', '”'),
)

/**
 * No line break between a number and its unit, or within a range or a telephone number. A text
 * keeps its length.
 */
export const withFirmSpaces = inEnglish((text) =>
  text
    .replace(beforeUnit, `$1${space}`)
    .replace(afterWord, `$1$2${space}`)
    .replace(ratio, `$1${space}$2${space}`)
    .replace(/(\d) to (?=£?\d)/g, `$1${space}to${space}`)
    .replace(
      telephone,
      (_, before: string, number: string) => before + number.replaceAll(' ', space),
    ),
)

/**
 * No line break in "walk-in" before its last two letters, or in "e-mail" after its first. A joiner
 * does it: the faces of the site have no hyphen that keeps a word together.
 */
export const withJoiners = inEnglish((text) =>
  text.replace(/([a-z]-)(?=[a-z]{2}(?![\w-]))|\b([Ee]-)(?=mail)/g, `$1$2${joiner}`),
)

/** Returns a text of English as it is set, by all of these. */
export const typeset = (text: string): string => withJoiners(withFirmSpaces(withCurlyMarks(text)))

/** Returns the same as a keyboard types it, so that what is set can be looked for. */
export const asTyped = (text: string): string =>
  text.replaceAll(joiner, '').replaceAll(space, ' ').replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
