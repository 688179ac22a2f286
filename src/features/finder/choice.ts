import type { FinderData, FinderRow } from '../../site/page'

/** The filters of the finder; an empty text filters nothing. */
export type Choice = { area: string; concern: string; words: string }

export const everything: Choice = { area: '', concern: '', words: '' }

/** The areas and concerns that can be filtered by. */
export type Known = Pick<FinderData, 'areas' | 'concerns'>

/** Longer texts are no name of a treatment: they are neither looked for nor put into the address. */
export const longestWords = 80
export const isTooLong = (words: string): boolean => words.trim().length > longestWords

/** Reads the area from the query, or the hash that links use without scripts: {@link areaHash}. */
export function readChoice(
  { search, hash }: { search: string; hash: string },
  { areas, concerns }: Known,
): Choice {
  const query = new URLSearchParams(search)
  const known = (value: string | null | undefined, among: Known['areas']) =>
    among.find(({ id }) => id === value)?.id ?? ''
  return {
    area: known(query.get('area'), areas) || known(/^#area-(.+)$/.exec(hash)?.[1], areas),
    concern: known(query.get('concern'), concerns),
    words: (query.get('q') ?? '').trim(),
  }
}

/** Returns the query of an address with a choice in it. Whatever else the query held stays. */
export function writeChoice(choice: Choice, search = ''): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of [
    ['area', choice.area],
    ['concern', choice.concern],
    ['q', isTooLong(choice.words) ? '' : choice.words.trim()],
  ] as const) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const written = query.toString()
  return written && `?${written}`
}

/** Returns the fragment for an area: a link to it filters the finder without scripts. */
export const areaHash = (area: string) => `#area-${area}`

/** Returns where the map leads: to the finder with one area chosen. */
export const areaAddress = (area: string) =>
  `/treatments/${writeChoice({ ...everything, area })}${areaHash(area)}`

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

/**
 * Checks whether a treatment's name, sentence, areas or concerns have every word that was typed.
 */
export function hasWords(
  row: FinderRow,
  words: string,
  names: ReadonlyMap<string, string>,
): boolean {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return true
  const text = plain(
    [row.name, row.text, ...[...row.areas, ...row.concerns].map((id) => names.get(id) ?? '')].join(
      ' ',
    ),
  )
  return wanted.every((word) => text.includes(word))
}

/** Checks whether a treatment is given where, and for what, was chosen. */
export const fits = (row: FinderRow, { area, concern }: Choice): boolean =>
  (!area || row.areas.includes(area)) && (!concern || row.concerns.includes(concern))

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
