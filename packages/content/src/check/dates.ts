import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'

/**
 * Checks dates: in order, and none in the future. They compare as text because they are
 * year-month-day. A review that is overdue is no mistake, or no price could be published until a
 * doctor had time: notices.ts tells of it, and the page names the day it was due.
 */
export function dateProblems(content: ReadableContent, today: string): Problem[] {
  const problems: Problem[] = []
  const notLater = (file: string, path: Problem['path'], date: string | null, fix: string) => {
    if (date !== null && date > today)
      problems.push(problem(file, path, `${date} is in the future.`, fix))
  }
  for (const { file, review } of [...content.treatments, ...content.articles, ...content.pages]) {
    if (review === undefined) continue
    const add = (field: string, what: string, fix: string) =>
      problems.push(problem(file, ['review', field], what, fix))
    notLater(file, ['review', 'written'], review.written, 'Give the day it was written')
    notLater(file, ['review', 'reviewed'], review.reviewed, 'Give the day the doctor checked it')
    if (review.reviewed < review.written)
      add(
        'reviewed',
        `${review.reviewed} is before the page was written (${review.written}).`,
        'Have the doctor check it again',
      )
    if (review.nextReview <= review.reviewed)
      add(
        'nextReview',
        `${review.nextReview} is not after the last review (${review.reviewed}).`,
        'Give the day by which it must be checked again',
      )
  }
  notLater(
    'data/clinic.json',
    ['contentUpdated'],
    content.clinic?.contentUpdated ?? null,
    'Give the day the facts were last checked',
  )
  content.reviews?.forEach((r, i) =>
    notLater(
      'data/reviews.json',
      ['reviews', i, 'date'],
      r.date,
      'Give the day the review was written',
    ),
  )
  return problems
}
