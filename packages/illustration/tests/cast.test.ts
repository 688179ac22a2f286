import { greyness } from '../src/face/personTraits'
import { cast, castNames, lookOf } from '../src/face/cast'
import { faceSvg } from '../src/face/faceSvg'
import { frontZoneNames } from '../src/face/front/zones'
import { zoneOutlines } from '../src/face/map'
import { ratingNames, tones } from '../src/face/parameters'
import { profileZoneNames } from '../src/face/profile/zones'
import { pathPoints } from './geometry'
import { drawingFaults, type Parameters } from './sittings'

const members = Object.values(cast)
const sittings = castNames.flatMap((name) =>
  (['front', 'profile'] as const).map((view) => [name, view] as const),
)

test('as many women as men, of every tone, from 25 to 70 years', () => {
  expect(members).toHaveLength(12)
  expect(members.filter(({ sitter }) => sitter === 'woman')).toHaveLength(6)
  expect(new Set(members.map(({ tone }) => tone))).toEqual(new Set(tones))
  const ages = members.map(({ age }) => age)
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([25, 70])
})

test.each(['woman', 'man'] as const)('the oldest %s has brown or dark skin', (sitter) => {
  const [oldest] = members
    .filter((member) => member.sitter === sitter)
    .toSorted((a, b) => b.age - a.age)
  expect(oldest!.age).toBeGreaterThanOrEqual(65)
  expect(['bronze', 'deep']).toContain(oldest!.tone)
})

test('what a picture asks for takes the place of what age gives', () => {
  expect(lookOf('margaret').ratings.forehead).toBeGreaterThan(0)
  expect(lookOf('margaret', { forehead: 0 }).ratings.forehead).toBe(0)
})

test('signs of age grow with the years and never shrink', () => {
  const byAge = castNames.map((name) => lookOf(name)).toSorted((a, b) => a.age - b.age)
  for (const [i, look] of byAge.entries()) {
    const younger = byAge[i - 1]
    if (!younger) continue
    expect(greyness(look.age)).toBeGreaterThanOrEqual(greyness(younger.age))
    for (const name of ratingNames)
      expect(look.ratings[name] ?? 0).toBeGreaterThanOrEqual(younger.ratings[name] ?? 0)
  }
})

/** Checks whether a point lies within a closed outline (even-odd rule). */
const isWithin = (outline: readonly (readonly [number, number])[], [x, y]: readonly number[]) =>
  outline.reduce((inside, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    return ay > y! !== by > y! && x! < ((bx - ax) * (y! - ay)) / (by - ay) + ax ? !inside : inside
  }, false)

const distance = ([ax, ay]: readonly number[], [bx, by]: readonly number[]) =>
  Math.hypot(ax! - bx!, ay! - by!)

describe.each(sittings)('%s from the %s', (name, view) => {
  const zones = view === 'front' ? frontZoneNames : profileZoneNames
  const parameters = { view, ...lookOf(name), marked: zones } as Parameters
  test('is drawn in real numbers, inside the box, with names that are its own', () =>
    expect(drawingFaults(parameters)).toEqual([]))
  test('is marked on the body, and the pen leaves nothing beyond its edge', () => {
    const drawn = faceSvg(parameters)
    const mask = /<mask id="face-onBody".*?>(.*?)<\/mask>/.exec(drawn)![1]!
    const body = [...mask.matchAll(/ d="([^"]*)"/g)].flatMap(([, d]) =>
      d!.split('Z').filter(Boolean).map(pathPoints),
    )
    expect(drawn.slice(drawn.indexOf('data-layer="marks"'))).toContain('url(#face-onBody)')
    for (const zone of zones)
      for (const point of zoneOutlines(view, zone, lookOf(name))!.flat()) {
        const onBody = body.some(
          (shape) => isWithin(shape, point) || shape.some((edge) => distance(edge, point) < 5),
        )
        expect([zone, ...point.map(Math.round), onBody]).toEqual([zone, ...point.map(Math.round), true]) // prettier-ignore
      }
  })
})
