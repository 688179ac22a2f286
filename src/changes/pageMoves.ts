import type { SiteVersion, VersionPage } from './siteVersion'

type Pair = { before: VersionPage; after: VersionPage }

export type PageMoves = {
  /** Pages that are in both versions, under their present address. */
  kept: Pair[]
  added: VersionPage[]
  removed: VersionPage[]
  /** The same page at another address. */
  renamed: Pair[]
}

/**
 * Returns which pages came, went, and moved to another address: a page has moved when its address
 * leads to a new page.
 */
export function pageMoves(before: SiteVersion, after: SiteVersion): PageMoves {
  const [was, is] = [before, after].map(
    ({ pages }) => new Map(pages.map((page) => [page.path, page])),
  )
  const leads = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const gone = before.pages.filter(({ path }) => !is!.has(path))
  const come = after.pages.filter(({ path }) => !was!.has(path))
  const renamed = gone.flatMap((old) => {
    const now = come.find(({ path }) => path === leads.get(old.path))
    return now ? [{ before: old, after: now }] : []
  })
  return {
    kept: after.pages.flatMap((page) => {
      const old = was!.get(page.path)
      return old ? [{ before: old, after: page }] : []
    }),
    added: come.filter((page) => !renamed.some((pair) => pair.after === page)),
    removed: gone.filter((page) => !renamed.some((pair) => pair.before === page)),
    renamed,
  }
}
