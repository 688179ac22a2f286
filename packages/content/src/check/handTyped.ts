import { list } from '@clinic/contract/prose'
import { clinicNumbers } from '../expand'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn, type FoundText } from '../traverse'
import { problem, type Problem } from '../problem'
import type { Clinic } from '../schemas/clinic'
import type { Safety } from '../schemas/safety'
import { asJsonSchema, innerSchemas, variantsOf, type FieldSchema } from '../references'
import { contentFiles, schemaOf, type ContentFile } from './files'
import { keywordStems } from './repetition'
import { isAddress } from './medicine'

/**
 * Finds texts of data/safety.json and data/clinic.json that are typed by hand elsewhere, where they
 * would not change with them: telephone numbers, and sentences that resemble a standard one.
 */
export function handTypedProblems({ safety, clinic, ...content }: ReadableContent): Problem[] {
  const files = contentFiles({ ...content, safety, clinic }).filter(
    ({ file }) => file !== 'data/clinic.json',
  )
  // A notice may say when it is open for a day; its numbers and addresses follow the clinic's.
  const withProse = clinic === null ? files : [...files, proseOf(clinic)]
  return [
    ...withProse.flatMap((file) => numberProblems(file, clinic, safety)),
    ...files.flatMap(hoursIn),
    ...withProse.flatMap(mailboxesIn),
    ...citiesLeftOut(withProse, content.cities),
    ...(safety === null
      ? []
      : files.filter(({ file }) => !isStandard(file)).flatMap(copiesIn(safety))),
  ]
}

/** Returns the sentences of the clinic's file, beside its facts. */
const proseOf = memoizeByIdentity(
  ({ notices, claims, disclaimer, adultsOnly, inPerson, terms }: Clinic) => ({
    file: 'data/clinic.json',
    value: { notices, claims, disclaimer, adultsOnly, inPerson, terms },
  }),
)

const isStandard = (file: string) =>
  file === 'data/safety.json' || file.startsWith('data/families/')

/**
 * Checks whether what a field holds is no copy, by its schema: it names something, has one form, is
 * what visitors type, or titles a publication.
 */
const isFormal = (schemas: readonly FieldSchema[]) =>
  schemas
    .flatMap(variantsOf)
    .some(
      ({ reference, pattern, enum: values, whenRestricted }) =>
        reference !== undefined ||
        values !== undefined ||
        (typeof pattern === 'string' && pattern.endsWith('$')) ||
        whenRestricted === 'heard' ||
        whenRestricted === 'source',
    )

/** Checks for names, titles and registrations, which may hold any number. */
const isName = (file: string, field: unknown) =>
  file === 'data/sources.json' ||
  (file === 'data/safety.json' && field === 'numbers') ||
  field === 'registration'

/** Returns the texts of a file that are copy, which readers see as they were written. */
const copyIn = memoizeByIdentity(({ file, value }: ContentFile): FoundText[] => {
  const root = [asJsonSchema(schemaOf(file)!)]
  return textsIn(value).filter(({ path, text }) => {
    if (isAddress(text) || isName(file, path[0])) return false
    let schemas: readonly FieldSchema[] = root
    return path.every((key) => {
      schemas = innerSchemas(schemas, key)
      return !isFormal(schemas)
    })
  })
})

/** Matches units after a number of three digits, which is then no telephone number. */
const counted =
  '(?! (?:of|people|patients|women|men|adults|participants|cases|studies|days|weeks|ml|mg)\\b)'

/** Matches what goes before a short number to which messages are sent: Text HOME to 85258. */
const told = String.raw`(?<=\b(?:[Tt]ext|SMS|[Mm]essage)\b[^.!?\d]{0,40})`

/**
 * Emergency numbers, short numbers of helplines, and numbers with an area code: digits that belong
 * to no word, amount or longer number.
 */
const typedNumber = new RegExp(
  String.raw`(?<![\d.,£+{:/-]|\d )(?:(?:999|111|112|911)${counted}|116 ?1\d\d|(?:\+44 ?|0)\d{2,4} ?\d{3,4}(?: ?\d{3,4})?|${told}\d{5,6})(?![\d}]|[.,]\d| \d|\.nhs| BSL\b|%|-)`,
)

/** Replaces digits of other scripts by those that telephones have. */
const plainDigits = (text: string) =>
  /[٠-٩０-９]/.test(text)
    ? text
        .replace(/[٠-٩]/g, (d) => String(d.charCodeAt(0) - 0x660))
        .replace(/[０-９]/g, (d) => String(d.charCodeAt(0) - 0xff10))
    : text

