import type { Rich } from '@clinic/content/expand'

/** An answer that several treatments share. */
export type AnswerText = {
  /** Names of the families and treatments that it is true of; null where it is true of the rest. */
  of: string | null
  text: Rich
  /** Places in the list of all treatments of those that it is true of. */
  treatments: number[]
}

/** A question, its shared answers, and the pages of treatments that answer it themselves. */
export type TopicText = {
  id: string
  question: string
  answers: AnswerText[]
  pages: { name: string; to: string; treatment: number }[]
}

export type CanIData = {
  /** Every treatment, by the word that the address names it with. */
  treatments: { id: string; name: string }[]
  groups: { name: string; topics: TopicText[] }[]
}

/** The recovery that several treatments share, day by day. */
export type SharedRecovery = {
  id: string
  name: string
  treatments: { name: string; to: string }[]
  days: { label: string; texts: Rich[] }[]
  normal: Rich
  notes: Rich[]
  waits: Wait[]
}

/**
 * The time to leave an activity after the visit: in words, and in days to be drawn, null where only
 * words say it. Up to `from` everybody waits, and from there to `to` some people do.
 */
export type Wait = { label: string; words: string; days: { from: number; to: number } | null }
