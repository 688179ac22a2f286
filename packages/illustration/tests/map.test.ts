import { isInside } from '../src/engraving/lines'
import { frontMap, profileMap } from '../src/face/map'
import { extent, pathPoints } from './geometry'

describe.each([
  ['front', frontMap()],
  ['profile', profileMap()],
] as const)('the zones of the %s', (_, { box, zones }) => {
  const [left, top, width, height] = box
  test.each(Object.entries(zones))(
    '%s lies inside the picture, and its finger point in its shape',
    (_name, { path, twin, anchor }) => {
      const extents = [path, twin].flatMap((d) => (d === null ? [] : [extent(pathPoints(d))]))
      for (const one of extents) {
        expect(one.left).toBeGreaterThanOrEqual(left)
        expect(one.right).toBeLessThanOrEqual(left + width)
        expect(one.top).toBeGreaterThanOrEqual(top)
        expect(one.bottom).toBeLessThanOrEqual(top + height)
      }
      const [x, y] = anchor
      const [drawn] = extents
      // Two millimetres of grace: narrow zones are found beside them as well.
      expect(x).toBeGreaterThanOrEqual(drawn!.left - 2)
      expect(x).toBeLessThanOrEqual(drawn!.right + 2)
      expect(y).toBeGreaterThanOrEqual(drawn!.top - 2)
      expect(y).toBeLessThanOrEqual(drawn!.bottom + 2)
    },
  )
})

test('a zone of both sides has its twin on the other side of the face, one of the middle has none', () => {
  const { cheeks, nose } = frontMap().zones
  const [drawn, twin] = [cheeks.path, cheeks.twin!].map((d) => extent(pathPoints(d)))
  expect(drawn!.left).toBeGreaterThan(0)
  expect(twin!.right).toBeLessThan(0)
  expect(nose.twin).toBeNull()
})

/** Returns places along an outline of cubic curves. */
function along(d: string): [number, number][] {
  const points = pathPoints(d)
  return points.slice(0, -1).flatMap((a, i) => {
    if (i % 3 !== 0) return []
    const [b, c, end] = points.slice(i + 1, i + 4) as [typeof a, typeof a, typeof a]
    return [0, 0.25, 0.5, 0.75].map((t): [number, number] => {
      const m = 1 - t
      const of = (k: 0 | 1) =>
        m ** 3 * a[k] + 3 * m * m * t * b[k] + 3 * m * t * t * c[k] + t ** 3 * end[k]
      return [of(0), of(1)]
    })
  })
}

// What two treatments mark may overlap, as jowls and jawline do; these are the areas to be pressed.
test.each([
  ['front', frontMap().zones, ['forehead', 'frown', 'brow', 'temples', 'crowsFeet', 'tearTrough', 'nose', 'cheeks', 'nasolabial', 'lips', 'marionette', 'chin', 'jawline', 'masseter', 'neck']],
  ['profile', profileMap().zones, ['scalp', 'forehead', 'temples', 'nose', 'cheeks', 'ear', 'lips', 'chin', 'underChin', 'jawline', 'masseter', 'neck', 'shoulders']],
] as const)('the areas of the %s lie apart', (_, zones, names) => {
  const outlines = names.map((name) => ({
    name,
    outline: along((zones as Record<string, { path: string }>)[name]!.path),
  }))
  const overlapping = outlines.flatMap((one) =>
    outlines
      .filter((other) => one !== other && one.outline.some((point) => isInside(point, other.outline)))
      .map((other) => `${one.name} in ${other.name}`),
  )
  expect(overlapping).toEqual([])
}) // prettier-ignore
