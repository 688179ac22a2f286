import { curveThrough } from '../../src/art/curve'
import { edgeLines, rules, rulingOf, seen, type Relief } from '../../src/art/relief'
import { limbs, silhouette, solid } from '../../src/art/solid'

const flat: Relief = { height: () => 26, spans: () => [[0, 100]], edges: () => [] }
const window = { left: 0, top: 0, width: 100, height: 50 }

test('a curve meets its knots, stays between neighbours and is flat beyond its ends', () => {
  const curve = curveThrough([[0, 0], [10, 4], [20, 4], [30, 1]]) // prettier-ignore
  expect([0, 10, 20, 30].map(curve)).toEqual([0, 4, 4, 1])
  expect([-5, 40].map(curve)).toEqual([0, 1])
  for (let at = 10; at <= 20; at++) expect(curve(at)).toBeCloseTo(4, 9)
  for (let at = 0; at <= 10; at++) expect(curve(at)).toBeLessThanOrEqual(4)
})

test('flat paper is ruled with straight hairlines of two stations each', () => {
  const lines = rules(flat, window, rulingOf(5))
  expect(lines.length).toBeGreaterThanOrEqual(10)
  for (const line of lines) expect(line).toHaveLength(4)
})

test('a rule is pushed up by what lies beneath it, and swells on the side away from the light', () => {
  const dome: Relief = {
    ...flat,
    height: (x, y) => 26 + 12 * Math.exp(-((x - 50) ** 2 + (y - 25) ** 2) / 200),
  }
  expect(seen(dome.height, [50, 25])[1]).toBeCloseTo(25 - 0.3 * 12)
  const middle = rules(dome, window, rulingOf(5)).find(
    (line) => line.some(([, y]) => y < 22.5 && y > 20) && line.length > 8,
  )!
  const weightNear = (x: number) => {
    const half = middle.length / 2
    const i = middle
      .slice(0, half)
      .reduce((best, [px], n) => (Math.abs(px - x) < Math.abs(middle[best]![0] - x) ? n : best), 0)
    return middle[middle.length - 1 - i]![1] - middle[i]![1]
  }
  expect(weightNear(60)).toBeGreaterThan(1.5 * weightNear(40))
})

test('rules stop at the edge of a solid, and its edge is found all the way round', () => {
  const ball = solid({
    depth: limbs([{ from: [50, 25], to: [50.1, 25], thick: 20, thin: 20 }]),
    round: 20,
    rise: 10,
    left: 0,
    right: 100,
  })
  const [[from, to]] = ball.spans(25) as [[number, number]]
  expect(from).toBeCloseTo(30, 0)
  expect(to).toBeCloseTo(70, 0)
  expect(ball.spans(2)).toEqual([])
  const [edge] = edgeLines(ball, window, rulingOf(1))
  for (const [x, y] of edge!) expect(Math.hypot(x - 50, y - 25)).toBeCloseTo(20, 0)
  expect(edge![0]).toEqual(edge!.at(-1))
})

test('depth is measured from the outline, inside and out', () => {
  const depth = silhouette([[0, 0], [10, 0], [10, 10], [0, 10]]) // prettier-ignore
  expect([depth(5, 5), depth(5, 1), depth(5, -3)]).toEqual([5, 1, -3])
})
