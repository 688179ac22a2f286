import { galleryWords, consentedIn } from './check/photographs'
import { mentionsOfPagesTakenDown } from './check/reachability'
import type { ReadableContent } from './load'
import { list } from '@clinic/contract/prose'
import { pageEntries } from './siteContent'
import { placeInFile, problem } from './problem'
import { translationsIn } from './translations'
import { contentFiles } from './check/files'
import { textsIn } from './traverse'

/** What may be published as it is and should be looked at again, with how. */
export type SecondLook = { what: string; fix: string }

const place = (file: string, path: (string | number)[]) => placeInFile(problem(file, path, '', ''))

/** Returns what deserves a second look in content that is in order. */
export const secondLooks = (content: ReadableContent): SecondLook[] => [
  ...translationsBehind(content),
  ...unitsUntranslated(content),
  ...[...mentionsOfPagesTakenDown(content), ...galleryWords(content)].map(
    ({ file, path, what, fix }) => ({
      what: `${place(file, path)} ${what}`,
      fix,
    }),
  ),
]

/** Returns the units of prices that answers in other languages give in English. */
const unitsUntranslated = ({ languages, prices }: ReadableContent): SecondLook[] =>
  [...new Set(prices?.prices.map(({ unit }) => unit))].flatMap((unit) => {
    const names = languages.flatMap(({ name, amounts }) =>
      amounts === undefined || unit in amounts.units ? [] : [name],
    )
    return names.length === 0
      ? []
      : {
          what: `data/prices.json: the unit "${unit}" is given in English in answers in ${list(names)}.`,
          fix: 'Add it under amounts › units to their files in data/languages, with how it is said',
        }
  })

/**
 * Returns the translations of safety advice whose English has changed since, all of one English
 * together.
 */
function translationsBehind({ safety, languages }: ReadableContent): SecondLook[] {
  const behind = (safety === null ? [] : translationsIn(safety)).filter(
    ({ mark, of }) => of !== undefined && of !== mark,
  )
  return [...new Set(behind.map(({ mark }) => mark))].map((mark) => {
    const [first, ...others] = behind.filter((one) => one.mark === mark)
    const names = [first!, ...others]
      .flatMap(({ language }) => language.split(', '))
      .map((language) => languages.find(({ code }) => code === language)?.name ?? language)
    const were = names.length > 1 ? 'were' : 'was'
    const [at, where] =
      others.length > 0 ? [first!.path.slice(0, -2), 'in each of them'] : [first!.path, 'here']
    return {
      what:
        `${place('data/safety.json', at)}: the ${list(names)} of "${first!.english}" ${were} ` +
        'made from an earlier English text.',
      fix:
        'Until it is renewed the page says so and gives the English as well. Have it ' +
        `translated anew, then write "${mark}" ${where}`,
    }
  })
}

/** Returns the second looks as lines of a report; empty when there are none. */
export function secondLookNotice(content: ReadableContent): string {
  const found = secondLooks(content)
  return found.length === 0
    ? ''
    : ['Worth a second look:', ...found.map(({ what, fix }) => `  ${what} ${fix}.`)].join('\n')
}

/** Notice before a medical review or a consent is due, in days. */
const reviewNoticeDays = 60

/** Returns the last day whose reviews are announced today; both are year-month-day. */
const announcedUntil = (today: string): string =>
  new Date(Date.parse(today) + reviewNoticeDays * 86_400_000).toISOString().slice(0, 10)

/**
 * Returns the medical reviews that are overdue or due within {@link reviewNoticeDays}, the oldest
 * first.
 */
function reviewsDue(content: ReadableContent, today: string): { file: string; due: string }[] {
  return pageEntries(content)
    .flatMap((entry) =>
      !('review' in entry) ||
      entry.review === undefined ||
      entry.review.nextReview > announcedUntil(today)
        ? []
        : [{ file: entry.file, due: entry.review.nextReview }],
    )
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.file.localeCompare(b.file))
}

/** Returns the consents that have to be confirmed soon; one that is overdue is a mistake. */
export function consentNotice(content: ReadableContent, today: string): string {
  const soon = consentedIn(content).filter(
    ({ consent: { reviewBy } }) => reviewBy <= announcedUntil(today),
  )
  return soon.length === 0
    ? ''
    : [
        `Consents to confirm within ${reviewNoticeDays} days: ${soon.length}. Ask each ` +
          'person again and move reviewBy on, or take the photograph out. After that day ' +
          'nothing can be published until it is done.',
        ...soon.map(
          (one) =>
            `  ${placeInFile(problem(one.file, one.path, '', ''))}: by ${one.consent.reviewBy}`,
        ),
      ].join('\n')
}

/**
 * Returns the closing days and notices that have passed: visitors do not see them any more.
 */
export function pastNotice({ clinic }: Pick<ReadableContent, 'clinic'>, today: string): string {
  const spans = (['closedOn', 'notices'] as const).flatMap((field) =>
    (clinic?.[field] ?? []).map((one, i) => ({
      field,
      i,
      until: one.until ?? one.from,
      words: 'text' in one ? one.text : one.reason,
    })),
  )
  const over = spans.filter(({ until }) => until < today)
  return over.length === 0
    ? ''
    : [
        `Closing days and notices that are over: ${over.length}. Visitors no longer see them; ` +
          'they can be taken out.',
        ...over.map(
          ({ field, i, until, words }) =>
            `  ${place('data/clinic.json', [field, i])}: until ${until}, "${words}"`,
        ),
      ].join('\n')
}

/** Returns the warning for an editor, a line each; empty when there are none. */
export function reviewNotice(content: ReadableContent, today: string): string {
  const all = reviewsDue(content, today)
  if (all.length === 0) return ''
  const overdue = all.filter(({ due }) => due < today).length
  const counts = [
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(all.length > overdue
      ? [`${all.length - overdue} due within ${reviewNoticeDays} days`]
      : []),
  ]
  return [
    `Medical reviews: ${counts.join(', ')}. Have the doctor check the page, then move ` +
      'reviewed and nextReview on. Until then the page names the day it was due.',
    ...all.map(({ file, due }) => `  ${file}: ${due < today ? 'was' : 'is'} due on ${due}`),
  ].join('\n')
}

/**
 * Returns the notice for an editor when copy speaks of WhatsApp and the clinic has no number there;
 * empty when there is nothing to tell.
 */
export function whatsappNotice(content: ReadableContent): string {
  if (content.clinic === null || content.clinic.whatsapp !== undefined) return ''
  const files = contentFiles(content).filter(({ value }) =>
    textsIn(value).some(({ text }) => text.includes('WhatsApp')),
  )
  if (files.length === 0) return ''
  return [
    'data/clinic.json has no WhatsApp number, and these files speak of WhatsApp. Read ' +
      'whether they still say the right thing:',
  ]
    .concat(files.map(({ file }) => `  ${file}`))
    .join('\n')
}
