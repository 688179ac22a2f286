import { outlineOf, outside, penStroke, ruling } from '@clinic/illustration/engraving/burin'
import { parts } from '@clinic/illustration/engraving/canon'
import { Field } from '@clinic/illustration/engraving/field'
import { isInside } from '@clinic/illustration/engraving/lines'
import { heroBox } from '@clinic/illustration/plates/hero'
import { heroPoints } from '../../src/kinds/home/build'

const window = { left: 0, top: 0, width: 60, height: 40 }
const everywhere = new Field(window, 2, () => 1)
const area = (outline: readonly (readonly [number, number])[]) =>
  Math.abs(
    outline.reduce(
      (sum, [x, y], i) =>
        sum + x * outline[(i + 1) % outline.length]![1] - y * outline[(i + 1) % outline.length]![0],
      0,
    ),
  ) / 2
/** The share of the paper that cuts cover. */
const covered = (cuts: ReturnType<typeof ruling>) =>
  cuts.reduce((sum, cut) => sum + area(outlineOf(cut)), 0) / (window.width * window.height)

test.each([0.15, 0.4])(
  'a ruling covers the share of the paper that is asked for (%d), on a level and on a steep form',
  (share) => {
    for (const steepness of [1, 1.6]) {
      const field = new Field(window, 2, (_, y) => y * steepness)
      expect(covered(ruling(field, 2, everywhere, () => share))).toBeCloseTo(share, 1)
    }
  },
)

test('nothing is cut where no ink is wanted, or outside the mask', () => {
  const field = new Field(window, 2, (_, y) => y)
  expect(ruling(field, 2, everywhere, () => 0)).toEqual([])
  const left = new Field(window, 2, (x) => (x < 30 ? 1 : 0))
  const cuts = ruling(field, 2, left, () => 0.4)
  expect(cuts.length).toBeGreaterThan(10)
  expect(Math.max(...cuts.flat().map(([x]) => x))).toBeLessThan(31)
})

test('a stroke of one side is a crease: the other side stays as it is', () => {
  const field = new Field(window, 2).stroke([[0, 20], [60, 20]], 1, 0, 4) // prettier-ignore
  expect([field.at(30, 18), field.at(30, 21) > 0.5]).toEqual([0, true])
})

test('a cut is divided where a shape lies over it', () => {
  const box = [[20, 10], [30, 10], [30, 30], [20, 30]] as const // prettier-ignore
  const pieces = outside(penStroke([[0, 20], [60, 20]], 1, [1, 1]), box) // prettier-ignore
  expect(pieces).toHaveLength(2)
  for (const [x, y] of pieces.flat()) expect(isInside([x, y], box)).toBe(false)
})

test('the hero has eight points on the head and inside its box, with room for a finger, and a label before each', () => {
  expect(heroPoints.map(({ label }) => label)).toEqual([
    'Forehead',
    'Eyes',
    'Cheeks',
    'Nose',
    'Lips',
    'Chin',
    'Jaw',
    'Neck',
  ])
  const millimetres = (share: number) => (share * heroBox.width) / 100
  for (const { label, x, y, leader } of heroPoints) {
    const place = [heroBox.left + millimetres(x), heroBox.top + millimetres(y)] as const
    expect([label, isInside(place, parts.face) || isInside(place, parts.bust)]).toEqual([
      label,
      true,
    ])
    expect([label, isInside(place, parts.eye) || isInside(place, parts.hair)]).toEqual([
      label,
      false,
    ])
    expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(4)
    expect(leader.x).toBeLessThan(x)
  }
  const [labels, places] = [
    heroPoints.map(({ leader }) => leader.y),
    heroPoints.map(({ x, y }) => [x, y] as const),
  ]
  for (const [i, height] of labels.entries())
    for (const other of labels.slice(0, i)) expect(Math.abs(height - other)).toBeGreaterThan(4.8)
  // On the narrowest screen of 320 pixels the box is 378 wide, and fingers want 24 between the
  // middles of what they press.
  for (const [i, [x, y]] of places.entries())
    for (const [u, v] of places.slice(0, i))
      expect(Math.hypot(x - u, y - v) * 3.78).toBeGreaterThan(24)
})
