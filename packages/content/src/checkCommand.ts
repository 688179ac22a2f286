import { clinicDay } from '@clinic/contract/prose'
import { formatMentions, medicineMentions } from './check/medicine'
import { ContentError, validateContent, type GateOptions } from './gate'
import { loadContent } from './load'
import { releaseReport } from './releaseReport'
import {
  consentNotice,
  pastNotice,
  reviewNotice,
  secondLookNotice,
  whatsappNotice,
} from './notices'
import { knownRoutes } from './routes'
import { priceNotice } from './prices'

export const checkUsage = [
  'npm run check                       every mistake in the content',
  'npm run check -- --release          also refuses samples and an unconfigured backend, ' +
    'before publishing',
  'npm run check -- --medicine-names   lists every mention of the prescription-only medicine',
].join('\n')

/** Returns the output of `npm run check`, and whether all is well; null for an unknown argument. */
export function runCheck(
  dataDir: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
  options: GateOptions = {},
): { text: string; ok: boolean } | null {
  if (args.length === 1 && args[0] === '--medicine-names')
    return { text: formatMentions(medicineMentions(loadContent(dataDir).readable)), ok: true }
  if (args.some((arg) => arg !== '--release')) return null
  try {
    const content = validateContent(
      dataDir,
      args.includes('--release') ? { ...options, release: { env } } : options,
    )
    const today = options.today ?? clinicDay()
    const inOrder =
      `The content is in order. Pages: ${knownRoutes(content).length}; redirects: ` +
      `${content.redirects.length}; prices: ${content.prices.prices.length}.`
    const notices = [
      priceNotice(content.prices.prices),
      whatsappNotice(content),
      secondLookNotice(content),
      reviewNotice(content, today),
      consentNotice(content, today),
      // What has passed is in the files alone: the content that visitors are given has it no more.
      pastNotice(loadContent(dataDir).readable, today),
    ]
    return { text: [inOrder, ...notices].filter(Boolean).join('\n'), ok: true }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return {
      text: args.includes('--release') ? afterGate(dataDir, error, options) : error.message,
      ok: false,
    }
  }
}

/** Returns what a release refuses by who has to act; mistakes come first, and alone. */
function afterGate(dataDir: string, error: ContentError, options: GateOptions): string {
  try {
    validateContent(dataDir, options)
    return releaseReport(error.problems)
  } catch (mistakes) {
    if (!(mistakes instanceof ContentError)) throw mistakes
    return mistakes.message
  }
}
