import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { currentRoute, isHomeAlias, knownRoutes, mayBeBroken, productRoute } from '../routes'

const list = (routes: string): readonly string[] => routes.trim().split(/\s+/)

/** The pages that code names by their address: the gate sees to it that each is found. */
export type NamedPages = {
  /** Each must stand at its own address. */
  fixed: readonly string[]
  /** Each may move or go, as long as data/redirects.json leads on from its address. */
  moving: readonly string[]
}

export const namedPages: NamedPages = {
  // Linked from components, dialogs and the assistant's own sentences, which know no redirects, or
  // needed for what they are: the doctors' pages stand below /team, and visitors are sent to
  // /thank-you, /admin/video-upload and /email-choices.
  fixed: list(`
  /about /accessibility /admin/video-upload /aesthetic-intelligence /before-after-gallery /complaints /contact /cosmetalk /email-choices /popupoffer
  /prescription-skincare /privacy /team /terms /thank-you /treatments
  `),
  // Named by the build, which finds a page where it stands today: see currentRoute and
  // packages/assistant/src/build/knowledge.ts.
  moving: list(`
  /aesthetic-training /aesthetics-at-a-glance /botox-cost-london /botox-london /cheek-filler /chin-filler /crows-feet-botox /dermal-fillers /dermatology
  /fellowship-invitation /forehead-lines-botox /jawline-filler /lip-fillers /medical-student-work-experience /membership /nefertiti-botox-face-jaw-lift
  /non-surgical-nose-job /testimonials
  `),
}

/**
 * Checks that the pages that code names are there, or a redirect leads on to a page where code
 * follows it.
 */
export function namedPageProblems(
  content: ReadableContent,
  { fixed, moving }: NamedPages = namedPages,
): Problem[] {
  const products = content.products.map(({ id }) => productRoute(id))
  const pages = knownRoutes(content).flatMap(({ route }) =>
    isHomeAlias(route) || products.includes(route) ? [] : [route],
  )
  const isMissing = (route: string) => !pages.includes(route) && !mayBeBroken(content, route)
  const { redirects } = content
  const lost =
    redirects === null
      ? []
      : moving.filter((route) => isMissing(currentRoute({ redirects }, route)))
  return [
    ...fixed
      .filter(isMissing)
      .map((route) =>
        problem(
          `data/pages/${route.split('/').at(-1)}.json`,
          ['route'],
          `"${route}" is no page any more, and the site's own parts link to it.`,
          'Give the page this address again; only a developer can move it or take it out',
        ),
      ),
    ...lost.map((route) =>
      problem(
        'data/redirects.json',
        ['redirects'],
        `"${route}" is no page any more, and the site's own parts lead to it.`,
        'Add a redirect from it to the page that takes its place, but not to a product',
      ),
    ),
  ]
}
