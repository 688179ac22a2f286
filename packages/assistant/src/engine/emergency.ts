import type { Answer } from '../answer.ts'
import type { Knowledge, SafetyFacts } from '../knowledge.ts'
import { Known } from './known.ts'
import type { Scan } from './scan.ts'
import { firstSentences } from '@clinic/contract/prose'
import { isDespair, type Finding } from './triage.ts'

/** Most words of an emergency's answer, so that it fits a telephone's screen. */
const most = 75

/** The finding that decides an emergency's answer, and the others beside it. */
export type Found = { finding: Finding; others: readonly Finding[] }

/**
 * What to do about a danger, as data/safety.json says it: whom to call first, then what not to do,
 * then as many of its signs as fit, and how to call without a voice. All of it comes from the step
 * of the finding that decides, so that no sentence can be milder than the headline.
 */
export function emergencyWords(
  { answers, protocols, withoutVoice }: SafetyFacts,
  { finding, others }: Found,
): string[] {
  const { protocol: id, who } = finding
  const protocol = protocols.find((p) => p.id === id)
  const answer = answers.find((a) => a.id === who)
  const step = protocol?.steps.find((s) => s.who === who)
  const opening = finding.opening === undefined ? [] : [finding.opening]
  if (!protocol || !answer || !step) return opening
  const rest = answer.text
    .split(/(?<=\.)\s/)
    .filter(
      (sentence) =>
        !answer.heading.toLowerCase().startsWith(sentence.toLowerCase().replace(/\.$/, '')),
    )
  const first = `${answer.heading}. ${rest.join(' ')}`.trim()
  // Beside a step that is not the most urgent one, the protocol's line says what would be worse;
  // that of despair also names who listens.
  const line =
    isDespair(finding) || (step !== protocol.steps[0] && step.who !== 'clinic-emergency')
      ? withoutNumbersOf(first, protocol.line)
      : ''
  const never = protocol.never.slice(0, 2).join(' ')
  const then = [
    line,
    firstSentences(never, line === '' ? 14 : 8),
    firstSentences(step.meanwhile, 8),
    ...despairAmong(others, finding, protocols).map(({ opening: kindly, line: own }) =>
      `${kindly} ${withoutNumbersOf(first, own)}`.trim(),
    ),
  ].filter(Boolean)
  let left = most - wordsOf([first, ...then, protocol.title].join(' '))
  const signs = step.signs.filter((sign, i) => {
    left -= wordsOf(sign)
    return i === 0 || left >= 0
  })
  return [
    ...opening,
    first,
    ...then,
    `${protocol.title}. One of these is enough:\n${signs.map((sign) => `- ${sign}`).join('\n')}`,
    ...(answer.now || isDespair(finding) ? [withoutVoice.line] : []),
  ]
}

/** Despair that was found beside a danger that is more urgent: it is spoken to as well. */
export function despairAmong(
  others: readonly Finding[],
  finding: Finding,
  protocols: SafetyFacts['protocols'],
): { opening: string; line: string }[] {
  const despair = isDespair(finding) ? undefined : others.find(isDespair)
  const line = protocols.find(({ id }) => id === despair?.protocol)?.line
  return despair?.opening === undefined || line === undefined
    ? []
    : [{ opening: despair.opening, line }]
}

/** A text without the sentences that name only numbers which were named: each is said once. */
export function withoutNumbersOf(named: string, text: string): string {
  const numbersIn = (one: string) => one.match(/\d[\d ]*\d/g) ?? []
  return text
    .split(/(?<=[.。۔।])(?=\s|(?<=。).)/u)
    .filter((sentence) => {
      const numbers = numbersIn(sentence)
      return numbers.length === 0 || numbers.some((number) => !named.includes(number))
    })
    .join('')
    .trim()
}

const wordsOf = (text: string) => text.split(/\s+/).length

/** Answers of which triage decides, from data/safety.json. */
export class EmergencyAnswers {
  constructor(private readonly knowledge: Knowledge) {}

  answer(found: Found, { voiceless, routes }: Scan): Answer {
    const { safety } = this.knowledge
    if (found.finding.protocol === null) return this.unnamed()
    const [first = '', ...rest] = emergencyWords(safety, found)
    // Who says that they cannot telephone reads first how else to call.
    const without = voiceless ? this.withoutVoice().paragraphs : []
    return this.#reply([first, ...without, ...rest], [safety.page, ...routes])
  }

  /** Returns when to seek help, where something is wrong and no sign says what. */
  unnamed(): Answer {
    const { page, withoutVoice } = this.knowledge.safety
    const trouble = Known.of(this.knowledge).named('something-wrong')
    const texts = trouble?.answers?.slice(0, 1).map(({ text }) => text) ?? []
    return this.#reply([...texts, withoutVoice.line], [page])
  }

  /** Returns how to call for help without a voice. */
  withoutVoice(): Answer {
    const { page, withoutVoice } = this.knowledge.safety
    const list = withoutVoice.ways.map(({ name, text }) => `- ${name}: ${text}`).join('\n')
    return this.#reply([`${withoutVoice.title}:\n${list}`], [page])
  }

  #reply(paragraphs: string[], routes: string[]): Answer {
    return { kind: 'emergency', paragraphs, routes, sources: [] }
  }
}
