import { lowerFirst, sentence } from '@clinic/contract/prose'
import { yearlyCost } from '@clinic/content/payable'
import { timeWords, visitsWords, yearlyWords } from '@clinic/content/timeWords'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { inMonths } from '@clinic/content/timeScale'
import type { Course, TreatmentContent } from './types'
import type { BuildContext } from '../../buildContext/buildContext'

/** Puts the first letter in lower case, to go on within a sentence; abbreviations stay. */
const onwards = (words: string) => (/^[A-Z][a-z ]/.test(words) ? lowerFirst(words) : words)

/**
 * Returns the treatment in five lines, from its times. What it is stands above them, in the lead.
 */
export function treatmentSummary(
  buildContext: BuildContext,
  t: Treatment,
): TreatmentContent['inShort'] {
  const { onset, fullEffect, lasts, visits, review, timeOff, pain, anaesthetic, reversible } =
    t.times
  const line = (label: string, ...sentences: string[]) => ({
    label,
    text: buildContext.rich(sentences.map(sentence).join(' ')),
  })
  const off = timeWords(timeOff, 'None')
  return [
    line(
      'Works',
      `First effect: ${onwards(timeWords(onset, 'At once'))}`,
      `Full effect: ${onwards(timeWords(fullEffect, 'At once'))}`,
    ),
    line('Lasts', timeWords(lasts, 'Does not last'), ...yearly(buildContext, t)),
    line(
      'Visits',
      visitsWords(visits),
      `The appointment takes ${onwards(t.atAGlance.appointment)}`,
      ...(review === undefined ? [] : [`Review after ${onwards(timeWords(review, 'the visit'))}`]),
    ),
    line('Feels', pain.words, `Anaesthetic: ${onwards(anaesthetic)}`, `Time off: ${onwards(off)}`),
    line('Undo', reversible.words),
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
  const often = `To keep it: ${yearlyWords(times)}`
  return [cost === null ? often : `${often}, which is ${cost} at today’s price`]
}
