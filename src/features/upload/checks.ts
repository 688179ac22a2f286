import { fragmentParameter } from '../../browser/fragmentParameter'
import type { Problems, Unfinished, VideoType } from './uploadState'
import { words } from './words'

/** The kinds of video the server takes, by the ending of a file's name. */
const types = new Map<string, VideoType>([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['webm', 'video/webm'],
])

/** For the file picker: names and types, since not every system knows them all. */
export const accepted = [
  ...[...types.keys()].map((ending) => `.${ending}`),
  ...types.values(),
].join(',')

/**
 * Returns a video's type; some systems leave it out, or do not know QuickTime: then the name's
 * ending decides.
 */
export function videoType({ name, type }: { name: string; type: string }): VideoType | null {
  const own = [...types.values()].find((one) => one === type.toLowerCase())
  if (own) return own
  if (type !== '' && type !== 'application/octet-stream') return null
  return types.get(name.split('.').at(-1)!.toLowerCase()) ?? null
}

/** Returns what is wrong with a file before anything of it is sent, or null. */
export function fileProblem(file: File | undefined, maxBytes: number | null): string | null {
  if (!file) return words.fileMissing
  if (videoType(file) === null) return words.fileType(file.name)
  if (file.size === 0) return words.fileEmpty(file.name)
  if (maxBytes !== null && file.size > maxBytes)
    return words.fileLarge(file.name, file.size, maxBytes)
  return null
}

const hexadecimal = '[\\da-fA-F]{64}(?![\\da-zA-Z])'
const bare = new RegExp(`^\\W*(${hexadecimal})\\W*$`)
const inLink = fragmentParameter('token', hexadecimal)

/** Returns the token in what somebody pasted: the token itself, or the link that holds it. */
export const readToken = (text: string): string | null =>
  (bare.exec(text) ?? inLink.exec(text))?.[1]?.toLowerCase() ?? null

/** Returns what is wrong with the token, for a file that does not continue an upload, or null. */
export function tokenProblem(text: string, unfinished: readonly Unfinished[]): Problems | null {
  if (readToken(text) !== null) return null
  if (text.trim() !== '') return { token: words.tokenWrong }
  return unfinished.length > 0
    ? { file: words.fileOther(unfinished.map(({ name }) => name).join(' or ')) }
    : { token: words.tokenMissing }
}

/**
 * Takes the token out of the address bar, so that it does not stay in the history or in a picture
 * of the screen. One that is not whole is returned as it is, so that the page can say so.
 */
export function takeTokenFromAddress(): string | null {
  const { hash, pathname, search } = window.location
  const parameter = fragmentParameter('token', '.*')
  const from = [hash, search].find((part) => parameter.test(part))
  if (from === undefined) return null
  const kept = from === hash ? search : hash
  window.history.replaceState(window.history.state, '', pathname + kept)
  return readToken(from) ?? parameter.exec(from)![1]!
}
