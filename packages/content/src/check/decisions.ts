import type { ReadableContent } from '../load'
import { missingReference } from '../missingReference'
import { problem, type Problem } from '../problem'

/**
 * Checks pages that compare: an answer of the self-check points to a cause of the same page, and an
 * option has a page exactly when it is had here.
 */
export const decisionProblems = ({ decisions }: ReadableContent): Problem[] =>
  decisions.flatMap(({ file, causes, selfCheck, options }) => {
    const known = causes.map(({ id }) => id)
    const pointers = selfCheck.flatMap(({ answers }, i) =>
      answers.flatMap(({ pointsTo }, j) =>
        pointsTo.map((id, k) => ({ id, path: ['selfCheck', i, 'answers', j, 'pointsTo', k] })),
      ),
    )
    return [
      ...pointers.flatMap(({ id, path }) =>
        known.includes(id)
          ? []
          : missingReference(file, path, id, 'one of the causes of this page', known),
      ),
      ...options.flatMap(({ where, route }, i) =>
        (where === 'here') === (route !== undefined)
          ? []
          : problem(
              file,
              ['options', i, 'route'],
              'goes with an option that is had here, and only with one.',
              'Give the page of the treatment, or change "where"',
            ),
      ),
    ]
  })
