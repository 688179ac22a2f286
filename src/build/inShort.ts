import { timeWords, visitsWords, yearlyWords } from '../content/timeWords'
import type { Treatment } from '../content/schemas/treatment'
import type { TreatmentContent } from '../page'
import { formatPounds } from '../pounds'
import type { BuildContext } from './buildContext'

/** A first letter in lower case, to go on within a sentence; abbreviations stay. */
const onwards = (words: string) => (/^[A-Z][a-z ]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words)
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/** The treatment in five lines, from its times and its summary. */
export function inShort(buildContext: BuildContext, t: Treatment): TreatmentContent['inShort'] {
  const { onset, fullEffect, lasts, visits, review, timeOff, pain, anaesthetic, reversible } = t.times
  const line = (label: string, ...sentences: string[]) => ({ label, text: buildContext.rich(sentences.map(sentence).join(' ')) })
  const off = timeWords(timeOff, 'None')
  return [
    line('What', t.summary),
    line('Works', `First effect: ${onwards(timeWords(onset, 'At once'))}`, `Full effect: ${onwards(timeWords(fullEffect, 'At once'))}`),
    line('Lasts', timeWords(lasts, 'Does not last'), ...yearly(buildContext, t)),
    line('Visits', visitsWords(visits), ...(review === undefined ? [] : [`Review after ${onwards(timeWords(review, 'the visit'))}`])),
    line('Feels', pain.words, anaesthetic, `Time off: ${onwards(off)}`),
    line('Undo', reversible.words),
  ]
}

/** What it costs a year to keep the effect up, where one amount pays for a visit: not by the millilitre, by size or as an add-on. */
function yearly(buildContext: BuildContext, t: Treatment): string[] {
  const { yearly: times } = t.times
  if (times === undefined) return []
  const price = t.atAGlance.price === null ? undefined : buildContext.price(t.atAGlance.price)
  const { role, each, areas } = price?.estimator ?? {}
  const amount = (role === 'treatment' && each === undefined) || role === 'main-areas' ? price!.amount : undefined
  const often = `To keep it: ${yearlyWords(times)}`
  if (amount === undefined) return [often]
  const sums = [times.from, ...(times.to === undefined ? [] : [times.to])].map((count) => formatPounds(count * amount))
  return [`${often}, which is ${sums.join(' to ')} at today’s price${areas === 1 ? ' for one area' : ''}`]
}
