import type { AiContext, SearchPage } from '../site'

/** Files of the published site that the dialogs read when they first need them; prices stay out of the scripts that way. */

const kept = new Map<string, Promise<unknown>>()

function read<T>(path: string): Promise<T> {
  const known = kept.get(path)
  if (known) return known as Promise<T>
  const wanted = fetch(path, { signal: AbortSignal.timeout(8000) }).then((reply) => {
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return reply.json() as Promise<T>
  })
  kept.set(path, wanted)
  // A failed read is tried again by whoever asks next.
  wanted.catch(() => kept.delete(path))
  return wanted
}

/** Every page the search may suggest. */
export const readSearchPages = (): Promise<SearchPage[]> => read<SearchPage[]>('/data/search.json')

/** The clinic's knowledge for the AI assistant; empty when it cannot be read, since a question is better asked without than not at all. */
export const readContext = (): Promise<string> =>
  read<AiContext>('/data/context.json').then(
    ({ context }) => context,
    (error: unknown) => {
      console.error('[ai-chat] context', error)
      return ''
    },
  )

/** For tests: forgets what was read. */
export const forgetPublished = (): void => kept.clear()
