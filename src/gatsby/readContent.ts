import type { Reporter } from 'gatsby'
import { ContentError, validateContent } from '@clinic/content/gate'
import type { SiteContent } from '@clinic/content/load'
import type { ContentReport } from '../shell/develop/contentReport'

/**
 * The gate's last report; `npm run develop` shows it over the page (src/shell/develop/overlay.ts).
 */
export const contentReport: ContentReport = { report: null }

let lastGood: SiteContent | null = null

/**
 * Reads the content through the gate. A mistake ends a build; `npm run develop` reports it and
 * keeps the last content that was in order.
 */
export function readContent(reporter: Reporter): SiteContent {
  if (lastGood !== null && process.env.NODE_ENV === 'production') return lastGood
  try {
    lastGood = validateContent('data')
    contentReport.report = null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (lastGood === null) return reporter.panic(error.message)
    contentReport.report = error.message
    reporter.error(error.message)
  }
  return lastGood
}
