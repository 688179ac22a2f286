import type { SiteContent } from '../load'
import { problem, type Problem } from '../problem'

/** Review dates: in order, none in the future, none overdue. Dates compare as text because they are year-month-day. */
export function dateProblems(content: SiteContent, today: string): Problem[] {
  return [...content.treatments, ...content.articles, ...content.pages].flatMap(({ file, review }) => {
    if (review === undefined) return []
    const problems: Problem[] = []
    const add = (field: string, what: string, mend: string) => problems.push(problem(file, ['review', field], what, mend))
    if (review.written > today) add('written', `${review.written} is in the future.`, 'Give the day it was written')
    if (review.reviewed > today) add('reviewed', `${review.reviewed} is in the future.`, 'Give the day the doctor checked it')
    if (review.reviewed < review.written) add('reviewed', `${review.reviewed} is before the page was written (${review.written}).`, 'Have the doctor check it again')
    if (review.nextReview < today) add('nextReview', `the review was due on ${review.nextReview}.`, 'Have the doctor check the page, then move reviewed and nextReview on')
    return problems
  })
}
