import { reportOn } from './helpers/baseContent'

/**
 * A standard sentence with a part left out: "You are pregnant or breastfeeding" forgets who is
 * trying to get pregnant.
 */
const treatment = 'treatments/lip-fillers.json'

test('a shorter version of a standard sentence is a mistake, and what says something else is none', () => {
  expect(
    reportOn((f) => void (f[treatment].notFor.list = ['You are pregnant or breastfeeding'])),
  ).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › notFor › list › #1: "You are pregnant or breastfeeding" is typed by hand, and resembles "You are pregnant, trying to get pregnant or breastfeeding." in data/safety.json. Take it out, and name "pregnancy" under notFor › standard, or write {sentence:pregnancy}."`,
  )
  expect(
    reportOn(
      (f) =>
        void (f[treatment].notFor.list = [
          'You are pregnant, and the serums have not been checked',
          'You are tired',
        ]),
    ),
  ).toBe('')
})

test('what to say or do meanwhile is typed by hand nowhere else, once it is more than a few words', () => {
  expect(
    reportOn((f) => {
      const [step] = f['safety.json'].protocols[1].steps
      step.meanwhile = 'Take one clear photograph in daylight and find your treatment card.'
      f[treatment].aftercare.list[0] =
        'Take a clear photograph in daylight; find your treatment card'
      f[treatment].aftercare.list[1] = 'Sit down first'
    }),
  ).toMatchInlineSnapshot(
    `"data/treatments/lip-fillers.json › aftercare › list › #1: "Take a clear photograph in daylight; find your treatment card" is typed by hand, and resembles "Take one clear photograph in daylight and find your treatment card." in data/safety.json. Take it out, and name the protocol "infection", which says it."`,
  )
})
