import type { SafetyFacts } from '../_shared/knowledge.ts'
import { firstSentences } from '../_shared/prose.ts'
import type { Finding } from './triage.ts'

/** How many words an emergency's answer may have, so that it stands on a telephone's screen. */
const most = 75

/**
 * What to do about a danger, as data/safety.json says it: whom to call first, then what not to do,
 * then as many of its signs as fit.
 */
export function emergencyWords(
  { answers, protocols }: SafetyFacts,
  { protocol: id, who }: Pick<Finding, 'protocol' | 'who'>,
): string[] {
  const protocol = protocols.find((p) => p.id === id)
  const answer = answers.find((a) => a.id === who)
  const step = protocol?.steps.find((s) => s.who === who)
  if (!protocol || !answer || !step) return []
  const rest = answer.text
    .split(/(?<=\.)\s/)
    .filter(
      (sentence) =>
        !answer.heading.toLowerCase().startsWith(sentence.toLowerCase().replace(/\.$/, '')),
    )
  const first = `${answer.heading}. ${rest.join(' ')}`.trim()
  // Beside a step that is not the most urgent one, the protocol's line says what would be worse.
  const line = step === protocol.steps[0] || step.who === 'clinic-emergency' ? [] : [protocol.line]
  const then = [
    ...line,
    firstSentences(protocol.never.slice(0, 2).join(' '), line.length > 0 ? 8 : 14),
    firstSentences(step.meanwhile, 8),
  ]
  let left = most - wordsOf([first, ...then, protocol.title].join(' '))
  const signs = step.signs.filter((sign, i) => {
    left -= wordsOf(sign)
    return i === 0 || left >= 0
  })
  return [
    first,
    ...then,
    `${protocol.title}. One of these is enough:\n${signs.map((sign) => `- ${sign}`).join('\n')}`,
  ]
}

const wordsOf = (text: string) => text.split(/\s+/).length

/**
 * When to ring about a treatment, for somebody with a trouble that no sign names: its protocols in
 * a line each, one at least and as many as the words allow.
 */
export function seekHelp(
  { protocols }: SafetyFacts,
  ids: readonly string[],
  words: number,
): string[] {
  let length = 0
  return ids
    .flatMap((id) => protocols.find((p) => p.id === id)?.line ?? [])
    .filter((line, i) => {
      length += line.split(' ').length
      return i === 0 || length <= words
    })
}
