import { apart, faceMap, frontMapOnly } from '../../src/buildContext/faceMap'
import { finder } from '../../src/features/finder/build'
import type { MapArea } from '../../src/site/page'
import { testBuildContext } from '../helpers/buildContext'

const buildContext = testBuildContext()
const map = faceMap(buildContext)
const { areas, treatments } = buildContext.content

/**
 * The widths at which each face is narrowest: alone on a page of 320 pixels, and beside the other
 * on one of 768.
 */
const pixels = {
  front: 292 / map.front.box[2],
  profile: (768 - 2 * 25) / (map.front.box[2] + 10 + map.profile!.box[2]),
}

describe('the face map', () => {
  it('has every area in its list, with the number of treatments that the finder will show', () => {
    expect(map.areas.map(({ id, name, count }) => [id, name, count])).toEqual(
      areas.map(({ id, name }) => [
        id,
        name,
        treatments.filter((t) => t.areas.includes(id)).length,
      ]),
    )
    for (const { id, count } of map.areas) expect([id, count]).not.toEqual([id, 0])
  })

  it.each(['front', 'profile'] as const)(
    'gives each zone 44 pixels for a finger at the narrowest, from the %s, and none of another’s',
    (name) => {
      const { box, reach } = map[name]!
      expect(2 * reach * pixels[name]).toBeGreaterThanOrEqual(44)
      const zones = map.areas.flatMap((area) =>
        area[name] ? [{ id: area.id, at: area[name].at }] : [],
      )
      for (const [i, { id, at }] of zones.entries()) {
        const [left, top, width, height] = box
        expect([
          id,
          at[0] > left && at[0] < left + width && at[1] > top && at[1] < top + height,
        ]).toEqual([id, true])
        for (const other of zones.slice(0, i)) {
          const far = Math.hypot(at[0] - other.at[0], at[1] - other.at[1])
          // WCAG 2.5.5 in full: the circles may not even touch.
          expect([id, other.id, far >= 2 * reach - 0.1]).toEqual([id, other.id, true])
        }
      }
    },
  )

  it('draws its zones within the picture, but for the shoulder, which runs off it', () => {
    for (const name of ['front', 'profile'] as const)
      for (const area of map.areas)
        for (const path of area[name]?.paths ?? []) {
          const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path)!.slice(1).map(Number) as [
            number,
            number,
          ]
          const [left, top, width, height] = map[name]!.box
          expect([
            area.id,
            start[0] > left && start[0] < left + width && start[1] > top && start[1] < top + height,
          ]).toEqual([area.id, true])
        }
  })

  it('can do with the front alone: only the areas that lie on it', () => {
    const front = frontMapOnly(map)
    expect(front.profile).toBeNull()
    expect(front.areas.map(({ id }) => id)).toEqual(
      areas.filter((a) => a.front).map(({ id }) => id),
    )
    expect(front.areas.every((a) => a.profile === null)).toBe(true)
  })
})

describe('apart', () => {
  const area = (id: string, x: number, y: number): MapArea => ({
    id,
    name: id,
    count: 1,
    front: { paths: [], twins: [], at: [x, y] },
    profile: null,
  })

  it('moves one of two neighbours to the other side of the face, and leaves the middle where it is', () => {
    const [first, second, middle] = apart([
      area('temples', 57, -27),
      area('brows', 40, -27),
      area('nose', 1, 24),
    ]).map((a) => a.front!.at)
    expect(first![0] * second![0]).toBeLessThan(0)
    expect([Math.abs(first![0]), Math.abs(second![0])]).toEqual([57, 40])
    expect(middle).toEqual([1, 24])
  })
})

describe('the finder', () => {
  const data = finder(buildContext)

  it('has what is asked for most first in its group', () => {
    const { order } = buildContext.content.treatmentGroups.find((g) => g.order)!
    const first = data.groups.find(({ items }) => items.some(({ to }) => to === `${order![0]}/`))!
    expect(first.items.slice(0, order!.length).map(({ to }) => to)).toEqual(
      order!.map((route) => `${route}/`),
    )
  })
})
