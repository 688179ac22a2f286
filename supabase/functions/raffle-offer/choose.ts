import type { ConcernId, Offer } from '@clinic/contract/contract'
import type { Facts, OfferFact } from '@clinic/assistant/knowledge'

/**
 * Returns the visitor's first name as it may stand at the start of a sentence; empty when it does
 * not look like a name.
 */
export function firstName(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? ''
  return /^\p{L}[\p{L}\p{M}\p{Join_Control}'’-]{0,39}$/u.test(first)
    ? first.charAt(0).toLocaleUpperCase('en-GB') + first.slice(1)
    : ''
}

/**
 * Returns the offer for these concerns: the one that answers most of them, the first concern
 * counting double; where several are equal, the one written first in data/offers.json. The same
 * concerns always get the same offer: nothing about the person's age, sex or eagerness has a part
 * in it.
 */
export function chooseOffer(
  concerns: readonly ConcernId[],
  offers: readonly OfferFact[],
): OfferFact {
  const score = (offer: OfferFact) =>
    concerns.reduce(
      (sum, concern, i) => sum + (offer.concerns.includes(concern) ? (i === 0 ? 2 : 1) : 0),
      0,
    )
  return offers.reduce((best, offer) => (score(offer) > score(best) ? offer : best))
}

/** Words an offer for the visitor. */
export function wordOffer(
  chosen: OfferFact,
  concerns: readonly ConcernId[],
  name: string,
  facts: Pick<Facts, 'concerns'>,
): Offer {
  const concern = concerns.find((id) => chosen.concerns.includes(id)) ?? concerns[0]
  const label = facts.concerns.find((c) => c.id === concern)?.label ?? ''
  const first = firstName(name)
  const words = chosen.personalizedMessage
    .replaceAll('{concern}', label.toLowerCase().replaceAll(' & ', ' and '))
    .replace(/\{name\}(,?\s*)/g, (_token, after: string) => (first === '' ? '' : first + after))
  return {
    title: chosen.title,
    description: chosen.description,
    personalizedMessage: words.charAt(0).toLocaleUpperCase('en-GB') + words.slice(1),
    value: chosen.value,
    requiresVisit: chosen.requiresVisit,
    location: chosen.location,
  }
}
