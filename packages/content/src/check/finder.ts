import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'

/**
 * Checks that every area and every concern of the finder has a treatment, and every zone one area.
 */
export function finderProblems(content: ReadableContent): Problem[] {
  const { treatments, areas, finderConcerns, broken = [] } = content
  const { problems, add } = problemsIn('data/areas.json', ['areas'])
  for (const view of ['front', 'profile'] as const) {
    const given = new Set<string>()
    areas?.forEach((area, i) =>
      area[view]?.forEach((zone, j) => {
        if (given.has(zone))
          add([i, view, j], `"${zone}" is lit by two areas.`, 'Give each zone to one area')
        given.add(zone)
      }),
    )
  }
  // While a treatment cannot be read, it may be the one that is missing here.
  if (broken.some(({ folder }) => folder === 'treatments')) return problems
  const unused = (
    file: string,
    field: 'areas' | 'concerns',
    what: string,
    list: readonly { id: string }[] | null,
  ) =>
    (list ?? []).flatMap(({ id }, i) =>
      treatments.some((t) => t[field].includes(id))
        ? []
        : problem(
            file,
            [field, i],
            `no treatment has the ${what} "${id}".`,
            `Add it to the ${field} of a treatment, or take it out`,
          ),
    )
  return [
    ...problems,
    ...unused('data/areas.json', 'areas', 'area', areas),
    ...unused('data/finder-concerns.json', 'concerns', 'concern', finderConcerns),
  ]
}

/** Checks that every concern of the welcome offer has an offer. */
export const offerProblems = ({ concerns, offers }: ReadableContent): Problem[] =>
  (offers === null ? [] : (concerns ?? [])).flatMap(({ id }) =>
    offers!.some((offer) => offer.concerns.includes(id))
      ? []
      : problem(
          'data/offers.json',
          ['offers'],
          `has no offer for the concern "${id}".`,
          'Add it to the concerns of an offer',
        ),
  )
