import type { Topic } from '../knowledge.ts'
import type { Found } from './phrases.ts'

const denialBefore =
  /(?:^| )(?:never|not|no)(?: (?:have|had|been|be|a|an|any|on|take|taken|taking|got|get|really|ever))*$/
const denialAfter = /^but (?:i )?(?:have )?(?:never|do not|am not|have not|not)\b/
const either = /^(?:or|nor)(?: (?:on|an?|any|taking|have|had))*$/

/** Matches a pregnancy or the feeding of a child, and not what may come of a treatment for one. */
const ofPregnancy = /^(?:pregnan|preggers|expecting|having a|breast|(?:still )?(?:feed|nurs)ing)/
const whose = '(?:(?:my|her|the|a|our) )?(?:(?:last|first|second|third|previous|\\d (?:nd|rd)) )?'
/** Matches the words before one that is over: "since my", "when she was", "no longer". */
const overBefore = new RegExp(
  String.raw`\b(?:(?:after|since|from|following) ${whose}|(?:in|during) (?:my|her) (?:\w+|\d nd) |` +
    String.raw`(?:got|came|appeared|started|began)\b.* (?:in|during|with) ${whose}|` +
    String.raw`(?:since|when|while|before|after) (?:i|she|my \w+) was |` +
    String.raw`no longer |having been |(?<!not |not yet )(?:stopped|finished) |mask of )$`,
)
/** Matches the words around one that was at a time: "my pregnancy 2 yrs ago". */
const ofTime = /\b(?:my|her|the|a|was|first|second|last) $/
const inTime = /^(?:(?:\w+ ){0,3}(?:years?|yrs?|months?) (?:ago|back)|last year|in (?:19|20)\d\d)\b/
const overAfter = /^(?:mask|(?:has |is |was )?(?:finished|ended|stopped))\b/
/** Matches what is only learned now, or asked ahead. */
const ofNow =
  /\b(?:if|found|told|learn\w*|discover\w*|realised?|knew|know|think|thought|how (?:long|soon)|when (?:can|could|may|should)|wait)\b/

/** Checks whether a pregnancy was, and is no more: "since my pregnancy two years ago". */
const isOver = (before: string, named: string, behind: string): boolean =>
  ofPregnancy.test(named) &&
  !ofNow.test(before) &&
  (overBefore.test(before) ||
    overAfter.test(behind) ||
    (ofTime.test(before) && inTime.test(behind)))

/**
 * Returns the conditions that are somebody's own now: "but i have never smoked" tells of none, nor
 * does "not pregnant or breastfeeding".
 */
export function withoutDenied(
  found: readonly Found<Topic | null>[],
  words: readonly string[],
): Found<Topic | null>[] {
  let denied: Found<Topic | null> | undefined
  return found.filter((one) => {
    const before = words.slice(0, one.start).join(' ')
    const behind = words.slice(one.end).join(' ')
    const named = words.slice(one.start, one.end).join(' ')
    const mayBeDenied = !one.value?.lasting || ofPregnancy.test(named)
    const isDenied =
      isOver(`${before} `, named, behind) ||
      (mayBeDenied &&
        (denialBefore.test(before) ||
          denialAfter.test(behind) ||
          (denied !== undefined &&
            (denied.start === one.start ||
              either.test(words.slice(denied.end, one.start).join(' '))))))
    if (isDenied) denied = one
    return !isDenied
  })
}
