import type { TreatmentContent } from '../../src/kinds/treatment/types'
import { emergencyWords } from '@clinic/assistant/engine/emergency'
import { clinicData } from '../../scripts/testing/clinicSite'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { sitePages } from '../../src/gatsby/sitePages'
import { validateContent } from '@clinic/content/gate'
import type { HelpText, ProtocolText } from '../../src/site/page'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { fakePictures, testOrigin } from '../helpers/buildContext'
import { reportOn } from '@clinic/content/tests/helpers/baseContent'

/**
 * What to do when something is wrong: the gate's words for each mistake, and that every place says
 * the same.
 */

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
    ).toMatch(/infection" has no words in ja[\s\S]*Give every language the same numbers/)
  })
})

describe.each([
  ['the fixture clinic', clinicData],
  ['the clinic', 'data'],
])('%s', (_name, dataDir) => {
  const content = validateContent(dataDir)
  const pages = sitePages(createBuildContext(content, fakePictures, testOrigin))

  /** Every sign that a page shows, with the answer it leads to there. */
  const shown: { sign: string; who: string; where: string }[] = pages.flatMap(
    ({ path, context }) => {
      const found: { sign: string; who: string; where: string }[] = []
      const heading = (rich: unknown) => JSON.stringify(rich)
      const walk = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return
        if ('now' in value && 'later' in value)
          for (const group of [...(value as HelpText).now, ...(value as HelpText).later])
            for (const sign of [...group.signs.map(({ line }) => line), ...group.own])
              found.push({ sign: JSON.stringify(sign), who: heading(group.heading), where: path })
        if ('steps' in value && 'never' in value)
          for (const step of (value as ProtocolText).steps)
            for (const sign of step.signs)
              found.push({ sign: JSON.stringify(sign), who: heading(step.heading), where: path })
        Object.values(value).forEach(walk)
      }
      walk(context)
      return found
    },
  )

  it('gives the same answer to a sign wherever it stands', () => {
    expect(shown.length).toBeGreaterThan(0)
    const first = new Map<string, { who: string; where: string }>()
    for (const { sign, who, where } of shown) {
      const before = first.get(sign) ?? first.set(sign, { who, where }).get(sign)!
      expect({ sign, who, where }).toEqual({ sign, who: before.who, where })
    }
  })

  it('shows every treatment’s most urgent signs first, and what cannot wait is never folded', () => {
    const order = content.safety.answers.map(({ id }) => id)
    const now = new Set(content.safety.answers.filter((answer) => answer.now).map(({ id }) => id))
    for (const page of pages) {
      if (page.template !== 'treatment') continue
      const { now: open, later } = (page.context.content as TreatmentContent).risks.seekHelp
      const ranks = [...open, ...later].map(({ who }) => order.indexOf(who))
      expect([page.path, ranks]).toEqual([page.path, ranks.toSorted((a, b) => a - b)])
      expect([page.path, later.filter(({ who }) => now.has(who))]).toEqual([page.path, []])
    }
  })

  it('answers in the chat with the words that the pages show', () => {
    const { safety } = knowledge(content)
    for (const { id, title, steps } of content.safety.protocols)
      for (const [i, { who, signs }] of steps.entries()) {
        const finding = { protocol: id, who, words: 1 }
        const said = emergencyWords(safety, { finding, others: [] })
        const answer = safety.answers.find((one) => one.id === who)!
        expect([id, who, said[0]!.startsWith(answer.heading)]).toEqual([id, who, true])
        expect([id, who, said]).toEqual([
          id,
          who,
          expect.arrayContaining([
            expect.stringContaining(`${title}. One of these is enough:\n- ${signs[0]}`),
          ]),
        ])
        // What would be worse than a step that is not the most urgent one, but for numbers that
        // were said.
        const line = safety.protocols.find((protocol) => protocol.id === id)!.line
        const isWorse = i > 0 && who !== 'clinic-emergency'
        expect([
          id,
          who,
          !isWorse || said[1]!.split(/(?<=\.) /).every((one) => line.includes(one)),
        ]).toEqual([id, who, true])
        expect([id, who, said.includes(safety.withoutVoice.line)]).toEqual([id, who, answer.now])
      }
  })
})
