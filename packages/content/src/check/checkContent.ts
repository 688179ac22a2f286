import type { ReadableContent } from '../load'
import { type NamedPages, namedPageProblems } from './namedPages'
import type { PictureFacts } from '../pictureFacts'
import type { Problem } from '../problem'
import { advertisingProblems } from './advertising'
import { anatomyProblems, illustrationProblems } from './illustrations'
import { assistantProblems } from './assistant'
import { clinicFactProblems } from './clinicFacts'
import { consistencyProblems } from './consistency'
import { copyProblems } from './copy'
import { dateProblems } from './dates'
import { decisionProblems, referenceProblems, trialFigureProblems } from './references'
import { directionsProblems } from './directions'
import { emergencyLineProblems } from './emergencyLine'
import { estimatorProblems } from './estimator'
import { finderProblems, offerProblems } from './finder'
import { handTypedProblems } from './handTyped'
import { metadataProblems } from './metadata'
import { ownerTermProblems } from './ownerTerms'
import { photographProblems } from './photographs'
import { reachabilityProblems } from './reachability'
import { redirectProblems } from './redirects'
import { registrationProblems } from './registrations'
import { releaseProblems } from './release'
import { repetitionProblems } from './repetition'
import { safetyProblems } from './safety'
import { scopeProblems } from './scopes'
import { timeProblems } from './times'

export type CheckOptions = {
  /** The day of the check, year-month-day: review dates are judged against it. */
  today: string
  /** The pictures in data/images, by name without ending: the file of each. */
  images: ReadonlyMap<string, string>
  /** What their bytes say of them; null for what is no picture. */
  pictures: ReadonlyMap<string, PictureFacts | null>
  /** The pages that code names; those of this site when left out. */
  namedPages?: NamedPages
  /** Before publishing: also refuse every sample, and a backend that is not configured. */
  release?: { env: Record<string, string | undefined> }
}

/**
 * Cross-checks content. Every mistake is returned at once; an empty list means it may be published,
 * if nothing was broken. What rests on a file that could not be read is left unchecked, and never
 * called wrong because of it.
 */
export function checkContent(content: ReadableContent, options: CheckOptions): Problem[] {
  return [
    ...metadataProblems(content),
    ...referenceProblems(content),
    ...finderProblems(content),
    ...offerProblems(content),
    ...safetyProblems(content),
    ...handTypedProblems(content),
    ...emergencyLineProblems(content),
    ...ownerTermProblems(content),
    ...assistantProblems(content),
    ...illustrationProblems(content),
    ...photographProblems(content, options),
    ...copyProblems(content),
    ...advertisingProblems(content),
    ...reachabilityProblems(content),
    ...repetitionProblems(content),
    ...redirectProblems(content),
    ...namedPageProblems(content, options.namedPages),
    ...clinicFactProblems(content),
    ...registrationProblems(content),
    ...directionsProblems(content),
    ...anatomyProblems(content),
    ...dateProblems(content, options.today),
    ...consistencyProblems(content),
    ...scopeProblems(content),
    ...decisionProblems(content),
    ...estimatorProblems(content),
    ...timeProblems(content),
    ...trialFigureProblems(content),
    ...(options.release ? releaseProblems(content, options.release.env) : []),
  ]
}
