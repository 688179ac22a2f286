import type { Price } from '../content/schemas/lists'
import type { SiteContent } from '../content/load'
import type { Redirect } from '../build/redirects'
import { describedOrigin, namedPhotographs, namedPictures } from './pictureNames'
import type { SiteCode } from './siteCode'

/** A page of one version, as its template is given it; `context` is null when the version could only be read in part. */
export type VersionPage = { path: string; title: string; template: string; context: { head: Record<string, unknown>; content: Record<string, unknown> } | null }

/** What stands beside the pages: in the frame of every page, in the dialogs, with the assistant. */
export type Surroundings = { site: unknown; dialogs: unknown; search: unknown; assistant: string; offers: unknown; answers: unknown }

/** A price as it is written, and its words as they are shown. */
export type VersionPrice = Price & { words: { label: string; unit: string; group: string; note: string | null } }

/** All that visitors are given by one version of the site: plain data, whichever code it comes from. */
export type SiteVersion = {
  pages: VersionPage[]
  redirects: Redirect[]
  prices: VersionPrice[]
  around: Surroundings | null
  /** The content itself, for what stands in no page. */
  content: unknown
}

/** The content of a version with the fingerprints of its photographs. */
export type VersionInput = { content: SiteContent; photographs: ReadonlyMap<string, string> }

/** Makes the pages of a version with the functions the build makes them with, but draws and writes nothing. */
export function describeVersion({ content, photographs }: VersionInput, code: SiteCode): SiteVersion {
  const pictures = namedPictures(code.pictureRequests(content), content, photographs)
  const createBuildContext = code.createBuildContext as (
    ...given: [...Parameters<typeof code.createBuildContext>, unknown]
  ) => ReturnType<typeof code.createBuildContext>
  const buildContext = createBuildContext(content, pictures, describedOrigin, namedPhotographs(photographs))
  const { facts, ...answers } = code.knowledge(content)
  return {
    pages: code.sitePages(buildContext).map(({ path, template, context }) => {
      const { head, content: shown } = context
      return { path, template, title: head.title, context: { head: { ...head }, content: { ...shown } } }
    }),
    redirects: code.siteRedirects(content),
    prices: content.prices.prices.map((price) => ({
      ...price,
      words: {
        label: buildContext.words(price.label),
        unit: buildContext.words(price.unit),
        group: buildContext.words(price.group),
        note: price.note === undefined ? null : buildContext.words(price.note),
      },
    })),
    around: {
      site: { ...code.siteData(buildContext), origin: content.clinic.origin },
      dialogs: code.dialogData(buildContext),
      search: code.searchPages(buildContext),
      assistant: code.aiContext(content),
      offers: facts.offers,
      answers,
    },
    content,
  }
}
