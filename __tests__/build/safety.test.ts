import { reportOn } from '@clinic/content/tests/helpers/baseContent'

/** The gate's words for each mistake in what to do when something is wrong. */
describe('the gate', () => {
  const treatment = 'treatments/lip-fillers.json'

  const told: Record<string, () => unknown> = {
    'a treatment without what its family requires': () =>
      reportOn((f) => {
        f[treatment].risks.seekHelp.protocols = ['infection']
        f[treatment].notFor.standard = ['keloid']
      }),
    'ids that are not there': () =>
      reportOn((f) => {
        f[treatment].family = 'fillers'
        f[treatment].risks.seekHelp.protocols.push('infections')
        f[treatment].notFor.standard.push('keloids')
        f[treatment].risks.seekHelp.own = [{ sign: 'Ring stuck on the finger', who: 'sameday' }]
        f['families/filler.json'].protocols.push('strok')
        f['pages/treatments.json'].sections[0].protocols = ['stroke', 'stroke']
        f['safety.json'].protocols[0].steps[0].who = '998'
        f['pages/treatments.json'].intro =
          'See {safety:stoke}, {sentence:keloit} and {call:samaritan}.'
      }),
    'a sign with two answers, in whatever order its words stand': () =>
      reportOn((f) => {
        f['safety.json'].protocols[1].steps[1].signs.push('Speech is muddled or slurred')
        f[treatment].risks.seekHelp.own = [{ sign: 'On one side, the face drops', who: 'same-day' }]
      }),
    'a step that stands below a less urgent one': () =>
      reportOn(
        (f) =>
          (f['safety.json'].protocols[1].steps = f['safety.json'].protocols[1].steps.toReversed()),
      ),
    'telephone numbers typed into copy': () =>
      reportOn((f) => {
        f[treatment].suits.list[0] = 'If you feel faint, call 999.'
        f[treatment].suits.list[1] = 'Ring 020 7946 0199 at night.'
        f[treatment].suits.list[2] = 'Ring 0800 111 222 for advice.'
        f['cities/cardiff.json'].intro = 'Samaritans answer on 116 123.'
      }),
    'numbers that are no telephone numbers': () =>
      reportOn((f) => {
        f[treatment].suits.list = [
          'About 1,999 people',
          'In 111 of 300 patients, 37.5% improved',
          'See 111.nhs.uk',
          'Wait 0.999 of a day',
        ]
      }),
    'sentences that resemble a standard one': () =>
      reportOn((f) => {
        f[treatment].notFor.list = [
          'You are breastfeeding, pregnant or trying to become pregnant.',
          'You have a raised scar from surgery.',
        ]
        f[treatment].risks.rare[0] = 'Redness that grows after the second day of two'
        f['articles/first-blog.json'].intro =
          'A dropping face or muddled speech: call {call:999} at once.'
      }),
    'a step that cannot wait without its line for the pages of treatments': () =>
      reportOn((f) => delete f['safety.json'].protocols[0].steps[0].brief),
    'the signs of an urgent call behind a row that unfolds': () =>
      reportOn((f) => (f['safety.json'].answers[0].foldedAs = 'ambulance')),
    'a city abroad whose emergency number nobody knows': () =>
      reportOn((f) => (f['cities/cardiff.json'].country = 'Barbado')),
  }
  test.each(Object.entries(told))('%s', (_, tell) => expect(tell()).toMatchSnapshot())

  test('a language that a protocol does not speak, or that names other numbers', () => {
    expect(
      reportOn((f) => {
        const page = f['pages/treatments.json']
        page.kind = 'language'
        page.language = { lang: 'ja', dir: 'ltr', name: '日本語' }
        page.sections[0].protocols = ['stroke', 'infection']
        f['safety.json'].protocols[0].translations = {
          ja: { title: '脳卒中', line: 'すぐに {call:samaritans} に電話。', of: '00000000' },
        }
      }),
    ).toMatch(/infection" has no words in Japanese[\s\S]*Give every language the same numbers/)
  })
})
