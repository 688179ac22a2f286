import { clinicDay } from '@clinic/contract/prose'
import { checkContent, type CheckOptions } from './check/checkContent'
import type { DataFolder } from './dataFolder'
import { pictureFiles, pictureId } from './foreignFiles'
import { loadFolder } from './loadFolder'
import type { SiteContent } from './siteContent'
import { pictureFacts } from './pictureFacts'
import { pictureSizeProblems } from './pictureSize'
import { formatReport, type Problem } from './problem'

/** The content did not pass; the message is the whole report. */
export class ContentError extends Error {
  constructor(readonly problems: Problem[]) {
    super(formatReport(problems))
    this.name = 'ContentError'
  }
}

export type GateOptions = Partial<Omit<CheckOptions, 'images' | 'pictures'>>

/**
 * Validates content before every build: reads and cross-checks all of a data folder.
 * @param beside what is wrong outside the data folder
 * @throws ContentError with every mistake, so that a broken file can never be published.
 */
export function validateFolder(
  data: DataFolder,
  options: GateOptions = {},
  beside: readonly Problem[] = [],
): SiteContent {
  const today = options.today ?? clinicDay()
  const { content, readable, problems } = loadFolder(data, today)
  const found = [
    ...beside,
    ...problems,
    ...pictureSizeProblems(data),
    ...checkContent(readable, {
      today,
      images: new Map(pictureFiles(data).map((name) => [pictureId(name), name])),
      pictures: new Map(
        pictureFiles(data).map((name) => [
          pictureId(name),
          pictureFacts(data.read(`images/${name}`)),
        ]),
      ),
      ...options,
    }),
  ]
  if (content === null || found.length > 0) throw new ContentError(found)
  return content
}
