import { printed } from '../../src/engraving/engraving'
import { limbs, modelled, rounded, type Modelled } from '../../src/engraving/modelled'

const square = rounded([[0, 0], [40, 0], [40, 40], [0, 40]], 12, 10) // prettier-ignore
const model = (more: Partial<Modelled> = {}) =>
  modelled({
    form: square,
    viewBox: { left: -10, top: -10, width: 60, height: 60 },
    wash: '#f4e6d8',
    gap: 2,
    across: (_x, y) => y,
    bend: 0.3,
    ...more,
  })
const inkBetween = (cuts: ReturnType<typeof model>['cuts'], from: number, to: number) =>
  cuts.flat().reduce((sum, [x, , half]) => sum + (x > from && x < to ? half : 0), 0)

test('a form is measured from its outline, inside and out, and stands level once it is round', () => {
  expect([square(5, 20)[0], square(20, 1)[0], square(20, -3)[0]]).toEqual([5, 1, -3])
  expect([square(20, 20)[1], square(14, 20)[1], square(-4, 20)[1]]).toEqual([10, 10, 0])
  expect(square(4, 20)[1]).toBeLessThan(10)
})

test('limbs grow into each other, each as round as it is thick', () => {
  const finger = limbs([
    { from: [0, 0], to: [40, 0], thick: 8, thin: 8 },
    { from: [40, 0], to: [80, 0], thick: 8, thin: 4 },
  ])
  expect(finger(20, 0)[0]).toBeCloseTo(8, 0)
  expect(finger(20, 9)[0]).toBeLessThan(0)
  expect(finger(20, 0)[1]).toBeGreaterThan(finger(20, 6)[1])
  expect(finger(78, 0)[1]).toBeLessThan(6)
})

test('every line lies on the form, and none beyond its edge', () => {
  const { cuts, washes } = model()
  expect(cuts.length).toBeGreaterThan(15)
  for (const [x, y] of cuts.flat())
    expect([x, y, x! > -1 && x! < 41 && y! > -1 && y! < 41]).toEqual([x, y, true])
  expect(washes).toHaveLength(1)
})

test('lines swell on the side away from the light, and where shadow is painted', () => {
  const { cuts } = model({ contour: 0 })
  expect(inkBetween(cuts, 32, 40)).toBeGreaterThan(1.5 * inkBetween(cuts, 0, 8))
  const painted = model({ contour: 0, paint: (tone) => void tone.hill(20, 20, 8, 8, 0.4) })
  expect(inkBetween(painted.cuts, 14, 26)).toBeGreaterThan(1.5 * inkBetween(cuts, 14, 26))
})

test('what is printed keeps to its viewBox, and less of it is kept where it is shown small', () => {
  const layer = model()
  const viewBox = { left: 0, top: 0, width: 20, height: 20 }
  const [all, part] = [{ left: -10, top: -10, width: 60, height: 60 }, viewBox].map((shown) => printed([layer], shown, 1, 1)) // prettier-ignore
  expect(part!.length).toBeLessThan(0.6 * all!.length)
  expect(printed([layer], viewBox, 3, 1 / 3).length).toBeLessThan(part!.length)
  expect(printed([layer], { ...viewBox, left: 100 }, 1, 1)).toBe('')
})
