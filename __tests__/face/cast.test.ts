import { greyness } from '../../src/face/ageing'
import { cast, castNames, lookOf } from '../../src/face/cast'
import { ratingNames, tones } from '../../src/face/parameters'

const members = Object.values(cast)

test('as many women as men, of every tone, from 25 to 70 years', () => {
  expect(members).toHaveLength(12)
  expect(members.filter(({ sitter }) => sitter === 'woman')).toHaveLength(6)
  expect(new Set(members.map(({ tone }) => tone))).toEqual(new Set(tones))
  const ages = members.map(({ age }) => age)
  expect([Math.min(...ages), Math.max(...ages)]).toEqual([25, 70])
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
