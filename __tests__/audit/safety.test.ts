import type { TreatmentContent } from '../../src/kinds/treatment/build'
import { emergencyWords } from '@clinic/assistant/engine/emergency'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { sitePages } from '../../src/kinds/sitePages'
import { validateContent } from '@clinic/content/gate'
import type { HelpText, ProtocolText } from '../../src/site/page'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { fakePictures, testOrigin } from '../helpers/buildContext'
import { contentDir } from '../helpers/builtSite'

/** What to do when something is wrong is said the same everywhere, the most urgent first. */
const content = validateContent(contentDir)
const pages = sitePages(createBuildContext(content, fakePictures, testOrigin))

/** Every sign that a page shows, with the answer it leads to there. */
const shown: { sign: string; who: string; where: string }[] = pages.flatMap(({ path, context }) => {
  const found: { sign: string; who: string; where: string }[] = []
  const heading = (rich: unknown) => JSON.stringify(rich)
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('inSight' in value && 'folded' in value)
      for (const group of [...(value as HelpText).inSight, ...(value as HelpText).folded])
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
})

it('gives the same answer to a sign wherever it stands', () => {
  expect(shown.length).toBeGreaterThan(0)
  const first = new Map<string, { who: string; where: string }>()
  for (const { sign, who, where } of shown) {
    const before = first.get(sign) ?? first.set(sign, { who, where }).get(sign)!
    expect({ sign, who, where }).toEqual({ sign, who: before.who, where })
  }
})

it('shows every treatment’s most urgent signs first, and never folds those that call 999', () => {
  const order = content.safety.answers.map(({ id }) => id)
  for (const page of pages) {
    if (page.template !== 'treatment') continue
    const { inSight, folded } = (page.context.content as TreatmentContent).risks.seekHelp
    for (const groups of [inSight, folded]) {
      const ranks = groups.map(({ who }) => order.indexOf(who))
      expect([page.path, ranks]).toEqual([page.path, ranks.toSorted((a, b) => a - b)])
    }
    expect([page.path, folded.filter(({ who }) => who === '999')]).toEqual([page.path, []])
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
