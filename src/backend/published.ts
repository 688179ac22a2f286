import { timeLimited } from './failure'
import { isOwnPath } from '../browser/addresses'
import type { AiContext, SearchPage } from '../site/site'

/**
 * Files of the published site that the dialogs and the finder read when they first need them;
 * prices stay out of the scripts that way.
 */

const kept = new Map<string, Promise<unknown>>()

/**
 * @param fits whether it is what the build writes: a network that wants a login first answers in
 *   its own words
 */
function read<T>(path: string, fits: (content: Partial<T> | null) => boolean): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const wanted = fetch(path, { signal: timeLimited(8000) }).then(async (reply) => {
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    const content = (await reply.json()) as T
    if (!fits(content)) throw new Error(`${path} is not what it should be`)
    return content
  })
  kept.set(path, wanted)
  // A failed read is tried again by whoever asks next.
  wanted.catch(() => kept.delete(path))
  return wanted
}

const isPage = (page: Partial<SearchPage> | null | undefined) =>
  typeof page?.path === 'string' &&
  isOwnPath(page.path) &&
  typeof page.title === 'string' &&
  Array.isArray(page.keywords) &&
  page.keywords.every((word) => typeof word === 'string')

/** Returns every page the search may suggest. */
export const readSearchPages = (): Promise<SearchPage[]> =>
  read<SearchPage[]>('/data/search.json', (pages) => Array.isArray(pages) && pages.every(isPage))

/**
 * Returns the clinic's knowledge for the AI assistant; empty when it cannot be read, since a
 * question is better asked without than not at all.
 */
export const readContext = (): Promise<string> =>
  read<AiContext>('/data/context.json', (content) => typeof content?.context === 'string').then(
    ({ context }) => context,
    (error: unknown) => {
      console.error('[ai-chat] context', error)
      return ''
    },
  )

/** Clears what was read, for tests. */
export const forgetPublished = (): void => kept.clear()
