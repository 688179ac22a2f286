import type { Knowledge } from '../src/knowledge'
import { PageAnswers } from '../src/engine/pageAnswers'
import { statementsOf } from '../src/reading'
import { Scanner } from '../src/engine/scan'
import { addressOf } from '../src/knowledge'

/** A guess at an example that was left out: how near its words came, and whether it was right. */
type Guess = { score: number; isRight: boolean }

/** Number of parts into which the examples are divided; each is left out in turn. */
const folds = 5
/** Guesses beside each other among which the share of right ones is taken. */
const window = 301

/**
 * What share of the guesses near a threshold has to be right: more where a wrong answer says too
 * much, or hides what the topic says.
 */
const wanted = {
  /** A topic that something else speaks for as well. */
  some: 0.25,
  /** The first topic of a whole message, and of a part of it that asks, or only tells. */
  whole: 0.4,
  asked: 0.5,
  told: 0.75,
  /** A topic that stands whatever else the message names. */
  sure: 0.8,
  /** The answer of the page that is spoken of, also beside a condition. */
  page: 0.5,
  pageBesideCondition: 0.6,
}
export type Thresholds = typeof wanted

/** Returns the score from which guesses are right as often as wanted. */
function threshold(guesses: readonly Guess[], share: number): number {
  const sorted = guesses.toSorted((a, b) => a.score - b.score)
  const right = sorted.map(({ isRight }) => Number(isRight))
  let sum = right.slice(0, window).reduce((all, one) => all + one, 0)
  for (let at = window; at < sorted.length; at++) {
    if (sum / window >= share) return sorted[at - Math.ceil(window / 2)]!.score
    sum += right[at]! - right[at - window]!
  }
  return 1
}

/** Returns guesses at all examples, each from what the others teach. */
function leaveOut(knowledge: Knowledge): { topics: Guess[]; onPage: Guess[] } {
  const topics: Guess[] = []
  const onPage: Guess[] = []
  for (let fold = 0; fold < folds; fold++) {
    const isOut = (i: number) => i % folds === fold
    const { assistant, sections, facts, treatments } = knowledge
    const without: Knowledge = {
      ...knowledge,
      assistant: {
        ...assistant,
        topics: assistant.topics.map((topic) => ({
          ...topic,
          phrases: topic.phrases.filter((_, i) => !isOut(i)),
        })),
      },
      sections: sections.map((section) =>
        section.asked ? { ...section, asked: section.asked.filter((_, i) => !isOut(i)) } : section,
      ),
    }
    const scanner = new Scanner(without)
    const pages = new PageAnswers(without, scanner)
    for (const { id, phrases } of assistant.topics)
      for (const phrase of phrases.filter((_, i) => isOut(i))) {
        const [first] = scanner.read(phrase).topics
        topics.push({ score: first?.score ?? 0, isRight: first?.topic === id })
        // What is asked of a topic is no question of a page.
        const features = scanner.features(scanner.clause(phrase).stems)
        const { route } = treatments[topics.length % treatments.length]!
        onPage.push({ score: pages.onPages(features, [route])?.like ?? 0, isRight: false })
      }
    const headingOf = new Map(statementsOf(without).map((one) => [one.id, one.heading]))
    for (const { page, heading, asked = [] } of sections)
      for (const phrase of asked.filter((_, i) => isOut(i))) {
        const route = addressOf(facts.pages[page]!)
        const features = scanner.features(scanner.clause(phrase).stems)
        const here = pages.onPages(features, [route])
        const isRight = headingOf.get(here?.id ?? '') === heading
        onPage.push({ score: here?.like ?? 0, isRight })
      }
  }
  return { topics, onPage }
}

/** Returns the thresholds of the reader by cross-validation, and a table of what they rest on. */
export function learnThresholds(knowledge: Knowledge): { learned: Thresholds; table: string[] } {
  const { topics, onPage } = leaveOut(knowledge)
  const from = (name: keyof Thresholds) => (name.startsWith('page') ? onPage : topics)
  const names = Object.keys(wanted) as (keyof Thresholds)[]
  const learned = Object.fromEntries(
    names.map((name) => [name, Math.round(100 * threshold(from(name), wanted[name])) / 100]),
  ) as Thresholds
  const percent = (share: number) => `${(100 * share).toFixed(0).padStart(3)} %`
  const table = names.map((name) => {
    const all = from(name)
    const above = all.filter(({ score }) => score >= learned[name])
    const right = above.filter(({ isRight }) => isRight).length / (above.length || 1)
    return `${name.padEnd(20)} ${learned[name].toFixed(2)}  right near it ${percent(wanted[name])}, above it ${percent(right)}, of ${percent(above.length / all.length)} of the examples`
  })
  return { learned, table }
}
