import { dayWords, hoursIn } from './hours'
import type { Clinic } from './schemas/clinic'

/** Checks whether somebody answers the line for urgent help at every hour. */
export const isAlwaysAnswered = ({ emergencyLine }: Clinic): boolean =>
  emergencyLine.answered === 'day-and-night'

/** Returns the hours in which the line for urgent help is answered, where it is not always. */
const openHours = ({ hours, emergencyLine: { answered, hours: own } }: Clinic) =>
  (answered === 'hours-of-its-own' ? (own ?? []) : hours).flatMap(({ days, opens, closes }) =>
    opens === null || closes === null ? [] : [{ days, opens, closes }],
  )

/** Writes two times as people say them: "9 to 7", or "8am to 8.30pm" where that is plainer. */
function spoken(opens: string, closes: string): string {
  const [from, to] = [opens, closes].map((clock) => {
    const [hour, minutes] = clock.split(':').map(Number) as [number, number]
    const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`
    return { hour, words: `${((hour + 11) % 12) + 1}${past}`, half: hour < 12 ? 'am' : 'pm' }
  }) as [Spoken, Spoken]
  return from.hour < 12 && to.hour > 12 && to.hour - 12 < from.hour
    ? `${from.words} to ${to.words}`
    : `${from.words}${from.half} to ${to.words}${to.half}`
}
type Spoken = { hour: number; words: string; half: string }

/** Returns when the line is answered: "Monday to Friday 9 to 7, Saturday 10 to 4". */
export const emergencyHours = (clinic: Clinic): string =>
  isAlwaysAnswered(clinic)
    ? `day and night by ${clinic.emergencyLine.answeredBy}`
    : openHours(clinic)
        .map(({ days, opens, closes }) => `${dayWords(days)} ${spoken(opens, closes)}`)
        .join(', ')

/** Returns what the line is called within a sentence: "urgent line". */
export const emergencyName = ({ emergencyLine: { label } }: Clinic): string => label.toLowerCase()

/** Returns the line with its number and hours, for a sentence such as "Ring …"; with a token. */
export const emergencyPhrase = (clinic: Clinic): string =>
  `our ${emergencyName(clinic)}, {clinic:emergency} (${emergencyHours(clinic)}${
    isAlwaysAnswered(clinic) ? '' : '; when it is closed, A&E'
  })`

/**
 * Writes the hours of the line behind its number in a text of another language: names of days come
 * from the language, and all else is digits.
 *
 * @param closed what to do at other times, in letters that every language has
 */
export function withHours(text: string, clinic: Clinic, language: string, closed = ''): string {
  const when = isAlwaysAnswered(clinic)
    ? '24/7'
    : [...hoursIn(language, openHours(clinic)), ...(closed === '' ? [] : [closed])].join('; ')
  return text.replace(/\{clinic:emergency\}\u200e?/g, (number) => `${number} (${when})`)
}
