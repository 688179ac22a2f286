import { faceSvg } from '../src/face/faceSvg'
import { lookOf } from '../src/face/cast'
import { defaults, ratingNames, type FaceParameters } from '../src/face/parameters'
import { restrained } from '../src/face/ratings'
import { createSheet } from '../src/face/threeQuarter/sheet'
import { threeQuarterZoneNames, zoneShapes } from '../src/face/threeQuarter/zones'
import { extent, layers } from './geometry'
import { all, drawingFaults } from './sittings'

const view = 'threeQuarter'
const people = ['adaeze', 'margaret', 'tom'] as const

test.each(people)('%s is drawn in real numbers, inside the box, with names of its own', (member) =>
  expect(
    drawingFaults({ view, ...lookOf(member, all(2.5)), marked: threeQuarterZoneNames }),
  ).toEqual([]),
)

test('each rating is seen', () => {
  const drawn = [{}, ...ratingNames.map((name) => ({ [name]: 2 }))].map((ratings) =>
    faceSvg({ view, hair: 'cropped', detail: 'light', ratings }),
  )
  expect(new Set(drawn).size).toBe(ratingNames.length + 1)
})

// A person is one person from each side.
test.each(['margaret', 'rafael'] as const)(
  'brows, eyes and lips of %s are as high as from the front',
  (member) => {
    const heights = (parameters: FaceParameters) => {
      const drawn = layers(faceSvg({ ...lookOf(member), ...parameters }))
      return ['brows', 'eyes', 'lips'].flatMap((name) => {
        const { top, bottom } = extent(drawn.get(name)!)
        return [top, bottom]
      })
    }
    const front = heights({ view: 'front' })
    for (const [i, height] of heights({ view }).entries())
      expect(Math.abs(height - front[i]!)).toBeLessThan(1.5)
  },
)

describe.each(['margaret', 'rafael'] as const)('what is marked on %s', (member) => {
  const look = { ...defaults, ...lookOf(member) }
  const sheet = createSheet(look, restrained(look.ratings))
  const face = [...sheet.edges.far, ...sheet.edges.chin, ...sheet.edges.jaw.toReversed()]
  test.each(threeQuarterZoneNames)('%s lies on the face', (zone) => {
    const { outlines, arrows } = zoneShapes(sheet, zone)
    const points = [...outlines.flat(), ...arrows.flat()]
    expect(points.length).toBeGreaterThan(2)
    for (const [x, y] of points) {
      const { top, bottom } = extent(face)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(bottom)
      // A point may stand on the edge itself, which is a millimetre wide.
      const across = face.flatMap(([ax, ay], i) => {
        const [bx, by] = face[(i + 1) % face.length]!
        return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)]
      })
      expect(x).toBeGreaterThan(Math.min(...across) - 1)
      // Above the jaw the near side runs on under the hair.
      expect(x).toBeLessThan(y > 36 ? Math.max(...across) + 1 : 60)
    }
  })
})
