import type { GuardWords } from '../knowledge.ts'
import { singular } from '../singular.ts'
import { floatingWords, scope } from './grammar.ts'
import { normalise, sentences } from './normalise.ts'
import { sentenceReader, wordsOf, type Token } from './reading.ts'

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

/** A paragraph of an engine's answer; of an `open` one, a sentence may still be of another kind. */
export type Part = { text: string; kind: Kind }

/** A sentence of it, for a model. */
type Fact = Part

export type Guarded = {
  /** The answer's paragraphs, to be shown. */
  paragraphs: string[]
  /** How many sentences are in the model's words; 0: the engine's answer as it was. */
  worded: number
  /** How many sentences of the model nothing supports. */
  dropped: number
}

const most = { dropped: 1, characters: 8000, sentences: 120 }

/** Seven digits and more, with nothing but spaces, points and plus signs between. */
const telephone = /(?:\d[ .+]*){7}/

const currencies = ['pound', 'pounds', 'pence', 'gbp', 'euro', 'dollar']

/** Says what a sentence is, and what of a model's reply may be shown, by data/model-words.json. */
export class Guard {
  readonly #words: GuardWords
  readonly #units: ReadonlySet<string>
  readonly #read: (sentence: string) => Token[]

  constructor(words: GuardWords) {
    this.#words = words
    this.#units = new Set(words.doses.map((unit) => singular(unit.toLowerCase())))
    this.#read = sentenceReader(words)
  }

  /** The kind of a sentence by what it holds, where its engine does not say. */
  kindOf(sentence: string): Kind {
    const { warnings, medicines } = this.#words
    const text = normalise(sentence)
    const all = wordsOf(text)
    const line = ` ${all.join(' ')} `
    const holds = (names: readonly string[]) =>
      names.some((name) => line.includes(` ${wordsOf(normalise(name)).join(' ')} `))
    if (holds(warnings)) return 'warning'
    if (/[/@\\]|[\p{L}\p{N}]\.\p{L}/u.test(text) || telephone.test(line)) return 'link'
    if (/\p{Sc}/u.test(text) || holds(currencies)) return 'amount'
    if (holds(medicines)) return 'medicine'
    return all.some((word, i) => /^[\d.]+$/.test(word) && this.#units.has(all[i + 1] ?? ''))
      ? 'dose'
      : 'open'
  }

  /** An answer's sentences as facts for a model. */
  factsOf(parts: readonly Part[]): Fact[] {
    return parts.flatMap(({ text, kind }) =>
      sentences(normalise(text)).map((sentence) => ({
        text: sentence,
        kind: kind === 'open' ? this.kindOf(sentence) : kind,
      })),
    )
  }

  /** Whether two sentences say the same, by the rule at the head of this file. */
  says(sentence: string, fact: string): boolean {
    // Capitals as in "NHS" are words of their own: shouting is not rewording.
    const capitals = (text: string) => new Set(text.match(/\p{Lu}{2,}/gu))
    const known = capitals(fact)
    if ([...capitals(sentence)].some((word) => !known.has(word))) return false
    const said = this.#read(sentence)
    const given = this.#read(fact)
    if (said.length === 0 || said.length !== given.length) return false
    if (sameOrder(said, given)) return true
    // With two places to cut, "avoid wine before, exercise after" would become "after, avoid wine;
    // before, exercise".
    const [cut, ...others] = given.flatMap(({ starts }, i) => (starts && i > 0 ? [i] : []))
    if (cut === undefined || others.length > 0 || !said[given.length - cut]!.starts) return false
    return sameOrder(said, [...given.slice(cut), ...given.slice(0, cut)])
  }

  /**
   * The answer to show.
   * @param own the engine's answer; what is not reworded stands as it is
   * @param facts all sentences the model was given, the answer's own among them
   * @param reply the model's text as it came
   */
  answer(own: readonly Part[], facts: readonly Fact[], reply: string): Guarded {
    const asItWas = (dropped: number): Guarded => ({
      paragraphs: own.map(({ text }) => text),
      worded: 0,
      dropped,
    })
    if (reply.length > most.characters) return asItWas(0)
    const said = sentences(normalise(reply))
    if (said.length > most.sentences) return asItWas(0)
    const { wordings, dropped } = this.#supported(said, facts)
    if (dropped > most.dropped) return asItWas(dropped)

    let worded = 0
    const paragraphs = own.map(({ text, kind }) => {
      if (kind !== 'open') return text
      const before = worded
      const shown = sentences(text).map((sentence) => {
        const plain = normalise(sentence)
        const wording = this.kindOf(plain) === 'open' ? wordings.get(plain) : undefined
        if (wording === undefined || wording === plain) return sentence
        worded++
        return wording
      })
      return worded > before ? shown.join(' ') : text
    })
    return { paragraphs, worded, dropped }
  }

  /** The first wording of each open fact, and how many sentences no fact supports. */
  #supported(said: readonly string[], facts: readonly Fact[]) {
    const wordings = new Map<string, string>()
    let dropped = 0
    for (const sentence of said) {
      const supporting = facts.filter(({ text }) => this.says(sentence, normalise(text)))
      if (supporting.length === 0) dropped++
      for (const { text, kind } of supporting)
        if (kind === 'open' && this.kindOf(sentence) === 'open' && !wordings.has(normalise(text)))
          wordings.set(normalise(text), ended(sentence))
    }
    return { wordings, dropped }
  }
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

const ended = (sentence: string) => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`)
