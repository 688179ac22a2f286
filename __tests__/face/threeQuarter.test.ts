import { faceSvg } from '../../src/face/faceSvg'
import {
  defaults,
  hairStyles,
  ratingNames,
  sitters,
  tones,
  type FaceParameters,
} from '../../src/face/parameters'
import { pens } from '../../src/face/marks'
import { restrained } from '../../src/face/ratings'
import { createSheet } from '../../src/face/threeQuarter/sheet'
import { zoneShapes } from '../../src/face/threeQuarter/zoneShapes'
import { threeQuarterZoneNames } from '../../src/face/threeQuarter/zones'
import { extent, layers } from './geometry'
import { all, drawingFaults } from './sittings'

const view = 'threeQuarter'
/** Each hair and sitter once, with tones and pens in turn. */
const people = hairStyles.flatMap((hair, i) =>
  sitters.map((sitter, k) => ({
    hair,
    sitter,
    tone: tones[(i * 2 + k) % tones.length]!,
    pen: pens[(i + k) % pens.length]!,
  })),
)

test.each(people)(
  '%j is drawn in real numbers, inside its box, with names that are its own',
  (person) =>
    expect(
      drawingFaults({ view, ...person, marked: threeQuarterZoneNames, ratings: all(2.5) }),
    ).toEqual([]),
)

test('the same parameters give the same text, whatever was drawn before', () => {
  const parameters: FaceParameters = { view, hair: 'coiled', tone: 'deep', marked: ['cheeks'] }
  const before = faceSvg(parameters)
  faceSvg({ view, hair: 'tied', sitter: 'man', ratings: all(3) })
  expect(faceSvg(parameters)).toBe(before)
})

test('each rating is seen', () => {
  const drawn = [{}, ...ratingNames.map((name) => ({ [name]: 2 }))].map((ratings) =>
    faceSvg({ view, hair: 'cropped', detail: 'light', ratings }),
  )
  expect(new Set(drawn).size).toBe(ratingNames.length + 1)
})

// A person is one person from each side.
test.each(sitters)('brows, eyes and lips of a %s are as high as from the front', (sitter) => {
  const heights = (parameters: FaceParameters) => {
    const drawn = layers(faceSvg({ ...parameters, sitter }))
    return ['brows', 'eyes', 'lips'].flatMap((name) => {
      const { top, bottom } = extent(drawn.get(name)!)
      return [top, bottom]
    })
  }
  const front = heights({ view: 'front' })
  for (const [i, height] of heights({ view }).entries())
    expect(Math.abs(height - front[i]!)).toBeLessThan(1.5)
})

describe.each(sitters)('what is marked on a %s', (sitter) => {
  const sheet = createSheet({ ...defaults, sitter }, restrained({}))
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
