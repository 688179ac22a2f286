import type { ReadableContent } from '../load'
import { textsIn } from '../traverse'
import { contentFiles, pageFiles } from './files'

/** Outweighs every number of links to a page. */
const namedAfterItsAddress = 1_000_000

/**
 * Returns the copy among two pages that say the same: the one whose file is not named after its
 * address, else the one that fewer files link to, since a new page is linked last; the later one
 * when neither tells.
 * @returns a function of two files, the earlier and the later in the order of the check
 */
export function copyAmong(
  content: ReadableContent,
): (earlier: string, later: string) => { copy: string; original: string } {
  const pages = new Map(
    pageFiles(content).map(({ value }) => [
      value.file,
      { id: value.id, route: 'route' in value ? value.route : null },
    ]),
  )
  const linkCounts = new Map<string, number>()
  const linksTo = (file: string, route: string) => {
    const known = linkCounts.get(file)
    if (known !== undefined) return known
    const hasLink = ({ text }: { text: string }) => text === route || text.includes(`](${route})`)
    const count = contentFiles(content).filter(
      (other) => other.file !== file && textsIn(other.value).some(hasLink),
    ).length
    linkCounts.set(file, count)
    return count
  }
  const weight = (file: string): number => {
    const page = pages.get(file)
    if (!page?.route) return 0
    const isNamedAfterIt =
      page.route.split('/').at(-1) === page.id ||
      page.route.slice(1).replaceAll('/', '-') === page.id
    return (isNamedAfterIt ? namedAfterItsAddress : 0) + linksTo(file, page.route)
  }
  return (earlier, later) =>
    weight(later) > weight(earlier)
      ? { copy: earlier, original: later }
      : { copy: later, original: earlier }
}
