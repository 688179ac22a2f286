import type { SafetyFacts } from '../_shared/knowledge.ts'
import type { Finding } from './triage.ts'

/** What to do about a danger, as data/safety.json says it: whom to call first, then what not to do, then why. */
export function emergencyWords({ answers, protocols }: SafetyFacts, { protocol: id, who }: Pick<Finding, 'protocol' | 'who'>): string[] {
  const protocol = protocols.find((p) => p.id === id)
  const answer = answers.find((a) => a.id === who)
  const step = protocol?.steps.find((s) => s.who === who)
  if (!protocol || !answer || !step) return []
  const rest = answer.text.split(/(?<=\.)\s/).filter((sentence) => !answer.heading.toLowerCase().startsWith(sentence.toLowerCase().replace(/\.$/, '')))
  const first = `${answer.heading}. ${rest.join(' ')}`.trim()
  const signs = step.signs.slice(0, 3).map((sign) => `- ${sign}`)
  return [
    first,
    `${protocol.line}`,
    firstSentences(step.meanwhile, 12),
    protocol.never.slice(0, 2).join(' '),
    `${protocol.title}. One of these is enough:\n${signs.join('\n')}`,
  ]
}

/** The first whole sentences of a text, up to a number of words, but one at least. */
export function firstSentences(text: string, words: number): string {
  const said: string[] = []
  let length = 0
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    length += sentence.split(/\s+/).length
    if (said.length > 0 && length > words) break
    said.push(sentence)
  }
  return said.join(' ')
}

/** When to ring about a treatment, for somebody with a trouble that no sign names: its protocols in a line each, one at least and as many as the words allow. */
export function seekHelp({ protocols }: SafetyFacts, ids: readonly string[], words: number): string[] {
  let length = 0
  return ids
    .flatMap((id) => protocols.find((p) => p.id === id)?.line ?? [])
    .filter((line, i) => {
      length += line.split(' ').length
      return i === 0 || length <= words
    })
}
