import { curveThrough } from '../src/geometry/curve'

test('a curve meets its knots, stays between neighbours and is flat beyond its ends', () => {
  const curve = curveThrough([[0, 0], [10, 4], [20, 4], [30, 1]]) // prettier-ignore
  expect([0, 10, 20, 30].map(curve)).toEqual([0, 4, 4, 1])
  expect([-5, 40].map(curve)).toEqual([0, 1])
  for (let at = 10; at <= 20; at++) expect(curve(at)).toBeCloseTo(4, 9)
  for (let at = 0; at <= 10; at++) expect(curve(at)).toBeLessThanOrEqual(4)
})
