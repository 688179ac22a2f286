import { placeInFile, problem } from './problem'
import { consentedIn } from './check/photographs'
import type { ReadableContent } from './load'

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
  return [...content.treatments, ...content.articles, ...content.pages, ...content.decisions]
    .flatMap(({ file, review }) =>
      review === undefined || review.nextReview > announcedUntil(today)
        ? []
        : [{ file, due: review.nextReview }],
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
        `Consents to confirm within ${reviewNoticeDays} days: ${soon.length}. Ask each person again and move reviewBy on, or take the photograph out. After that day nothing can be published until it is done.`,
        ...soon.map(
          (one) =>
            `  ${placeInFile(problem(one.file, one.path, '', ''))}: by ${one.consent.reviewBy}`,
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
    `Medical reviews: ${counts.join(', ')}. Have the doctor check the page, then move reviewed and nextReview on. Until then the page names the day it was due.`,
    ...all.map(({ file, due }) => `  ${file}: ${due < today ? 'was' : 'is'} due on ${due}`),
  ].join('\n')
}
