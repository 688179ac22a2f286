/** Longest message, in letters, whose sentences are read one by one. */
const short = 600
/** Length of the pieces in which a longer one is read, in letters, which bounds the time. */
const together = 240

/** Returns the sentences of a message, in their order; of a long one some together. */
export function sentencesOf(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?…])\s+|(?<=[。！？؟।۔])|\n+/u)
    .filter((one) => /\p{L}/u.test(one))
  if (text.length <= short) return sentences
  const joined: string[] = []
  for (const one of sentences.flatMap(inPieces)) {
    const last = joined.at(-1)
    if (last !== undefined && last.length + one.length < together)
      joined[joined.length - 1] = `${last} ${one}`
    else joined.push(one)
  }
  return joined
}

/**
 * Splits a text without full stops into pieces that overlap by some words, so that none parts a
 * sign.
 */
function inPieces(sentence: string): string[] {
  if (sentence.length <= 2 * together) return [sentence]
  const words = sentence.split(' ')
  return Array.from({ length: Math.ceil(words.length / 30) }, (_, i) =>
    words.slice(30 * i, 30 * i + 45).join(' '),
  )
}

/** Returns the clauses of a sentence. */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,;:،、，؛]|(?<=[.!?…])\s|\b(?:and|but|also|plus)\b/iu)
    .filter((one) => /\p{L}/u.test(one))

/** Matches the beginning of a clause whose words stand in the order of a question. */
export const inOrderOfQuestion =
  /^(?:(?:so|and|but|or|also|ok|then|please) )*(?:(?:do|does|did|can|could|will|would|should|shall|is|are) (?!not\b)\w|(?:am|was|has|have) (?:i|it|he|she|you|they|there|this|that)\b|(?:what|when|why|who|where|which) (?:is|are|was|do|does|did|can|could|will|would|should|about|if)\b|what (?:we|you)\b|how (?:long|much|many|often|soon|far|quick|big|bad|do|does|is|are|can|will|would|should)\b)/
