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

  test('a treatment without what its family requires', () => {
    expect(
      reportOn((f) => {
        f[treatment].risks.seekHelp.protocols = ['infection']
        f[treatment].notFor.standard = ['keloid']
      }),
    ).toMatchInlineSnapshot(`
     "data/treatments/lip-fillers.json › notFor › standard: leaves out the sentence "pregnancy", which the family "filler" requires. Add "pregnancy" to the list.
     data/treatments/lip-fillers.json › risks › seekHelp › protocols: leaves out the protocol "stroke", which the family "filler" requires. Add "stroke" to the list."
    `)
  })

  test('ids that are not there', () => {
    expect(
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
    ).toMatchInlineSnapshot(`
     "data/families/filler.json › protocols › #2: "strok" is not a protocol in data/safety.json. Did you mean "stroke"?
     data/pages/treatments.json › intro: uses {call:samaritan}, but there is no such number. Did you mean "samaritans"?
     data/pages/treatments.json › intro: uses {safety:stoke}, but there is no such protocol. Did you mean "stroke"?
     data/pages/treatments.json › intro: uses {sentence:keloit}, but there is no such sentence. Did you mean "keloid"?
     data/pages/treatments.json › sections › #1 › protocols › #2: "stroke" stands twice. Take one of the two out.
     data/safety.json › protocols › #1 › steps › #1 › who: "998" is not an answer in data/safety.json. Did you mean "999"? It can be "999", "emergency-line", "same-day".
     data/treatments/chin-filler.json › risks › seekHelp › protocols: leaves out the protocol "strok", which the family "filler" requires. Add "strok" to the list.
     data/treatments/lip-fillers.json › family: "fillers" is not a family in data/families. Did you mean "filler"?
     data/treatments/lip-fillers.json › notFor › standard › #2: "keloids" is not a sentence in data/safety.json. Did you mean "keloid"?
     data/treatments/lip-fillers.json › risks › seekHelp › own › #1 › who: "sameday" is not an answer in data/safety.json. Did you mean "same-day"?
     data/treatments/lip-fillers.json › risks › seekHelp › protocols › #3: "infections" is not a protocol in data/safety.json. Did you mean "infection"?"
    `)
  })

  test('a sign with two answers, in whatever order its words stand', () => {
    expect(
      reportOn((f) => {
        f['safety.json'].protocols[1].steps[1].signs.push('Speech is muddled or slurred')
        f[treatment].risks.seekHelp.own = [{ sign: 'On one side, the face drops', who: 'same-day' }]
      }),
    ).toMatchInlineSnapshot(`
     "data/safety.json › protocols › #2 › steps › #2 › signs › #2: "Speech is muddled or slurred" leads to "same-day" here, and to "999" in the protocol "stroke". Give both the more urgent answer, "999".
     data/treatments/lip-fillers.json › risks › seekHelp › own › #1 › sign: "On one side, the face drops" leads to "same-day" here, and to "999" in the protocol "stroke". Give both the more urgent answer, "999"."
    `)
  })

  test('a step that stands below a less urgent one', () => {
    expect(
      reportOn(
        (f) =>
          (f['safety.json'].protocols[1].steps = f['safety.json'].protocols[1].steps.toReversed()),
      ),
    ).toMatchInlineSnapshot(
      `"data/safety.json › protocols › #2 › steps › #2: "emergency-line" is more urgent than "same-day" above it. Put the most urgent step first."`,
    )
  })

  test('telephone numbers typed into copy', () => {
    expect(
      reportOn((f) => {
        f[treatment].suits.list[0] = 'If you feel faint, call 999.'
        f[treatment].suits.list[1] = 'Ring 020 7946 0199 at night.'
        f[treatment].suits.list[2] = 'Ring 0800 111 222 for advice.'
        f['cities/cardiff.json'].intro = 'Samaritans answer on 116 123.'
      }),
    ).toMatchInlineSnapshot(`
     "data/cities/cardiff.json › intro: has the telephone number "116 123" typed into it. Write {call:samaritans}, which also makes it a link that dials, or name the protocol that says when to ring it.
     data/treatments/lip-fillers.json › suits › list › #1: has the telephone number "999" typed into it. Write {call:999}, which also makes it a link that dials, or name the protocol that says when to ring it.
     data/treatments/lip-fillers.json › suits › list › #2: has the telephone number "020 7946 0199" typed into it. Write {clinic:emergency-line}, which also makes it a link that dials, or name the protocol that says when to ring it.
     data/treatments/lip-fillers.json › suits › list › #3: has the telephone number "0800 111 222" typed into it. Add it to the numbers of data/safety.json, and write {call:…} with its id."
    `)
  })

  test('numbers that are no telephone numbers', () => {
    expect(
      reportOn((f) => {
        f[treatment].suits.list = [
          'About 1,999 people',
          'In 111 of 300 patients, 37.5% improved',
          'See 111.nhs.uk',
          'Wait 0.999 of a day',
        ]
      }),
    ).toMatchInlineSnapshot(`""`)
  })

  test('sentences that resemble a standard one', () => {
    expect(
      reportOn((f) => {
        f[treatment].notFor.list = [
          'You are breastfeeding, pregnant or trying to become pregnant.',
          'You have a raised scar from surgery.',
        ]
        f[treatment].risks.rare[0] = 'Redness that grows after the second day of two'
        f['articles/first-blog.json'].intro =
          'A dropping face or muddled speech: call {call:999} at once.'
      }),
    ).toMatchInlineSnapshot(`
     "data/articles/first-blog.json › intro: "A dropping face or muddled speech:" is typed by hand, and resembles "Face dropping or muddled speech:" in data/safety.json. Write {safety:stroke}, or name the protocol "stroke".
     data/treatments/lip-fillers.json › notFor › list › #1: "You are breastfeeding, pregnant or trying to become pregnant." is typed by hand, and resembles "You are pregnant, trying to get pregnant or breastfeeding." in data/safety.json. Take it out, and name "pregnancy" under notFor › standard, or write {sentence:pregnancy}.
     data/treatments/lip-fillers.json › risks › rare › #1: "Redness that grows after the second day of two" is typed by hand, and resembles "Redness grows after day two" in data/safety.json. Take it out, and name the protocol "infection", which says it."
    `)
  })

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

  test('a step that cannot wait without its line for the pages of treatments', () => {
    expect(
      reportOn((f) => delete f['safety.json'].protocols[0].steps[0].brief),
    ).toMatchInlineSnapshot(
      `"data/safety.json › protocols › #1 › steps › #1 › brief: is missing: these signs cannot wait, and treatment pages would leave them out. Write them in a line."`,
    )
  })

  test('a city abroad whose emergency number nobody knows', () => {
    expect(reportOn((f) => (f['cities/cardiff.json'].country = 'Barbado'))).toMatchInlineSnapshot(
      `"data/cities/cardiff.json › country: no emergency number is known for "Barbado". Add the country to the list "abroad" in data/safety.json, or write it as there."`,
    )
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
