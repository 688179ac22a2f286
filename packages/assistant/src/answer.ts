import type { Knowledge } from './knowledge.ts'
import type { Reading, Source } from './reading.ts'

/** What is said to a visitor, from sentences of the data alone. */
export type Answer = {
  /** Its language was not understood, so that it says only whom to call. */
  unread?: true
  /** "question" asks one thing back, where a treatment is needed and missing. */
  kind: 'emergency' | 'answer' | 'question' | 'refused' | 'unknown'
  paragraphs: string[]
  /** The pages that it drew on, and where on them its sentences stand. */
  routes: string[]
  sources: Source[]
  /**
   * The language of the paragraphs that come first, and how many they are; the rest is English.
   * `whole`: they say all that the rest says. `atEnd` are of the language too, and come last.
   */
  translated?: { language: string; count: number; whole?: true; atEnd?: number }
}

/**
 * Answers the last message of a talk. The same readings get the same answer on the same day.
 *
 * It answers every part of the last reading, or says which it cannot; it computes sums, a year's
 * cost, what a budget buys and the latest day; it leaves out what the person cannot or will not
 * have, as far as any reading of the talk tells.
 *
 * The facts that a reader found to answer a part stand in for what its topic would say, never for
 * prices, for what a condition rules out, or for whom to call.
 *
 * @param readings of the messages of the talk in their order, the last one to be answered
 * @param today the day on which it is asked, this one unless it is given
 */
export type Answerer = (readings: readonly Reading[], knowledge: Knowledge, today?: Date) => Answer
