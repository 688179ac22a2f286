import { linesOf } from './lines'
import { wordsOf } from './difference'
import type { VersionPage } from './siteVersion'

type Pair = { before: VersionPage; after: VersionPage }

export type PageMoves = {
  /** Pages that are in both versions, under their present address. */
  kept: Pair[]
  added: VersionPage[]
  removed: VersionPage[]
  /** The same page at another address. */
  renamed: Pair[]
}

/** Pages with less in common than this are two pages, and not one that has moved. */
const samePage = 0.5

/**
 * Which pages came, went, and moved to another address: a page has moved when most of its phrases
 * are on a new page.
 */
export function pageMoves(
  before: readonly VersionPage[],
  after: readonly VersionPage[],
): PageMoves {
  const [was, is] = [
    new Map(before.map((page) => [page.path, page])),
    new Map(after.map((page) => [page.path, page])),
  ]
  const gone = before.filter(({ path }) => !is.has(path))
  const come = after.filter(({ path }) => !was.has(path))

  const pairs = gone
    .flatMap((old) =>
      come.map((now) => ({ before: old, after: now, share: inCommon(phrases(old), phrases(now)) })),
    )
    .filter(({ share }) => share >= samePage)
    .toSorted((a, b) => b.share - a.share)
  const renamed: Pair[] = []
  for (const pair of pairs)
    if (!renamed.some((taken) => taken.before === pair.before || taken.after === pair.after))
      renamed.push({ before: pair.before, after: pair.after })

  return {
    kept: after.flatMap((page) =>
      was.has(page.path) ? [{ before: was.get(page.path)!, after: page }] : [],
    ),
    added: come.filter((page) => !renamed.some((pair) => pair.after === page)),
    removed: gone.filter((page) => !renamed.some((pair) => pair.before === page)),
    renamed: renamed.toSorted((a, b) => a.before.path.localeCompare(b.before.path)),
  }
}

/** Every three words in a row: pages share single words, but hardly phrases. */
function phrases({ context }: VersionPage): Set<string> {
  const words = linesOf(context.content).flatMap(({ text }) => wordsOf(text))
  return new Set(words.slice(2).map((word, i) => `${words[i]} ${words[i + 1]} ${word}`))
}

/** The Sørensen–Dice coefficient of two sets, from 0 to 1. */
const inCommon = (a: Set<string>, b: Set<string>): number =>
  (2 * [...a].filter((phrase) => b.has(phrase)).length) / Math.max(1, a.size + b.size)
