import { faceSvg } from '../src/face/faceSvg'
import { pens } from '../src/face/marks'
import { frontZoneNames } from '../src/face/front/zones'
import {
  faceShapes,
  hairStyles,
  ratingNames,
  sitters,
  tones,
  type FrontParameters,
} from '../src/face/parameters'
import { signNames, signOf } from '../src/face/signs'
import { profileZoneNames } from '../src/face/profile/zones'
import { stroke } from '../src/geometry/pen'
import { extent, layers, pathPoints } from './geometry'
import { all, drawingFaults, sittings, type Parameters } from './sittings'

describe('every sitter', () => {
  // Every 29th, so that each tone, pen, sitter, hair and view is among them. All of them are drawn
  // once a week.
  test.each(sittings.filter((_, i) => i % 29 === 0))(
    '%s is drawn in real numbers, inside its box, with names that are its own',
    (_, parameters) => expect(drawingFaults(parameters)).toEqual([]),
  )
})

describe('distinct for distinct parameters', () => {
  test.each(ratingNames)('each step of %s changes the drawing', (name) => {
    expect(
      new Set([0, 1, 2, 3].map((rating) => faceSvg({ ratings: { [name]: rating } }))).size,
    ).toBe(4)
  })
  test('also when everything else is already at its highest', () => {
    const highest = faceSvg({ ratings: all(3) })
    for (const name of ratingNames)
      expect(faceSvg({ ratings: { ...all(3), [name]: 2 } })).not.toBe(highest)
  })
  test.each([
    ['face shape', faceShapes.map((faceShape): Parameters => ({ faceShape }))],
    ['skin tone', tones.map((tone): Parameters => ({ tone }))],
    ['hair', hairStyles.map((hair): Parameters => ({ hair }))],
    ['sitter', sitters.map((sitter): Parameters => ({ sitter }))],
    ['pen', pens.map((pen): Parameters => ({ marked: ['lips'], pen }))],
    ['zone of the front', frontZoneNames.map((zone): Parameters => ({ marked: [zone] }))],
    [
      'zone of the profile',
      profileZoneNames.map((zone): Parameters => ({ view: 'profile', marked: [zone] })),
    ],
    ...(['front', 'profile'] as const).map((view): [string, Parameters[]] => [
      `sign of the ${view}`,
      signNames
        .filter((name) => signOf(view, name))
        .flatMap((name) => [1, 3].map((rating) => ({ view, ratings: { [name]: rating } }))),
    ]),
  ])('each %s is a drawing of its own', (_, variants) => {
    expect(new Set(variants.map((one) => faceSvg(one))).size).toBe(variants.length)
  })
})

describe('pure', () => {
  const parameters: Parameters = {
    hair: 'coiled',
    tone: 'deep',
    ratings: { frown: 2 },
    marked: ['frown'],
  }
  test('the same parameters give the same text, whatever was drawn before', () => {
    const before = faceSvg(parameters)
    for (const [i, tone] of tones.entries())
      faceSvg({
        tone,
        hair: hairStyles[i % hairStyles.length],
        marked: ['chin'],
        pen: pens[i % pens.length],
      })
    expect(faceSvg(parameters)).toBe(before)
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import('../src/face/faceSvg')>('../src/face/faceSvg')
      expect(fresh.faceSvg(parameters)).toBe(before)
    })
  })
  test('ratings outside 0 to 3, or that are no numbers, are brought into the scale', () => {
    expect(faceSvg({ ratings: { frown: 9 } })).toBe(faceSvg({ ratings: { frown: 3 } }))
    expect(faceSvg({ ratings: { frown: -1 } })).toBe(faceSvg({}))
    expect(faceSvg({ ratings: { frown: Number.NaN } })).toBe(faceSvg({}))
  })
})

describe('restraint', () => {
  /** Sums how dark the ink of the expression lines is, all together. */
  const darkness = (ratings: FrontParameters['ratings']) => {
    const svg = faceSvg({ ratings })
    const lines = svg.slice(svg.indexOf('<g data-layer="lines">'))
    return Math.max(
      ...[...lines.matchAll(/opacity="([.\d]+)"/g)].map(([, opacity]) => Number(opacity)),
    )
  }
  test('no line is drawn with more than half the ink, however it is rated', () => {
    for (const name of [
      'forehead',
      'frown',
      'crowsFeet',
      'smileLines',
      'marionette',
      'underEyes',
    ] as const)
      expect(darkness({ [name]: 3 })).toBeLessThanOrEqual(0.5)
  })
  test('a line is drawn more faintly where much else is rated', () => {
    expect(darkness(all(3))).toBeLessThan(darkness({ forehead: 3 }))
  })
})

/**
 * Returns the place of each layer, in whole millimetres, so that a moved feature shows in the
 * snapshot.
 */
const places = (parameters: Parameters) =>
  Object.fromEntries(
    [...layers(faceSvg(parameters))]
      .filter(([name, points]) => points.length > 0 && name !== 'marks')
      .map(([name, points]) => {
        const { left, top, right, bottom } = extent(points)
        return [name, [left, top, right, bottom].map(Math.round).join(' ')]
      }),
  )

test('a contour passes every point that shapes it, so that no skin lies beyond it', () => {
  const points = Array.from({ length: 24 }, (_, i) => [i * 8, 6 * Math.sin(i * 1.3)] as const)
  const drawn = pathPoints(stroke(points, 0.4, [1, 1]))
  const nearest = points.map(([x, y]) =>
    Math.min(...drawn.map(([px, py]) => Math.hypot(px - x, py - y))),
  )
  expect(Math.max(...nearest)).toBeLessThan(2)
})

describe('geometry', () => {
  const told: Record<string, () => unknown> = {
    'of the front': () => places({}),
    'of a man with cropped hair': () => places({ sitter: 'man', hair: 'cropped' }),
    'of coiled hair': () => places({ hair: 'coiled', tone: 'deep' }),
    'of the profile': () => places({ view: 'profile' }),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())
})
