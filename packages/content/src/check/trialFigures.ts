import type { ReadableContent } from '../load'
import { missingReference } from '../missingReference'
import type { Problem } from '../problem'

/** Checks that the figures of trials rest on a source that the page itself names. */
export const trialFigureProblems = ({ treatments }: ReadableContent): Problem[] =>
  treatments.flatMap(({ file, sources, ...treatment }) => {
    const known = sources.map(({ url }) => url)
    return (['results', 'risks'] as const).flatMap((part) => {
      const { figure } = treatment[part]
      return figure === undefined || known.includes(figure.source)
        ? []
        : missingReference(
            file,
            [part, 'figure', 'source'],
            figure.source,
            'the web address of a source of this page',
            known,
          )
    })
  })
