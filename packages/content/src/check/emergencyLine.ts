import { isAlwaysAnswered } from '../emergencyLine'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn, type FoundText } from '../traverse'
import { problem, type Problem } from '../problem'
import { contentFiles, type ContentFile } from './files'

/** Fields that no page shows as the clinic's own words, and what a visitor may ask. */
const unshown = new Set(['sources', 'keywords', 'phrases', 'question', 'glossary', 'spellings'])

/** Matches fields of safety.json beside which the hours are written, as of data/languages. */
const saysHours = /^(?:heading|line|text)$/

const typedHour =
  /\b\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\b|o’?'?clock)|\b\d{1,2}:\d\d\b|\b(?:opening|office|working) hours\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\bweek(?:days|ends?)\b/i
const everyHour =
  /\bday (?:and|or)(?: by)? night\b|\bby night\b|\bround the clock\b|\b24[/-]7\b|\b24[ -]hours?(?: a day| service)\b|\b(?:any|all) hours?\b/i
const ours =
  /\{clinic:(?!email)|\bwhom to ring\b|\b(?:ring|call|reach|telephone|phone) (?:us|the clinic|(?:your|the|our) (?:doctor|clinician))\b|\b(?:we|(?:our|the|your) (?:clinic|clinicians?|doctors?|line|nurses?|team)) (?:is |are |can )?(?:answers?|answered|reached|reachable|available|there|on call|will answer)\b/i
const nobodyStays = /\b(?:nobody|no one|no (?:clinician|doctor|nurse)) of ours\b/i
const somebodyStays =
  /\b(?<!no )(?:doctor|nurse|clinician|somebody of ours|we)(?: of ours)? (?:stays?|remains?|lives?) (?:in|within|near|for|over)\b|\bwithin reach\b/i
/** Matches help that is there at every hour, whoever is named beside it. */
const othersHelp = /\{call:|A&E|eye casualty|\bonline\b/

/** Returns what the copy of a city's page may not say. */
const contraryTo = ({ file, value }: ContentFile) =>
  file.startsWith('data/cities/')
    ? (value as ReadableContent['cities'][number]).contact.cover === null
      ? somebodyStays
      : nobodyStays
    : null

/** Returns what is wrong in a text, and how to mend it. */
function mistake(
  { text, path }: FoundText,
  of: ContentFile,
  always: boolean,
): [string, string] | null {
  const { file } = of
  if (path.some((part) => unshown.has(String(part)))) return null
  const isSafety = file === 'data/safety.json'
  const isTranslated = file.startsWith('data/languages/') || path.includes('translations')
  const name = /\b(?:emergency|urgent) line\b/i.exec(text)?.[0]
  if (name !== undefined && !isTranslated && path[0] !== 'helpTexts')
    return [
      `calls the clinic’s line "${name}" by hand.`,
      'Write {clinic:emergency-line}, which says its number and hours, or {clinic:emergency-name}',
    ]
  const field = String(path.findLast((part) => typeof part === 'string'))
  if (text.includes('{clinic:emergency}') && !isTranslated && !(isSafety && saysHours.test(field)))
    return [
      'gives the number of the urgent line without its hours.',
      'Write {clinic:emergency-line}, which says both',
    ]
  const said = contraryTo(of)?.exec(text)?.[0]
  if (said !== undefined)
    return [
      `says "${said}", and contact › cover says otherwise.`,
      'Say the same in both; cover is who of the clinic’s is there between clinic days',
    ]
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const hour = typedHour.exec(sentence)?.[0]
    if (hour !== undefined && sentence.includes('{clinic:emergency'))
      return [
        `has "${hour}" beside the urgent line.`,
        'Write {clinic:emergency-hours}; the hours stand in data/clinic.json',
      ]
    const promise = everyHour.exec(sentence)?.[0]
    if (!always && promise !== undefined && ours.test(sentence) && !othersHelp.test(sentence))
      return [
        `promises somebody of the clinic’s "${promise}", and the urgent line ` +
          'is not always answered.',
        'Write {clinic:emergency-line}, or set emergencyLine › answered in data/clinic.json ' +
          'once it is true',
      ]
  }
  return null
}

const mistakesWhere = (always: boolean) =>
  memoizeByIdentity((of: ContentFile) =>
    of.file === 'data/clinic.json'
      ? []
      : textsIn(of.value).flatMap((found) => {
          const wrong = mistake(found, of, always)
          return wrong === null ? [] : [problem(of.file, found.path, wrong[0], wrong[1])]
        }),
  )
const mistakesIn = { always: mistakesWhere(true), atTimes: mistakesWhere(false) }

/**
 * Finds sentences about the line for urgent help that would not change with data/clinic.json: its
 * name or hours typed by hand, its number without hours, and a promise of more than it says.
 */
export const emergencyLineProblems = (content: ReadableContent): Problem[] =>
  contentFiles(content).flatMap(
    mistakesIn[content.clinic === null || isAlwaysAnswered(content.clinic) ? 'always' : 'atTimes'],
  )