/** Returns a number's digits as they are dialled within the country. */
const digits = (number: string) =>
  number.replace('(0)', '').replace(/^\+44/, '0').replace(/\D/g, '')

/** Returns the telephone numbers typed into a file, whosever they are. */
const typedNumbersIn = memoizeByIdentity((file: ContentFile) =>
  copyIn(file).flatMap(({ path, text }) => {
    const number = typedNumber.exec(plainDigits(text))?.[0].trim()
    return number === undefined ? [] : [{ path, number }]
  }),
)

const numberProblems = (
  found: ContentFile,
  clinic: Clinic | null,
  safety: Safety | null,
): Problem[] =>
  typedNumbersIn(found).map(({ path, number }) => {
    const token = tokenOf(number, clinic, safety)
    const fix =
      token === null
        ? 'Add it to the numbers of data/safety.json, and write {call:…} with its id'
        : `Write ${token}, which also makes it a link that dials, or name the protocol ` +
          'that says when to ring it'
    return problem(found.file, path, `has the telephone number "${number}" typed into it.`, fix)
  })

/** Returns the token for a number that is known, null for others. */
function tokenOf(number: string, clinic: Clinic | null, safety: Safety | null): string | null {
  const same = ({ display }: { display: string }) => digits(display) === digits(number)
  const known = safety?.numbers.find(same)
  if (known) return `{call:${known.id}}`
  const line = Object.entries(clinic === null ? {} : clinicNumbers(clinic)).find(
    ([, phone]) => phone !== undefined && same(phone),
  )
  return line ? `{clinic:${line[0] === 'emergency' ? 'emergency-line' : line[0]}}` : null
}

/** Finds addresses of e-mail typed into copy, where they would not change with data/clinic.json. */
const mailboxesIn = memoizeByIdentity(({ file, value }: { file: string; value: object }) =>
  textsIn(value).flatMap(({ path, text }): Problem[] => {
    const typed = /(?<!mailto:)\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(
      text.replace(/\[[^\]]*\]\(mailto:[^)]*\)/g, ''),
    )?.[0]
    return typed === undefined || path.includes('phrases')
      ? []
      : [
          problem(
            file,
            path,
            `has the e-mail address "${typed}" typed into it.`,
            'Write {clinic:email}; somebody else’s is a link: [words](mailto:name@example.org)',
          ),
        ]
  }),
)

/** From this many on, cities that a text names are meant to be all there are. */
const someCities = 4

/** Finds texts that list the cities of the clinic, and leave out one. */
function citiesLeftOut(files: ContentFile[], cities: ReadableContent['cities']): Problem[] {
  const names = cities.map(({ name }) => name)
  return files.flatMap((file) =>
    copyIn(file).flatMap(({ path, text }): Problem[] => {
      const missing = names.filter((name) => !text.includes(name))
      return missing.length === 0 || names.length - missing.length < someCities
        ? []
        : [
            problem(
              file.file,
              path,
              `lists cities, and leaves out ${list(missing)}.`,
              'Write {clinic:cities} in place of the list, or name it too',
            ),
          ]
    }),
  )
}

const weekday = '(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays?|weekends?)'
const hour =
  '(?:\\d{1,2}[:.]\\d\\d|\\d{1,2} ?[ap]\\.?m\\b\\.?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\\d{1,2})'
const hourSpan = `${hour} ?(?:to|until|till|and|–|-) ?${hour}\\b(?!:?\\d| ?(?:%|[\\w-]+s\\b))`
/** Opening hours in words: days with times, days that are open or closed, times of opening. */
const typedHours = [
  new RegExp(`\\b${weekday}\\b[^.!?]{0,40}\\b${hourSpan}`, 'i'),
  new RegExp(`\\b(?:open(?:s|ing)?|clos(?:es?|ed|ing)|answered)\\b[^.!?]{0,40}\\b${hourSpan}`, 'i'),
  new RegExp(
    `\\b(?:open(?:s|ing)?|clos(?:es?|ed|ing)|answered)\\b (?:on |from |only )*${weekday}\\b`,
    'i',
  ),
  new RegExp(`\\b${weekday} (?:to|until|till|–|-) ${weekday}\\b`, 'i'),
  /\b(?:opens?|clos(?:es?|ing)) at (?:\d|noon|half|one|two|three|four|five|six|seven|eight|nine|ten)/i,
]

