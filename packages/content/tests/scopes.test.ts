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
    expect(told(withGel({ also: [scoped({}), scoped({ instead: undefined })] }))).toHaveLength(1)
    const behind = (text: string) => scoped({ instead: undefined, text })
    expect(told(withGel({ also: [behind('After a week.')] }))).toMatchInlineSnapshot(`
     [
       "data/recovery/gel.json › also › #1 › text: says "After a week." behind "After 24 to 48 hours.", two answers to "gym" for data/treatments/cheek-filler.json. Write "instead": true, or say what else it is that has to wait.",
     ]
    `)
    expect(told(withGel({ also: [behind('No heavy lifting for a week.'), scoped({})] }))).toEqual(
      [],
    )
  })

  const topic = content['can-i'].find(({ answer }) => answer !== undefined)!
  const saying = (given: object) => ({
    'can-i': content['can-i'].map((one) => (one === topic ? { ...topic, ...given } : one)),
  })

  test('refuses a family or treatment that a topic answers twice', () => {
    const families = [
      { families: ['filler', 'filler-lips'], answer: 'After a day.' },
      { families: ['filler'], answer: 'After a week.' },
    ]
    const treatments = [
      { treatments: ['/lip-fillers'], answer: 'After a day.' },
      { treatments: ['/lip-fillers'], answer: 'After a week.' },
    ]
    expect(told(saying({ families, treatments }))).toMatchInlineSnapshot(`
     [
       "data/can-i/blood-thinners.json › families › #2 › families › #1: "filler" has an answer already, in #1. Let it stand in one of the two only.",
       "data/can-i/blood-thinners.json › treatments › #2 › treatments › #1: "/lip-fillers" has an answer already, in #1. Let it stand in one of the two only.",
     ]
    `)
  })

  test('refuses a time without its variety where a treatment has several that heal apart', () => {
    const treatments = content.treatments.map((t) =>
      t.route === '/lip-fillers' ? { ...t, recovery: ['gel', 'muscle'] } : t,
    )
    const found = (answer: string, group = 'afterwards') =>
      told({
        treatments,
        recovery: content.recovery.map((one) => ({ variety: 'Muscle', ...one })),
        ...saying({ group, treatments: [], families: [{ families: ['filler-lips'], answer }] }),
      })
    expect(found('The next day.')).toMatchInlineSnapshot(`
     [
       "data/can-i/blood-thinners.json › families › #1 › answer: gives a time without saying whether it is that of "Gel", and data/treatments/lip-fillers.json has several varieties. Give each its own: "Gel: … Muscle: …".",
     ]
    `)
    expect(found('Gel: after a day. The next day otherwise.')).toHaveLength(1)
    expect(found('Gel: after a day. Muscle: the next day.')).toEqual([])
    expect(found('As your sheet says.')).toEqual([])
    expect(found('Not within six months of surgery.', 'health')).toEqual([])
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
      treatments: ['/lip-filer', '/lip-filler'],
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
       "data/recovery/gel.json › also › #1 › for › treatments › #1: "/lip-filer" is not a treatment. Did you mean "/lip-fillers"?",
       "data/recovery/gel.json › also › #1 › for › treatments › #2: "/lip-filler" is an old address that redirects. Use "/lip-fillers", or take it out.",
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
    expect(told(saying({ answer: 'Not on the palms.' }))).toMatchInlineSnapshot(`
     [
       "data/can-i/blood-thinners.json › answer: speaks of "palms", and data/treatments/crows-feet-botox.json shows it without treating the area "hands". Move it to treatments, with the routes that it is true of.",
     ]
    `)
    expect(
      told(saying({ treatments: [{ treatments: ['/chin-filler'], answer: 'Palms too.' }] })),
    ).toEqual([])
    const reached = scoped({ text: 'Rest your palms.', reaches: ['hands'] })
    expect(told(withGel({ also: [reached] }))).toEqual([])
  })

  test.each(['brief', 'say', 'meanwhile', 'signs'])(
    'refuses a place in what safety.json has under %s, unless the danger can reach it',
    (field) => {
      const { safety } = content
      const named = content.treatments[0]!.risks.seekHelp.protocols[0]!
      const withPalms = (given: object) => ({
        safety: {
          ...safety,
          protocols: safety.protocols.map((one) => {
            const [step, ...rest] = one.steps
            const text = 'Show your palms.'
            return one.id === named
              ? {
                  ...one,
                  steps: [{ ...step!, [field]: field === 'signs' ? [text] : text }, ...rest],
                  ...given,
                }
              : one
          }),
        },
      })
      expect(told(withPalms({}))).toEqual([
        expect.stringMatching(
          /^data\/safety\.json › protocols › #\d+ › steps › #1 › .*: speaks of "palms", and .* shows it without treating the area "hands"\. Write it in also/,
        ),
      ])
      expect(told(withPalms({ reaches: ['hands'] }))).toEqual([])
    },
  )

  test('takes what lies within a treated area as treated', () => {
    const wholeFace = { ...treatment('/profhilo'), recovery: ['gel'] }
    const neckOnly = { ...wholeFace, areas: ['neck'] }
    const recovery = [{ ...gel, also: [], note: 'Keep the lips dry.' }]
    expect(told({ treatments: [wholeFace], recovery, 'can-i': [] })).toEqual([])
    expect(told({ treatments: [neckOnly], recovery, 'can-i': [] })).toHaveLength(1)
  })
})
