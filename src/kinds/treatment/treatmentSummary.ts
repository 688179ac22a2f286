import { lowerFirst, sentence } from '@clinic/contract/prose'
import { yearlyCost } from '@clinic/content/payable'
import { timeWords, visitsWords, yearlyWords, inMonths } from '@clinic/content/timeWords'
import type { Treatment } from '@clinic/content/schemas/treatment'
import type { Months } from '../../site/page'
import type { BuildContext } from '../../buildContext/buildContext'
import * as sharedWords from '../../words/shared'
import * as treatmentWords from '../../words/treatment'

/**
 * The course of an effect in months: it shows, is full, is reviewed, and fades from one time to the
 * other.
 */
export type Course = { onset: number; full: number; review: number | null; fades: Months }

/** Puts the first letter in lower case, to go on within a sentence; abbreviations stay. */
const onwards = (words: string) => (/^[A-Z][a-z ]/.test(words) ? lowerFirst(words) : words)

type Time = Treatment['times']['lasts']

/** Checks whether a time has more to say than the facts at the top of the page, which cut notes. */
const hasNote = ({ from, note }: Time) => from !== undefined && note !== undefined

/**
 * Returns what the lead and the facts at the top do not say of a treatment, in at most five lines.
 */
export function treatmentSummary(buildContext: BuildContext, t: Treatment) {
  const { onset, fullEffect, lasts, visits, review, timeOff, pain, anaesthetic, reversible } =
    t.times
  const line = (label: string, ...sentences: string[]) =>
    sentences.length === 0
      ? []
      : [{ label, text: buildContext.rich(sentences.map(sentence).join(' ')) }]
  const noted = (time: Time, none: string, label: string) =>
    hasNote(time) ? [`${label}${onwards(timeWords(time, none))}`] : []
  return [
    ...line(
      treatmentWords.works,
      ...noted(onset, sharedWords.atOnce, treatmentWords.firstEffectIs),
      treatmentWords.fullEffectIs(onwards(timeWords(fullEffect, sharedWords.atOnce))),
    ),
    ...line(
      treatmentWords.lasts,
      ...noted(lasts, sharedWords.doesNotLast, ''),
      ...yearly(buildContext, t),
    ),
    ...line(
      treatmentWords.visits,
      visitsWords(visits),
      ...(review === undefined
        ? []
        : [treatmentWords.reviewAfter(onwards(timeWords(review, treatmentWords.theVisit)))]),
    ),
    ...line(
      treatmentWords.feels,
      pain.words,
      treatmentWords.anaesthetic(onwards(anaesthetic)),
      ...noted(timeOff, sharedWords.none, treatmentWords.timeOffIs),
    ),
    ...line(treatmentWords.undo, reversible.words),
  ]
}

/**
 * Returns the course of the effect, to be drawn; null where a time of it has no number, or the
 * effect is judged only after it has worn off.
 */
export function course({ times }: Treatment): Course | null {
  const onset = inMonths(times.onset)
  const full = inMonths(times.fullEffect)
  const lasts = inMonths(times.lasts)
  if (!onset || !full || !lasts || full.to >= lasts.from) return null
  return {
    onset: onset.from,
    full: full.to,
    review: times.review === undefined ? null : (inMonths(times.review)?.from ?? null),
    fades: lasts,
  }
}

/** Returns how often a year keeps the effect up, and what that costs. */
function yearly(buildContext: BuildContext, t: Treatment): string[] {
  const { yearly: times } = t.times
  if (times === undefined) return []
  const cost =
    t.atAGlance.price === null
      ? null
      : yearlyCost(buildContext.price(t.atAGlance.price), times, buildContext.content.prices)
  const often = treatmentWords.keepIt(yearlyWords(times))
  return [cost === null ? often : treatmentWords.yearlyCost(often, cost)]
}
