import { displayName } from '../content/expand'
import { pagePath } from '../content/routes'
import { timeWords } from '../content/timeWords'
import type { FinderData } from '../page'
import { faceMap } from './faceMap'
import type { Workshop } from './workshop'

/** Every treatment by group, with what it can be found by. */
export function finder(shop: Workshop): FinderData {
  const { content } = shop
  return {
    map: faceMap(shop),
    areas: content.areas.map(({ id, name }) => ({ id, name: shop.words(name) })),
    concerns: content.finderConcerns.map(({ id, label }) => ({ id, name: shop.words(label) })),
    groups: content.treatmentGroups.map((g) => ({
      id: g.id,
      name: displayName(g, content),
      intro: shop.rich(g.intro),
      to: g.page === null ? null : pagePath(g.page),
      items: content.treatments
        .filter((t) => t.group === g.id)
        .map((t) => ({ ...shop.listItem(t.route), timeOff: shop.words(timeWords(t.times.timeOff, 'None')), areas: t.areas, concerns: t.concerns })),
    })),
  }
}
