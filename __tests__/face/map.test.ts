import { frontMap, profileMap } from '../../src/face/map'
import { extent, pathPoints } from './geometry'

describe.each([
  ['front', frontMap()],
  ['profile', profileMap()],
] as const)('the zones of the %s', (_, { box, zones }) => {
  const [left, top, width, height] = box
  test.each(Object.entries(zones))(
    '%s lies inside the picture, and its finger point in one of its shapes',
    (_name, { paths, anchor }) => {
      expect(paths.length).toBeGreaterThan(0)
      const extents = paths.map((d) => extent(pathPoints(d)))
      for (const one of extents) {
        expect(one.left).toBeGreaterThanOrEqual(left)
        expect(one.right).toBeLessThanOrEqual(left + width)
        expect(one.top).toBeGreaterThanOrEqual(top)
        expect(one.bottom).toBeLessThanOrEqual(top + height)
      }
      const [x, y] = anchor
      // Two millimetres of grace: narrow zones are found beside them as well.
      expect(
        extents.some(
          (one) =>
            x >= one.left - 2 && x <= one.right + 2 && y >= one.top - 2 && y <= one.bottom + 2,
        ),
      ).toBe(true)
    },
  )
})
