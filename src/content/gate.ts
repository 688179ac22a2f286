import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { checkContent, type CheckOptions } from './check/checkContent'
import { loadContent, type SiteContent } from './load'
import { formatReport, type Problem } from './problem'

/** The content did not pass; the message is the whole report. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(formatReport(problems))
    this.name = 'ContentError'
  }
}

/** Names of the pictures editors may use, without their ending. */
const imageNames = (dataDir: string) => {
  const dir = join(dataDir, 'images')
  return existsSync(dir) ? readdirSync(dir).filter((f) => /\.(jpe?g|png|webp|avif)$/.test(f)).map((f) => basename(f, extname(f))) : []
}

/**
 * The gate every build goes through first: reads and cross-checks all of `dataDir`.
 * @throws ContentError with every mistake, so that a broken file can never be published.
 */
export function passGate(dataDir: string, options: Partial<Pick<CheckOptions, 'today' | 'release'>> = {}): SiteContent {
  const { content, problems } = loadContent(dataDir)
  if (content === null) throw new ContentError(problems)
  const found = checkContent(content, { today: new Date().toISOString().slice(0, 10), images: imageNames(dataDir), ...options })
  if (found.length > 0) throw new ContentError(found)
  return content
}
