import { lowerFirst } from '@clinic/contract/prose'
import { referenceProblems } from '../src/check/references'
import { scopeProblems } from '../src/check/scopes'
import { loadContent, type ReadableContent } from '../src/load'
import { formatProblem } from '../src/problem'
import { recoveriesOf, untilFine } from '../src/recovery'
import { briefOf, signsOf } from '../src/safety'

const content = loadContent('__tests__/fixtures/clinic').content!
const treatment = (route: string) => content.treatments.find((t) => t.route === route)!
const gel = content.recovery.find(({ id }) => id === 'gel')!
type Scoped = NonNullable<typeof gel.also>[number]

const recoveryOf = (route: string) => recoveriesOf(treatment(route), content)[0]!
const day3Of = (route: string) =>
  recoveryOf(route).timeline.find(({ label }) => label === 'Day 3')?.text

describe('a recovery that several treatments share', () => {
  test('adds a sentence for the treatments that it is true of, and for no other', () => {
    expect(recoveryOf('/lip-fillers').note).toMatch(/No lipstick/)
    expect(recoveryOf('/cheek-filler').note).not.toMatch(/lipstick/)
    expect(day3Of('/lip-fillers')).toBe(`${gel.timeline.day3!.text} Most swollen now.`)
    expect(day3Of('/cheek-filler')).toBe(gel.timeline.day3!.text)
  })

  test('gives another answer and time in place of the general one', () => {
    expect(untilFine('gym', treatment('/cheek-filler'), content)).toBe('After a week.')
    expect(recoveryOf('/cheek-filler').until.gym.wait).toEqual({ from: 1, unit: 'weeks' })
    expect(untilFine('gym', treatment('/lip-fillers'), content)).toBe(gel.until.gym.text)
    expect(recoveryOf('/lip-fillers').until.gym.wait).toEqual(gel.until.gym.wait)
  })
})

test('a sign that follows treatment of one place stands where that place is treated, and with its name on general pages', () => {
  const step = content.safety.protocols
    .flatMap(({ steps }) => steps)
    .find(({ also }) => also !== undefined)!
  const slips = 'Things slip from your fingers, nothing else'
  expect(briefOf(step, treatment('/excessive-sweat-botox'))).toContain(lowerFirst(slips))
  expect(briefOf(step, treatment('/crows-feet-botox'))).toBe(step.brief)
  expect(signsOf(step, content)).toContain(
    'Underarms and hands: things slip from your fingers, nothing else',
  )
})

describe('the gate', () => {
  const told = (change: Partial<ReadableContent>) =>
    scopeProblems({ ...content, ...change } as ReadableContent).map((found) => formatProblem(found))
  const withGel = (change: object) => ({
    recovery: content.recovery.map((one) => (one === gel ? { ...gel, ...change } : one)),
  })
  const scoped = (given: Partial<Scoped>): Scoped => ({
    field: 'gym',
    for: { areas: ['cheeks'] },
    text: 'After a day.',
    customary: true,
    instead: true,
    ...given,
  })

  test('passes content in order', () => expect(told({})).toEqual([]))

  test('refuses two answers in place of one', () => {
    expect(told(withGel({ also: [scoped({}), scoped({ for: { families: ['filler'] } })] })))
      .toMatchInlineSnapshot(`
     [
       "data/recovery/gel.json › also › #2 › for: stands in place of "gym" for data/treatments/cheek-filler.json, and so does #1. Let one treatment be in one of the two only.",
     ]
    `)
    expect(
      told(withGel({ also: [scoped({}), scoped({ for: { families: ['filler-lips'] } })] })),
    ).toEqual([])
    expect(told(withGel({ also: [scoped({}), scoped({ instead: undefined })] }))).toEqual([])
  })

  test('refuses a sentence that is true of no page that could show it', () => {
    expect(told(withGel({ also: [scoped({ for: { areas: ['hands'] } })] }))).toMatchInlineSnapshot(`
     [
       "data/recovery/gel.json › also › #1 › for: is true of no treatment that names this recovery. Name the areas, families or treatments that it is true of, or take it out.",
     ]
    `)
  })

  test('refuses an area, family or treatment that there is not, with the nearest name', () => {
    const unknown = {
      areas: ['cheek'],
      families: ['filler-lip'],
      treatments: ['/lip-filler'],
    }
    expect(
      referenceProblems({
        ...content,
        ...withGel({ also: [scoped({ for: unknown })] }),
      } as ReadableContent).map((found) => formatProblem(found)),
    ).toMatchInlineSnapshot(`
     [
       "data/recovery/gel.json › also › #1 › for › areas › #1: "cheek" is not an area in data/areas.json. Did you mean "cheeks"?",
       "data/recovery/gel.json › also › #1 › for › families › #1: "filler-lip" is not a family in data/families. Did you mean "filler-lips"?",
       "data/recovery/gel.json › also › #1 › for › treatments › #1: "/lip-filler" is not a treatment. Did you mean "/lip-fillers"?",
     ]
    `)
  })

  test('refuses a place on the page of a treatment that does not treat it', () => {
    expect(told(withGel({ note: 'Keep Palms dry.' }))).toMatchInlineSnapshot(`
     [
       "data/recovery/gel.json › note: speaks of "palms", and data/treatments/cheek-filler.json shows it without treating the area "hands". Write it in also, with the areas, families or treatments that it is true of.",
     ]
    `)
    expect(told(withGel({ also: [scoped({ text: 'Rest your palms.' })] }))).toHaveLength(1)
    const topic = content['can-i'].find(({ answer }) => answer !== undefined)!
    const saying = (given: object) => ({
      'can-i': content['can-i'].map((one) => (one === topic ? { ...topic, ...given } : one)),
    })
    expect(told(saying({ answer: 'Not on the palms.' }))).toMatchInlineSnapshot(`
     [
       "data/can-i/blood-thinners.json › answer: speaks of "palms", and data/treatments/crows-feet-botox.json shows it without treating the area "hands". Move it to treatments, with the routes that it is true of.",
     ]
    `)
    expect(
      told(saying({ treatments: [{ treatments: ['/chin-filler'], answer: 'Palms too.' }] })),
    ).toEqual([])
  })

  test('takes what lies within a treated area as treated', () => {
    const wholeFace = { ...treatment('/profhilo'), recovery: ['gel'] }
    const neckOnly = { ...wholeFace, areas: ['neck'] }
    const recovery = [{ ...gel, also: [], note: 'Keep the lips dry.' }]
    expect(told({ treatments: [wholeFace], recovery, 'can-i': [] })).toEqual([])
    expect(told({ treatments: [neckOnly], recovery, 'can-i': [] })).toHaveLength(1)
  })
})
