import { pagePath } from '@clinic/content/routes'
import { briefTime } from '@clinic/content/timeWords'
import type { FinderData } from '../../site/page'
import { faceMap } from '../../buildContext/faceMap'
import type { BuildContext } from '../../buildContext/buildContext'
import * as sharedWords from '../../words/shared'

/** Returns where a route stands in the order of its group: behind all others where it has none. */
const placeIn = (order: readonly string[] = [], route: string) =>
  order.includes(route) ? order.indexOf(route) : order.length

/** Returns every treatment by group, with what it can be found by. */
export function finder(buildContext: BuildContext): FinderData {
  const { content } = buildContext
  return {
    map: faceMap(buildContext),
    areas: content.areas.map(({ id, name }) => ({ id, name: buildContext.words(name) })),
    concerns: content.finderConcerns.map(({ id, label }) => ({
      id,
      name: buildContext.words(label),
    })),
    groups: content.treatmentGroups.map((g) => ({
      id: g.id,
      name: buildContext.words(g.name),
      intro: buildContext.rich(g.intro),
      to: g.page === null ? null : pagePath(g.page),
      items: content.treatments
        .filter((t) => t.group === g.id)
        .toSorted((a, b) => placeIn(g.order, a.route) - placeIn(g.order, b.route))
        .map((t) => ({
          ...buildContext.listItem(t.route),
          picture: buildContext.thumbnail(t.route),
          timeOff: buildContext.words(briefTime(t.times.timeOff, sharedWords.none)),
          areas: t.areas,
          concerns: t.concerns,
        })),
    })),
  }
}
