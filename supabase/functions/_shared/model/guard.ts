import type { GuardWords } from '../knowledge.ts'
import english from './english.json' with { type: 'json' }
import { normalise, sentences } from './normalise.ts'
import { read, singular, wordsOf, type Token } from './reading.ts'

/**
 * A model words, it never decides. This module takes any engine's answer and a model's reply and
 * gives the answer to show. It knows nothing of the engine, and nothing of medicine but the lists
 * it is handed.
 *
 * The rule of support: a sentence of the model says the same as a sentence it was given when both
 * have the same counting words (read in `reading.ts`: everything but articles, forms of "be" and
 * the like; numbers as digits; a few words that say the same as one) in the same order. Two things
 * may move: in a sentence of two clauses one may change places with the other, and a word like
 * "usually" may move within its clause. Nothing may be added and nothing left out. That needs no
 * list of forbidden words: a negation, another number, a name, a promise, a sign of markup are
 * words that the given sentence does not have.
 *
 * What becomes of the model's sentences: one that says the same as an open sentence of the engine's
 * answer takes its place. One that repeats a sentence that must stay as it is, or a fact that the
 * answer leaves out, is not shown. One that nothing supports is dropped, and with more than one of
 * these the whole reply is. The order, the choice and every sentence with an amount, a dose, a
 * medicine, a warning or a link are the engine's.
 */

/** What a sentence is: `open` ones may be reworded, all others are shown as the engine has them. */
export type Kind = 'open' | 'amount' | 'dose' | 'medicine' | 'warning' | 'link'

export type Fact = { text: string; kind: Kind }

/**
 * A paragraph of an engine's answer. `open`: its sentences may be reworded, unless one of them says
 * otherwise.
 */
export type Part = { text: string; kind: Kind }

export type Guarded = {
  /** The answer's paragraphs, to be shown. */
  paragraphs: string[]
  /** How many sentences are in the model's words; 0: the engine's answer as it was. */
  worded: number
  /** How many sentences of the model nothing supports. */
  dropped: number
}

const most = { dropped: 1, characters: 8000, sentences: 120 }

const floatingWords = new Set(english.floating.map(singular))
const scope = new Set(english.scope)

/** The kind of a sentence by what it holds, where its engine does not say. */
export function kindOf(sentence: string, { medicines, doses, warnings }: GuardWords): Kind {
  const text = normalise(sentence)
  const all = wordsOf(text)
  const line = ` ${all.join(' ')} `
  const holds = (names: readonly string[]) =>
    names.some((name) => line.includes(` ${wordsOf(normalise(name)).join(' ')} `))
  if (holds(warnings)) return 'warning'
  if (/[/@\\]|[\p{L}\p{N}]\.\p{L}/u.test(text) || longestNumber(all) >= 7) return 'link'
  if (/\p{Sc}/u.test(text) || holds(['pound', 'pounds', 'pence', 'gbp', 'euro', 'dollar']))
    return 'amount'
  if (holds(medicines)) return 'medicine'
  const units = new Set(doses.map((unit) => singular(unit.toLowerCase())))
  return all.some((word, i) => /^[\d.]+$/.test(word) && units.has(all[i + 1] ?? ''))
    ? 'dose'
    : 'open'
}

/** How many digits stand together at most, as in a telephone number. */
function longestNumber(all: readonly string[]): number {
  let longest = 0
  let here = 0
  for (const word of all) {
    here = /^[\d+]+$/.test(word) ? here + word.replace(/\D/g, '').length : 0
    longest = Math.max(longest, here)
  }
  return longest
}

/** An answer's sentences as facts for a model. */
export function factsOf(parts: readonly Part[], words: GuardWords): Fact[] {
  return parts.flatMap(({ text, kind }) =>
    sentences(normalise(text)).map((sentence) => ({
      text: sentence,
      kind: kind === 'open' ? kindOf(sentence, words) : kind,
    })),
  )
}

