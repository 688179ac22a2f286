import { durationsIn, durationsOverlap } from '@clinic/content/durations'
import { keywordStems } from '@clinic/content/check/repetition'
import { ownText } from './pageText'

/**
 * Finds what pages say differently of one thing, from their HTML alone: times and prices of a
 * treatment, rows of prices, answers to one question, and whom a sign leads to.
 */

type Kind = 'time' | 'price' | 'answer' | 'same'
/** What a page says of something; `about` is what other pages may say otherwise. */
export type Claim = { about: string; kind: Kind; says: string; path: string }
type Known = { path: string; name: string }

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const amountsIn = (text: string): string[] => text.match(/£\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []

/** What the labels of facts, rows and columns mean. */
const meanings: [RegExp, string][] = [
  [/^(?:usually )?lasts$/i, 'how long it lasts'],
  [/^time off$/i, 'time off'],
  [/^(?:first effect|shows)$/i, 'the first effect'],
  [/^full effect$/i, 'the full effect'],
  [/^review$/i, 'the review'],
  [/^price/i, 'the price'],
]
const meaningOf = (label: string) => meanings.find(([pattern]) => pattern.test(label))?.[1]

/** What sentences mean, by their words; those of a study mean its patients. */
const spoken: [RegExp, string][] = [
  [
    /\b(?:it|effect|results?|benefit|lift|filler) (?:usually |often |typically )?(?:lasts?|holds?|wears? off)\b/i,
    'how long it lasts',
  ],
  [/\btime off\b|\boff work\b/i, 'time off'],
  [/\breview (?:is |comes )?(?:at|after)\b/i, 'the review'],
  [/\b(?:full|final|true) (?:effect|result)\b/i, 'the full effect'],
]
const ofAStudy =
  /\b(?:trials?|stud(?:y|ies)|series|pooled|placebo|followed|some (?:people|last)|can last)\b/i

/** Returns what a page says of each treatment, question and sign. */
export function claimsOf(doc: Document, path: string, treatments: readonly Known[]): Claim[] {
  const main = doc.querySelector('main')
  if (main === null) return []
  const claims: Claim[] = []
  const add = (about: string, kind: Kind, says: string) => claims.push({ about, kind, says, path })
  const tell = (of: string, label: string, says: string) => {
    const meaning = meaningOf(label)
    if (meaning !== undefined)
      add(`${meaning} of ${of}`, meaning === 'the price' ? 'price' : 'time', says)
  }
  const own = treatments.find((t) => t.path === path)?.path

  if (own !== undefined)
    for (const row of all(main, 'dl > div')) {
      const [label, said] = ['dt', 'dd'].map((tag) => row.querySelector(tag))
      if (!label || !said) continue
      const [first, ...others] = ownText(said).split(/(?<=\.)\s+/)
      // How often it is repeated, and what that costs, is no answer to how long it lasts.
      if (!first!.startsWith('To keep it')) tell(own, ownText(label), first!)
      for (const one of [first!, ...others]) {
        const [, named, rest] = /^(First effect|Full effect|Time off|Review):? (.*)/.exec(one) ?? []
        if (named !== undefined) tell(own, named, rest!)
      }
    }
  for (const row of all(main, 'tr')) {
    const head = row.querySelector('th[scope=row]')
    if (head === null) continue
    const to = head.querySelector('a')?.getAttribute('href')
    for (const cell of all(row, 'td[data-label]'))
      if (treatments.some((t) => t.path === to))
        tell(to!, cell.getAttribute('data-label')!, ownText(cell).replace(/\u2060/g, ''))
    const price = row.querySelector('td[data-figure]')
    const unit = row.querySelector('td')
    const label = head.cloneNode(true) as Element
    for (const note of all(label, 'span')) note.remove()
    if (price !== null && unit !== null)
      add(`the price "${ownText(label)}", ${ownText(unit)}`, 'price', ownText(price))
  }
  for (const question of all(main, 'summary, dt')) {
    const asked = ownText(question)
    const said = question.localName === 'dt' ? question.nextElementSibling : question.parentElement
    if (!asked.endsWith('?') || said === null || said.nextElementSibling?.localName === 'dd')
      continue
    const stems = [...keywordStems(asked)].toSorted().join(' ')
    add(`${path} "${stems}"`, 'answer', ownText(said).replace(asked, '').trim())
  }
  for (const list of all(main, 'ul, p')) {
    const heading = all(list.parentElement!, 'h3, h4, h5').find(
      (one) => one.parentElement === list.parentElement,
    )
    const whom = heading === undefined ? '' : ownText(heading)
    if (list.localName !== 'ul' || !/^(?:call|ring|go to)\b/i.test(whom)) continue
    for (const sign of all(list, 'li'))
      add(`the sign "${ownText(sign).toLowerCase()}"`, 'same', whom.replace(/\W+/g, ' ').trim())
  }
  for (const link of all(main, 'a[href^="tel:"]'))
    add(`the number ${ownText(link)}`, 'same', link.getAttribute('href')!)
  for (const block of all(main, 'p, li, dd'))
    for (const sentence of ownText(block).split(/(?<=[.!?])\s+/)) {
      if (ofAStudy.test(sentence)) continue
      const meant = spoken.find(([pattern]) => pattern.test(sentence))
      if (meant === undefined || durationsIn(sentence).length === 0) continue
      const named = treatments.filter(({ name }) => sentence.includes(name))
      const of = named.length === 0 ? own : named.length === 1 ? named[0]!.path : undefined
      if (of !== undefined) add(`${meant[1]} of ${of}`, 'time', sentence)
    }
  return claims
}

const isNo = (text: string) => /^(?:yes|no)\b/i.exec(text)?.[0].toLowerCase() ?? null

/** Tells whether two sayings of one thing cannot both be true. */
function differ(kind: Kind, a: string, b: string): boolean {
  if (kind === 'same') return a !== b
  const [pricesA, pricesB] = [amountsIn(a), amountsIn(b)]
  const price =
    pricesA.length > 0 && pricesB.length > 0 && !pricesA.some((one) => pricesB.includes(one))
  if (kind === 'price') return price
  const [timesA, timesB] = [durationsIn(a), durationsIn(b)]
  const time =
    timesA.length > 0 &&
    timesB.length > 0 &&
    !timesA.some((one) => timesB.some((other) => durationsOverlap(one, other)))
  if (kind === 'time') return time
  return price || time || (isNo(a) !== null && isNo(b) !== null && isNo(a) !== isNo(b))
}

/** Returns every pair of sayings of one thing that cannot both be true. */
export function contradictions(claims: readonly Claim[]): string[] {
  const byThing = new Map<string, Claim[]>()
  for (const claim of claims) byThing.set(claim.about, [...(byThing.get(claim.about) ?? []), claim])
  return [...byThing].flatMap(([about, said]) => {
    const distinct = [...new Map(said.map((claim) => [claim.says, claim])).values()]
    return distinct.flatMap((a, i) =>
      distinct
        .slice(i + 1)
        .filter((b) => differ(a.kind, a.says, b.says))
        .map((b) => `${about}: ${a.path} says "${a.says}", and ${b.path} says "${b.says}"`),
    )
  })
}
