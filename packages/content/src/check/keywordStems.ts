const blank = new Set(
  `a an and any are as at be been before but by can do does for from had has have if in into is it its may more no nor not of off on one or other out over so some than that the then there these this to too up was were when where which while will with within without you your yours`.split(
    ' ',
  ),
)

/** Returns a word without the endings of English, roughly: what is left tells words apart. */
const stem = (word: string) =>
  word
    .replace(/(?:'s|’s)$/, '')
    .replace(/(?:ing|ed|es|s|ly)$/, (end) => (word.length - end.length >= 3 ? '' : end))

/**
 * Returns the words of a sentence that carry its meaning, stemmed; numbers and tokens count as
 * words.
 */
export const keywordStems = (sentence: string): Set<string> =>
  new Set(
    (sentence.toLowerCase().match(/\{[a-z]+:[a-z0-9-]+\}|[\p{L}\p{N}'’-]+/gu) ?? [])
      .filter((word) => !blank.has(word))
      .map(stem),
  )
