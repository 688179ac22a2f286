import type { SiteVersion, VersionPage } from './siteVersion'
import { linesOf } from './lines'
import type { Finding, Report } from './report'

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

/** Returns an address as editors write it: without the slash at the end. */
const route = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** Returns a lost address, and the redirect that mends it. */
export const lostAddress = (what: string, from: string, to: string | null): Finding => ({
  what,
  fix:
    to === null
      ? `Add { "from": "${route(from)}", "to": … } to data/redirects.json, with the page that answers best.`
      : `Add { "from": "${route(from)}", "to": "${route(to)}" } to data/redirects.json.`,
})

/**
 * Returns what became of the addresses that people may have kept: pages that went or moved, old
 * redirects; each must still lead somewhere.
 */
export function addressChanges(
  before: SiteVersion,
  after: SiteVersion,
  { added, removed, renamed }: PageMoves,
): Pick<Report, 'added' | 'removed' | 'renamed' | 'redirects' | 'errors'> {
  const pages = new Set(after.pages.map(({ path }) => path))
  const leads = new Map(after.redirects.map(({ from, to }) => [from, to]))
  const led = new Map(before.redirects.map(({ from, to }) => [from, to]))
  const ref = ({ path, title }: VersionPage) => ({ path, title })
  const leadsTo = (path: string) => leads.get(path) ?? null
  const errors: Finding[] = []

  for (const old of removed)
    if (leadsTo(old.path) === null)
      errors.push(
        lostAddress(
          `${old.path} (“${old.title}”) is gone, and its address leads nowhere.`,
          old.path,
          parentOf(old, pages),
        ),
      )

  const gone = before.redirects.filter(({ from }) => !leads.has(from))
  for (const { from, to } of gone) {
    if (pages.has(from)) continue
    const target = pages.has(to) ? to : leadsTo(to)
    errors.push(lostAddress(`${from} led to ${to}, and now leads nowhere.`, from, target))
  }

  return {
    added: added.map((page) => ({ ...ref(page), says: topOf(page) })),
    removed: removed.map((page) => ({ ...ref(page), leadsTo: leadsTo(page.path) })),
    renamed: renamed.map((pair) => ({ from: ref(pair.before), to: ref(pair.after) })),
    redirects: {
      added: after.redirects.filter(({ from }) => !led.has(from)),
      removed: gone,
      changed: after.redirects.flatMap(({ from, to }) => {
        const was = led.get(from)
        return was !== undefined && was !== to ? [{ from, before: was, after: to }] : []
      }),
    },
    errors,
  }
}

/**
 * Returns the page that a lost page stood under, for the one who has to choose where its address
 * leads.
 */
function parentOf({ context }: VersionPage, pages: ReadonlySet<string>): string | null {
  const { crumbs } = context.content
  const last = Array.isArray(crumbs)
    ? (crumbs.at(-1) as { to?: unknown } | undefined)?.to
    : undefined
  const path = typeof last === 'string' ? last.split('#')[0]! : null
  return path !== null && pages.has(path) ? path : null
}

/** Returns what a page says at its top: its heading, its first words, the headings below. */
function topOf({ context: { head, content } }: VersionPage): string[] {
  const lines = linesOf(content)
  const at = (field: string) => lines.filter(({ where }) => where === field).map(({ text }) => text)
  const headings = at('sections › heading')
  return [
    ...linesOf(head.description).map(({ text }) => text),
    ...at('heading'),
    ...at('intro'),
    ...(headings.length > 0 ? [headings.join(' · ')] : []),
  ]
}
