import { numberWords } from '../_shared/numberWords.ts'

/** Numbers in a question, which is normalised: amounts, ages, and how many of something. */

/** The number that stands before a word, which may be a pattern: "2 ml". */
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

/** Number words as digits: "two areas" and "2 areas" are one. */
export function withDigits(text: string): string {
  return text.replace(
    /\b[a-z]+\b(?= (?:\w+ )?(?:areas?|ml|syringes?|main|zones?|places|regions?|spots?))/g,
    (word) => (word === 'half' ? '0.5' : String(numberWords.get(word) ?? word)),
  )
}

/**
 * An age that is said: "i am 16", "is 65 too old", "my daughter is 17", "aged 72", "15 year old".
 * "It is 2 am" is an hour, "i am 17 am i too young" an age.
 */
export function ageIn(text: string): number | null {
  const digits = text.replace(/\b(?:thir|four|fif|six|seven|eigh)teen\b/g, (word) =>
    String(numberWords.get(word)),
  )
  const found =
    /\b(?:i am|he is|she is|is|am|aged|age|turning|turned|just|only) (\d{1,2})\b(?! (?:ml|area|week|month|day|unit|hour|minute|session|syringe|percent|pound|treatment|year of|years? (?!old)|point|[ap]m\b(?! i\b)))/.exec(
      digits,
    ) ??
    /\b(\d{1,2}) (?:years? old|year old|yo|y o)\b/.exec(digits) ??
    /\b(?:over|under|at(?= (?:1[6-9]|[2-9]\d))) (\d{1,2})\b(?! (?:ml|area|week|month|day|unit|hour|minute|pound|percent|am|pm|session))/.exec(
      digits,
    ) ??
    /\b(?:daughter|son|sister|brother|teenager|niece|nephew)s?\b.*?\b(1[0-7])\b/.exec(digits)
  return found ? Number(found[1]) : null
}

/** An amount somebody has to spend: "a budget of £350", "i have 200 pounds". */
export function budgetIn(text: string): number | null {
  const named =
    numberBefore(text, '(?:budget|to spend|max)') ??
    numberAfter(
      text,
      '(?:budget|under|less than|spend|only have|for) (?:of |is |about |around )?pounds',
    )
  if (named !== null || !/\b(?:budget|spend|have|afford)\b/.test(text)) return named
  return numberBefore(text, 'pounds') ?? numberAfter(text, 'pounds')
}
