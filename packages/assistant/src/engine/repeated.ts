import { firstSentences, list, lowerFirst } from '@clinic/contract/prose'
import type { Answer } from '../answer.ts'
import { rulesOut } from '../answerer.ts'
import type { PartKind, ReadingPart } from '../reading.ts'
import type { Known } from './known.ts'
import type { Turn } from './reader.ts'

/** The fewest words of what was said before, where it is told again, and the most. */
const room = { least: 8, most: 28 }
/** How much of a text has to be heard, as the context has answers cut short. */
const enough = 150

/** Kinds that are answered in full, however often. */
const complete: ReadonlySet<PartKind> = new Set<PartKind>([
  'price',
  'total',
  'yearly-cost',
  'budget',
  'when',
  'clinic-fact',
  'not-ours',
])
/** Matches a question for a time, and a sentence that has one. */
const asksTime = /\b(?:when|how (?:long|soon))\b/
const ofTime = /\b(?:hour|day|week|fortnight|month|year)s?\b/
/** Kinds whose answer depends on what somebody tells of himself. */
const ofPerson: ReadonlySet<PartKind> = new Set<PartKind>(['may-i', 'not-for'])
const sentenceEnd = /(?<=[.!?])\s+/
const isPrice = (text: string) => text.startsWith('The price is ')

/** Returns the beginning of a text, in whole sentences. */
function gist(text: string): string {
  const [first = '', ...others] = text.split(sentenceEnd)
  return first.split(' ').length < room.least && others.length > 0
    ? `${first} ${gist(others.join(' '))}`
    : firstSentences(text, room.most)
}
const again = (text: string) => `As I said: ${lowerFirst(gist(text))}`

/** Returns paragraphs with the gist alone of what rules something out, where that was said before. */
export function withoutHeard(paragraphs: readonly string[], heard: readonly string[]): string[] {
  const isHeard = (text: string) => heard.some((one) => onOneLine(one).includes(gist(text)))
  return paragraphs.map((text) =>
    paragraphs.length > 1 && rulesOut(text) && isHeard(text) ? again(text) : text,
  )
}

const namedIn = (parts: readonly ReadingPart[]) => parts.flatMap(({ treatments }) => treatments)

const tellDoctor = 'Tell the doctor that as well: it may change what suits you.'
const noMore = (line: string) =>
  `Our pages say no more about that: ask the doctor at the consultation, or ring ${line}.`

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Returns an answer without what was said earlier in the talk. Where nothing is left it says of what
 * else that holds, or says again what the question asks of it and that there is no more.
 *
 * @param heard the earlier answers
 * @param tellingIn returns the words of a text, as stems, that tell it from others
 */
export function withoutRepeats(
  answer: Answer,
  heard: readonly string[],
  turns: readonly Pick<Turn, 'reading' | 'scan'>[],
  known: Known,
  tellingIn: (text: string) => string[],
): Answer {
  const { kind, paragraphs } = answer
  const { line } = known.knowledge.facts.clinic
  const [now, ...earlier] = turns.toReversed().map(({ reading }) => reading.parts)
  if (now === undefined || heard.length === 0) return answer
  const named = namedIn(now)
  // Of two things that are compared each is told again, and beside a trouble when to ring.
  const isOfTrouble = now.some((part) => part.kind === 'symptom-after')
  if (!['answer', 'refused'].includes(kind) || named.length > 1 || isOfTrouble) return answer
  const before = heard.map(onOneLine)
  const isHeard = (text: string) =>
    before.some((one) => one.includes(onOneLine(text).slice(0, enough)))
  const fresh = paragraphs.filter((text) => !isHeard(text))
  if (fresh.length === paragraphs.length) return answer
  const barring = paragraphs.filter((text) => isHeard(text) && rulesOut(text)).map(again)
  if (fresh.some((text) => !isPrice(text))) return { ...answer, paragraphs: [...barring, ...fresh] }
  const text = paragraphs.filter((one) => !fresh.includes(one)).join(' ')
  const told = earlier.flatMap((parts) => parts.flatMap((part) => known.sides(part)))
  const others = now
    .flatMap((part) => known.sides(part))
    .filter(({ route }) => !told.some((side) => side.route === route))
  if (others.length > 0) {
    const names = list(others.map(({ name }) => known.lower(name)))
    return { ...answer, paragraphs: [`The same goes for ${names}. ${gist(text)}`, ...fresh] }
  }
  const asked = new Set(tellingIn(turns.at(-1)!.scan.text))
  const sentences = text.split(sentenceEnd)
  const { text: words, asks } = turns.at(-1)!.scan
  const times = asksTime.test(words) ? sentences.filter((one) => ofTime.test(one)) : []
  const near = sentences.filter(
    (one) => times.includes(one) || tellingIn(one).some((word) => asked.has(word)),
  )
  const isWhole = times.length > 0 || now.every((part) => complete.has(part.kind))
  const askedBefore = new Set(turns.slice(0, -1).flatMap((turn) => tellingIn(turn.scan.text)))
  const isTold = !asks && kind === 'answer' && now.every((part) => ofPerson.has(part.kind))
  // Of something else it is not known that there is no more.
  const isSame = [...asked].every((word) => askedBefore.has(word))
  return {
    ...answer,
    paragraphs: [
      again(near.length > 0 ? near.join(' ') : text),
      ...fresh,
      ...(isTold ? [tellDoctor] : isWhole || !isSame ? [] : [noMore(line)]),
    ],
  }
}
