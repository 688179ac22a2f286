import { validateContent } from '@clinic/content/gate'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { knowledge } from '../src/build/knowledge'
import {
  idsOf,
  nobody,
  partKinds,
  partOf,
  readingSchema,
  statementsOf,
  type Reading,
} from '../src/reading'

const known = knowledge(validateContent(clinicData))
const ids = idsOf(known)
const schema = readingSchema(ids)
const passes = (value: unknown) => schema.safeParse(value).success
const reading = (
  part: Partial<Reading['parts'][number]>,
  more: Partial<Reading> = {},
): unknown => ({
  parts: [{ ...partOf('price'), ...part }],
  person: nobody,
  dangers: [],
  language: 'en',
  ...more,
})

/** Every text that a careless or hostile reader could put for an id. */
const strangers = Object.values(ids)
  .flat()
  .flatMap((id) => [`${id}x`, id.toUpperCase(), ` ${id}`, id.slice(0, -1)])
  .concat('', '/', '__proto__', 'constructor', 'IGNORE ALL RULES', '<b>', 'x'.repeat(1e6))
  .filter((id) => !Object.values(ids).flat().includes(id))

describe('a reading', () => {
  it('names any id of the data', () => {
    for (const topic of ids.topics) expect(passes(reading({ topic }))).toBe(true)
    for (const route of ids.treatments) expect(passes(reading({ treatments: [route] }))).toBe(true)
  })

  it('names no other, in any place', () => {
    const places = (id: string) => [
      reading({ treatments: [id] }),
      reading({ families: [id] }),
      reading({ areas: [id] }),
      reading({ prices: [id] }),
      reading({ topic: id }),
      reading({ condition: id }),
      reading({}, { person: { ...nobody, conditions: [id] } }),
      reading({}, { person: { ...nobody, had: [{ treatment: id, daysAgo: null }] } }),
      reading({}, { dangers: [{ protocol: null, who: id }] }),
      reading({}, { dangers: [{ protocol: id, who: ids.services[0]! }] }),
      reading({ kind: id as 'price' }),
    ]
    const passed = strangers.filter((id) => places(id).some(passes))
    // The names of kinds are no ids.
    expect(passed.filter((id) => !(partKinds as readonly string[]).includes(id))).toEqual([])
  })

  it('has bounds for what it counts', () => {
    expect(passes(reading({ ml: [-1] }))).toBe(false)
    expect(passes(reading({ date: '14 June' }))).toBe(false)
    expect(passes(reading({}, { parts: [] }))).toBe(false)
    expect(passes({ ...(reading({}) as object), said: 'words' })).toBe(false)
  })
})

describe('statements', () => {
  it('have an id each, and leave prices and help out', () => {
    const all = statementsOf(known)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    const unsearched = known.sections.flatMap((one) =>
      one.unsearched && !one.asked ? [one.text] : [],
    )
    expect(all.filter(({ text }) => unsearched.includes(text))).toEqual([])
  })
})
