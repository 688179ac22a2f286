import { checkContent, type CheckOptions } from './check/checkContent'
import { imageFiles } from './foreignFiles'
import { loadContent, type SiteContent } from './load'
import { pictureSizeProblems } from './pictureSize'
import { formatReport, type Problem } from './problem'

/** The content did not pass; the message is the whole report. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(formatReport(problems))
    this.name = 'ContentError'
  }
}

export type GateOptions = Partial<Omit<CheckOptions, 'images'>>

/**
 * Validates content before every build: reads and cross-checks all of `dataDir`.
 * @throws ContentError with every mistake, so that a broken file can never be published.
 */
export function validateContent(dataDir: string, options: GateOptions = {}): SiteContent {
  const today = options.today ?? new Date().toISOString().slice(0, 10)
  const { content, readable, problems } = loadContent(dataDir, today)
  const found = [
    ...problems,
    ...pictureSizeProblems(dataDir),
    ...checkContent(readable, {
      today,
      images: imageFiles(dataDir),
      ...options,
    }),
  ]
  if (content === null || found.length > 0) throw new ContentError(found)
  return content
}
