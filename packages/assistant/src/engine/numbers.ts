import { numberWords } from '@clinic/contract/prose'

/** Numbers in a question, which is normalised: amounts, ages, and how many of something. */

/** Returns the number that stands before a word, which may be a pattern: "2 ml". */
export function numberBefore(text: string, word: string): number | null {
  const found = new RegExp(String.raw`\b(\d+(?:\.\d+)?) ${word}\b`).exec(text)
  return found ? Number(found[1]) : null
}
export function numberAfter(text: string, word: string): number | null {
  const found = new RegExp(String.raw`\b${word} (\d+(?:\.\d+)?)\b`).exec(
    text.replace(/(?<=\bcourse of )\w+/, (number) => String(numberWords.get(number) ?? number)),
  )
  return found ? Number(found[1]) : null
}

/** Writes number words as digits: "two areas" and "2 areas" are one. */
export function withDigits(text: string): string {
  return text.replace(
    /\b[a-z]+\b(?= (?:\w+ )?(?:areas?|ml|syringes?|main|zones?|places|regions?|spots?|sessions?|rounds?|visits?))/g,
    (word) => (word === 'half' ? '0.5' : String(numberWords.get(word) ?? word)),
  )
}

/** The units of numbers other than ages: of amounts, times, weights, heights, money, and counts. */
const units =
  'ml|area|week|month|day|unit|hour|minute|session|syringe|percent|pound|treatment|year of|' +
  'years? (?!old)|point|' +
  // "16 still at school" is no weight, so these end where their word does.
  '(?:stone|kilo|lb|inch|inches|metre|mile)s?\\b|' +
  '(?:quid|euro|grand|min|visit|appointment|jab)s?\\b|' +
  '(?:kids|children|babies|times|hundred|thousand|in a row|out of)\\b'

/** Ways to say an age: "i am 16", "17 here", "15 year old", "over 60", "my daughter is 17". */
const ages = [
  // "It is 2 am" is an hour, "i am 17 am i too young" an age.
  String.raw`\b(?:i am|he is|she is|is|am|aged|age|turning|turned|just|only) (\d{1,2})\b(?! (?:${units}|[ap]m\b(?! i\b)))`,
  String.raw`^(1[0-7])\b(?! (?:${units}|[ap]m\b))`,
  String.raw`\b(\d{1,2}) (?:years? old|year old|yo|y o)\b`,
  String.raw`\b(?:over|under|at(?= (?:1[6-9]|[2-9]\d))) (\d{1,2})\b(?! (?:${units}|[ap]m\b))`,
  String.raw`\b(?:daughter|son|sister|brother|teenager|niece|nephew)s?\b.*?\b(1[0-7])\b(?! (?:${units}|[ap]m\b))`,
].map((pattern) => new RegExp(pattern))

/** Reads an age in a text, in years. */
export function ageIn(text: string): number | null {
  const digits = text.replace(/\b(?:thir|four|fif|six|seven|eigh)teen\b/g, (word) =>
    String(numberWords.get(word)),
  )
  const found = ages.flatMap((age) => age.exec(digits)?.[1] ?? [])[0]
  return found === undefined ? null : Number(found)
}

/** Matches how tall or heavy somebody is, which is no age, size or amount of what is asked about. */
const bodyMeasure = new RegExp(
  String.raw`(?<!\b(?:los[te]|losing|gain(?:ed)?|put on|dropped|shed) (?:about |over |nearly )?)\b(?:` +
    [
      String.raw`\d ?['’′] ?\d{1,2}(?!\d)["”″]?`,
      String.raw`\d ?(?:ft|foot|feet)(?![a-z])(?: ?\d{1,2}\b(?: ?(?:in|inch|inches)\b)?)?`,
      String.raw`(?:[4-9]|[12]\d) ?(?:stones?|st)(?![a-z])(?: ?\d{1,2}\b(?: ?lbs?\b)?)?`,
      String.raw`\d{1,3} ?(?:kgs?|kilos?|lbs?|cm)\b(?: tall)?`,
      String.raw`bmi (?:(?:is|of|was|around|about|over) )*\d{2}(?:\.\d)?\b`,
    ].join('|') +
    ')',
  'gi',
)

/** Returns a text without the height and the weight of somebody. */
export const withoutMeasures = (text: string) => text.replace(bodyMeasure, ' ')

/**
 * Matches an amount that was paid, or by which something is named: "the £60 cream", "charged £450".
 */
const namedAmount =
  /\b(the|that|this|your|paid|charged|cost|costs|spent|owe) (?:me )?(?:about |around |nearly |over )?(?:pounds \d+(?:\.\d+)?|\d{2,5} (?:pounds|quid))\b/g

/** Returns a text without the amounts that nobody has yet to spend. */
export const withoutNamedAmounts = (text: string) => text.replace(namedAmount, '$1')

/** Reads the amount somebody has to spend: "a budget of £350", "i have 200 pounds". */
export function budgetIn(whole: string): number | null {
  const text = withoutNamedAmounts(whole)
  const named =
    numberBefore(text, '(?:budget|to spend|max)') ??
    numberAfter(
      text,
      '(?:budget|under|less than|spend|only have|for) (?:of |is |about |around )?pounds',
    )
  if (named !== null) return named
  const had = /\b(?:have|got) (?:about |around )?(\d{3,4}) (?:for|to)\b/.exec(text)?.[1]
  return numberBefore(text, 'pounds') ?? numberAfter(text, 'pounds') ?? (had ? Number(had) : null)
}

/** Reads how many times a year something is done: "every 12 weeks", "every three months". */
export function yearlyIn(text: string): number | null {
  const [, count = '', unit] = /\bevery (\w+) (week|month)s?\b/.exec(text) ?? []
  const each = numberWords.get(count) ?? Number(count)
  return unit === undefined || !(each > 0) ? null : Math.round((unit === 'week' ? 52 : 12) / each)
}
