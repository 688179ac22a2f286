import { frontMap, profileMap } from '../../src/face/map'
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
