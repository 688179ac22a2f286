import { numberWords } from '@clinic/contract/prose'
import type { Topic } from '../knowledge.ts'

/** Numbers in a question, which is normalised: amounts, ages, and how many of something. */

/** Returns the number that a word stands for, NaN for none. */
export const numberOf = (word = '') => numberWords.get(word) ?? Number(word)

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

/** Writes number words as digits: "two areas" is "2 areas", and "six hundred" is 600. */
export function withDigits(text: string): string {
  const inHundreds = text
    .replace(/\b(\w+) (hundred|thousand|grand)\b/g, (whole, count: string, unit: string) => {
      const number = count === 'a' ? 1 : numberOf(count)
      return number > 0 ? String(number * (unit === 'hundred' ? 100 : 1000)) : whole
    })
    // "Lips 0.5" is of millilitres.
    .replace(
      /\b([012]\.5)(?=$| (?!ml|syringe|area|week|month|day|unit|hour|minute|year|stone|kilo|cm|mg|k\b))/g,
      '$1 ml',
    )
    .replace(/\b(\d+(?:\.\d)?) ?k\b/g, (_, count: string) => String(Number(count) * 1000))
  return inHundreds.replace(
    /\b[a-z]+\b(?= (?:\w+ )?(?:areas?|ml|syringes?|main|zones?|places|regions?|spots?|sessions?|rounds?|visits?))/g,
    (word) => (word === 'half' ? '0.5' : String(numberWords.get(word) ?? word)),
  )
}

/** The units of numbers other than ages: of amounts, times, weights, heights, money, and counts. */
const units =
  'ml|area|week|month|day|unit|hour|minute|session|syringe|percent|pound|treatment|' +
  'years?\\b(?! old)|yrs?\\b(?! old)|point|' +
  // "16 still at school" is no weight, so these end where their word does.
  '(?:stone|kilo|lb|inch|inches|metre|mile)s?\\b|' +
  '(?:quid|euro|grand|min|visit|appointment|jab)s?\\b|' +
  '(?:kids|children|babies|times|hundred|thousand|in a row|out of|st|nd|rd|th)\\b|' +
  // "The wedding is 3 July".
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,})?\\b'

