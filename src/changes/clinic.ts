import type { SiteContent } from '../content/load'
import type { Clinic } from '../content/schemas/clinic'
import { fieldChanges } from './fieldChanges'
import { reach } from './prices'
import { same } from './reading'
import type { Report } from './report'
import { presentCode } from './siteCode'
import { describeVersion, type SiteVersion, type VersionInput } from './siteVersion'

/** The content with the clinic's facts as they were. Which city pages there are stays, because the pages have to be there. */
export function withOldClinic(content: SiteContent, old: Clinic | null): SiteContent {
  return old === null ? content : { ...content, clinic: { ...old, locations: content.clinic.locations } }
}

/** What differs in data/clinic.json, told once with every page it shows on: a telephone number stands on most of them. */
export function clinicChanges(old: Clinic | null, input: VersionInput, after: SiteVersion): Report['clinic'] {
  const content = withOldClinic(input.content, old)
  if (old === null || same(content.clinic, input.content.clinic)) return null
  const changes = fieldChanges(leaveOut(content.clinic), leaveOut(input.content.clinic))
  const { pages } = reach(after, describeVersion({ ...input, content }, presentCode))
  return changes.length + pages.length === 0 ? null : { changes, pages }
}

/** What visitors never see of the file. */
function leaveOut({ $schema: _schema, contentUpdated: _date, claims, ...clinic }: Clinic) {
  return { ...clinic, claims: claims.map(({ evidence: _evidence, ...claim }) => claim) }
}