/** Finds opening hours typed into copy, where they would not change with data/clinic.json. */
const hoursIn = memoizeByIdentity((of: ContentFile) =>
  copyIn(of).flatMap((found): Problem[] => {
    const { file } = of
    if (file.startsWith('data/languages/')) return []
    const typed = typedHours.map((pattern) => pattern.exec(found.text)?.[0]).find(Boolean)
    return typed === undefined
      ? []
      : [
          problem(
            file,
            found.path,
            `has opening hours typed into it: "${typed}".`,
            'Write {clinic:hours}, which follows data/clinic.json ("The clinic is open ' +
              '{clinic:hours}."), or say "in opening hours"',
          ),
        ]
  }),
)

/**
 * Fewer significant words in common are too few to be sure of; a sentence to the reader on who
 * should wait may have one less.
 */
const leastShared = { any: 4, toReader: 3 }
/** Shorter advice of what to say or do meanwhile is everyday language: Do not drive. */
const leastAdvice = 5
/** The part of all significant words of both that they must have in common. */
const leastAlike = 0.6
/**
 * Fewest words of a shorter version of a standard sentence, and the part of it that they must be:
 * "You are pregnant or breastfeeding".
 */
const leastPart = { words: 2, of: 0.5 }

/** `toReader`: only a sentence that speaks to the reader can be meant by it. */
type Standard = { words: Set<string>; text: string; fix: string; toReader: boolean }

/** Returns the sentences that stand in data/safety.json, each with the way to show it elsewhere. */
const standards = memoizeByIdentity((safety: Safety): Standard[] => {
  const of = (text: string, fix: string, toReader = false): Standard[] => [
    { words: keywordStems(text), text, fix, toReader },
  ]
  return [
    ...safety.sentences.flatMap(({ id, text }) =>
      of(
        text,
        `Take it out, and name "${id}" under notFor › standard, or write {sentence:${id}}`,
        true,
      ),
    ),
    ...safety.protocols.flatMap(({ id, line, never, steps }) => [
      ...sentencesOf(line).flatMap((text) =>
        of(text, `Write {safety:${id}}, or name the protocol "${id}"`),
      ),
      ...[...never, ...steps.flatMap(({ signs }) => signs)].flatMap((text) =>
        of(text, `Take it out, and name the protocol "${id}", which says it`),
      ),
      ...steps
        .flatMap(({ say, meanwhile }) => sentencesOf(`${say} ${meanwhile}`))
        .flatMap((text) => of(text, `Take it out, and name the protocol "${id}", which says it`))
        .filter(({ words }) => words.size >= leastAdvice),
    ]),
  ].filter(
    ({ words, toReader }) => words.size >= (toReader ? leastShared.toReader : leastShared.any),
  )
})

const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s+/)

/**
 * Finds sentences that resemble a standard one. The rule: of the significant words (without
 * articles, pronouns and endings) of the two sentences together, at least six in ten are in both,
 * and four or more; three, where the standard one says who should not be treated and the other
 * speaks to the reader as well. Such a one is meant by a shorter version, too, which says nothing
 * else and at least half as much.
 */
const copiesIn = memoizeByIdentity((safety: Safety) => {
  const all = standards(safety)
  const holding = new Map<string, Standard[]>()
  for (const standard of all)
    for (const word of standard.words) holding.set(word, [...(holding.get(word) ?? []), standard])
  return memoizeByIdentity((of: ContentFile) =>
    copyIn(of).flatMap((found): Problem[] =>
      sentencesOf(found.text).flatMap((sentence): Problem[] => {
        const words = keywordStems(sentence)
        if (words.size < leastPart.words) return []
        const shared = new Map<Standard, number>()
        for (const word of words)
          for (const standard of holding.get(word) ?? [])
            shared.set(standard, (shared.get(standard) ?? 0) + 1)
        const [like] = [...shared]
          .filter(([{ toReader }]) => !toReader || /^you\b|^your\b/i.test(sentence))
          .filter(
            ([standard, both]) =>
              (both >= (standard.toReader ? leastShared.toReader : leastShared.any) &&
                both / (words.size + standard.words.size - both) >= leastAlike) ||
              (standard.toReader &&
                both === words.size &&
                both / standard.words.size >= leastPart.of),
          )
          .toSorted((a, b) => b[1] - a[1])
        return like
          ? [
              problem(
                of.file,
                found.path,
                `"${sentence}" is typed by hand, and resembles "${like[0].text}" in ` +
                  'data/safety.json.',
                like[0].fix,
              ),
            ]
          : []
      }),
    ),
  )
})