/** Ways to say an age: "i am 16", "17 here", "15 year old", "over 60", "my daughter is 17". */
const ages = [
  // "It is 2 am" is an hour, "i am 17 am i too young" an age.
  String.raw`\b(?:i am|he is|she is|is|am|aged|age|turning|turned|just|only) (\d{1,2})\b(?!\.\d| (?:${units}|[ap]m\b(?! i\b)))`,
  String.raw`^(1[0-7])\b(?! (?:${units}|[ap]m\b))`,
  String.raw`\b(\d{1,2}) (?:years? old|year old|yo|y o)\b`,
  String.raw`\b(?:over|under|at(?= (?:1[6-9]|[2-9]\d))) (\d{1,2})\b(?!\.\d| (?:${units}|[ap]m\b))`,
  String.raw`^(?:(?:typo|oops|sorry|no|wait|i|meant|mean|it|is|that|should|be|actually) )+(\d\d)(?: (?:lol|haha|ha|sorry|not \d\d))*$`,
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

/** Checks whether an age, where one is known, is among those that a condition is of. */
export const isOfAge = ({ from = 0, to = 200 }: Topic['ages'] = {}, age: number | null) =>
  age === null || (from <= age && age <= to)

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

/** Matches words that say that an amount is there to be spent. */
const toSpend = new RegExp(
  String.raw`\b(?:budget|to (?:spend|play with|spare)|spend|max(?:imum)?|afford|saved|sav(?:e|ings)|enough|stretch|cover|put (?:by|aside)|only (?:have|got)|(?:would|will|does|is) (?:pounds )?\d{3,5}(?: (?:pounds|quid))? (?:do|get|pay|buy)|(?:have|got) (?:about |around )?(?:pounds )?\d{3,5}\b(?! (?:${units}))|(?:for|with|under|below|less than) (?:about |around )?\d{3,4}\b(?! (?:${units})))`,
)
/** Matches an amount of money, with its unit or without. */
const amount =
  /\b(?:pounds (\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) (?:pounds|quid)|(?!(?:999|111|112)\b)(\d{3,5}))\b/

/**
 * Reads the amount somebody has to spend, and whether it is said to be for that: "a budget of £350"
 * is, "what is there for £350" may be.
 */
export function budgetIn(whole: string): { amount: number; isSaid: boolean } | null {
  const text = withoutNamedAmounts(whole)
  const isSaid = toSpend.test(text)
  const [, before, behind, bare] = amount.exec(text) ?? []
  const found = before ?? behind ?? (isSaid ? bare : undefined)
  return found === undefined ? null : { amount: Number(found), isSaid }
}

/** Matches a number of people who pay together. */
const several =
  /\b(\w+) (?:of us|people|ladies|women|blokes|friends)\b|\b(?:both of us|us both|we both|between us)\b/
const allMen = /\ball (?:of us )?(?:men|male|blokes|guys|lads)\b/

/**
 * Returns the sex of each of several people who pay together, where they are told to be men; [] for
 * one: "me and my husband", "the three of us".
 *
 * @param companions words for whom somebody comes with
 */
export function peopleIn(
  text: string,
  companions: readonly string[],
  man: boolean,
): ('man' | null)[] {
  const who = `(?:${companions.join('|')})`
  const two = new RegExp(
    String.raw`\b(?:(?:me|myself|i) (?:and|n|plus) (?:my |the )?${who}|${who} (?:and|n|plus) (?:i|me|myself))\b`,
  )
  const found = several.exec(text) ?? (companions.length > 0 ? two.exec(text) : null)
  if (found === null) return []
  const number = (found[1] ?? 'both').replace(/^(?:both|pair|couple|lot)$/, '2')
  const count = numberOf(number)
  // "Do people have", "most women" count nobody.
  if (!(count > 1)) return []
  const men = allMen.test(text) ? count : Number(man)
  return Array.from({ length: Math.min(count, 6) }, (_, i) => (i >= count - men ? 'man' : null))
}

/** Matches how often something is done: "once a year", "every 12 weeks". */
const oftens = /\b(?:(once|twice|\w+ times) (?:a|per|every) year|every (\w+) (week|month)s?)\b/g

/** Reads how many times a year something is done; null also where several things differ. */
export function yearlyIn(text: string): number | null {
  const found = Array.from(text.matchAll(oftens), ([, times, each, unit]) =>
    times === undefined
      ? Math.round((unit === 'week' ? 52 : 12) / numberOf(each))
      : ({ once: 1, twice: 2 }[times] ?? numberOf(times.split(' ')[0])),
  ).filter((number) => number > 0 && number < Infinity)
  return new Set(found).size === 1 ? found[0]! : null
}

/** Matches how many are meant of what was spoken of, and how often the same is to be had. */
const countOfThose =
  /\b(\w+) (?:more )?of (?:those|them|these)\b|\b(?:need|needed|want|wanted|have|had|get|got|take|takes) (\w+)$/
const sameAgain =
  /\b(?:(?:another|again) (?:of )?the same|(?:the )?same again|(twice|\w+) (?:goes|lots|times|rounds)|twice)\b(?! (?:a|per|every|each) )/

/** Reads how many of what was spoken of are meant; of the same again that is twice. */
export function countIn(text: string): { count: number; isAgain: boolean } | null {
  const again = sameAgain.exec(text)
  const of = countOfThose.exec(text)
  const count = again ? (again[1] ? numberOf(again[1]) : 2) : numberOf(of?.[1] ?? of?.[2])
  return count > 1 && count <= 20 ? { count, isAgain: again !== null } : null
}