/** Whether two sentences say the same, by the rule at the head of this file. */
export function says(sentence: string, fact: string): boolean {
  // Capitals as in "NHS" are words of their own: shouting is not rewording.
  const capitals = (text: string) => new Set(text.match(/\p{Lu}{2,}/gu))
  const known = capitals(fact)
  if ([...capitals(sentence)].some((word) => !known.has(word))) return false
  const said = read(sentence)
  const given = read(fact)
  if (said.length === 0 || said.length !== given.length) return false
  if (sameOrder(said, given)) return true
  // With two places to cut, "avoid wine before, exercise after" would become "after, avoid wine;
  // before, exercise".
  const [cut, ...others] = given.flatMap(({ starts }, i) => (starts && i > 0 ? [i] : []))
  if (cut === undefined || others.length > 0 || !said[given.length - cut]!.starts) return false
  return sameOrder(said, [...given.slice(cut), ...given.slice(0, cut)])
}

function sameOrder(said: readonly Token[], given: readonly Token[]): boolean {
  const a = parted(said)
  const b = parted(given)
  return (
    a.fixed.length === b.fixed.length &&
    a.fixed.every(
      ({ text, after }, i) =>
        text === b.fixed[i]!.text && (!scope.has(text) || after === b.fixed[i]!.after),
    ) &&
    a.floating.length === b.floating.length &&
    // A floating word may pass the words of its own clause, but not a negation and its like: "not
    // usually" is not "usually not".
    a.floating.every(({ text, at }, i) => {
      const other = b.floating[i]!
      const passed = b.fixed.slice(Math.min(at, other.at), Math.max(at, other.at))
      return (
        text === other.text &&
        !passed.some(({ text: word, clause }, j) => (clause && j > 0) || scope.has(word))
      )
    })
  )
}

/** Words that keep their order, and those that float, with how many others stand before each. */
function parted(tokens: readonly Token[]) {
  const fixed: Token[] = []
  const floating: { text: string; at: number }[] = []
  let clause = false
  for (const token of tokens) {
    clause ||= token.clause
    if (floatingWords.has(token.text)) floating.push({ text: token.text, at: fixed.length })
    else {
      fixed.push({ ...token, clause })
      clause = false
    }
  }
  return { fixed, floating }
}

/**
 * The answer to show.
 * @param own the engine's answer; what is not reworded stands as it is
 * @param facts all sentences the model was given, the answer's own among them
 * @param reply the model's text as it came
 */
export function guard({
  own,
  facts,
  reply,
  words,
}: {
  own: readonly Part[]
  facts: readonly Fact[]
  reply: string
  words: GuardWords
}): Guarded {
  const asItWas = (dropped: number): Guarded => ({
    paragraphs: own.map(({ text }) => text),
    worded: 0,
    dropped,
  })
  if (reply.length > most.characters) return asItWas(0)
  const said = sentences(normalise(reply))
  if (said.length > most.sentences) return asItWas(0)

  const wordings = new Map<string, string>()
  let dropped = 0
  for (const sentence of said) {
    const supporting = facts.filter(({ text }) => says(sentence, normalise(text)))
    if (supporting.length === 0) dropped++
    for (const { text, kind } of supporting)
      if (kind === 'open' && kindOf(sentence, words) === 'open' && !wordings.has(normalise(text)))
        wordings.set(normalise(text), ended(sentence))
  }
  if (dropped > most.dropped) return asItWas(dropped)

  let worded = 0
  const paragraphs = own.map(({ text, kind }) => {
    if (kind !== 'open') return text
    const before = worded
    const shown = sentences(text).map((sentence) => {
      const plain = normalise(sentence)
      const wording = kindOf(plain, words) === 'open' ? wordings.get(plain) : undefined
      if (wording === undefined || wording === plain) return sentence
      worded++
      return wording
    })
    return worded > before ? shown.join(' ') : text
  })
  return { paragraphs, worded, dropped }
}

const ended = (sentence: string) => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`)
