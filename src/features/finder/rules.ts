import type { FinderRow } from '../../site/page'
import { areaHash, type Known } from './choice'

/** Returns what a row is found by: its areas and concerns, as tokens for attribute selectors. */
export const tokens = ({ areas, concerns }: Pick<FinderRow, 'areas' | 'concerns'>) =>
  [...areas.map((id) => `a-${id}`), ...concerns.map((id) => `c-${id}`)].join(' ')

const chosen = (name: 'area' | 'concern', id: string) =>
  `:has([name=${name}] [value="${id}"]:checked)`

/**
 * Returns style rules that filter the list before any script runs: by the two selects, or by the
 * area in the hash while no area is chosen. Empty groups go; where both selects are used, rows
 * stand without headings. The code marks the finder `data-live`, which ends these rules.
 */
export function filterRules({ areas, concerns }: Known): string {
  const only = (when: string, token: string) =>
    `&:not([data-live])${when} :is([data-f]:not([data-f~=${token}]),.group:not(:has([data-f~=${token}]))){display:none;}`
  const named = (id: string) => `${chosen('area', '')}:has(${areaHash(id)}:target)`
  const anyArea = `:is(:not(${chosen('area', '')}),:has([id^=area-]:target))`
  return [
    ...areas.map(({ id }) => only(`:is(${chosen('area', id)},${named(id)})`, `a-${id}`)),
    ...concerns.map(({ id }) => only(chosen('concern', id), `c-${id}`)),
    // What the hash names is said, with a link that takes it back.
    `&:not([data-live])${chosen('area', '')} [id^=area-]:target>*{display:block;}`,
    // The number of all treatments is not the number of those that are left.
    `&:not([data-live]):is(${anyArea},:not(${chosen('concern', '')})) .count{visibility:hidden;}`,
    `&:not([data-live])${anyArea}:not(${chosen('concern', '')}){.about{display:none;}.none{display:block;}}`,
    // Which groups are left only the code knows.
    `&:not([data-live]):is(${anyArea},:not(${chosen('concern', '')})) .to-group{display:none;}`,
  ].join('\n')
}
