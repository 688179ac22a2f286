import { fragmentParameter } from '../../browser/addresses'

const hexadecimal = '[\\da-fA-F]{64}(?![\\da-zA-Z])'
const bare = new RegExp(`^\\W*(${hexadecimal})\\W*$`)
const inLink = fragmentParameter('token', hexadecimal)

/** Returns the token in what somebody pasted: the token itself, or the link that holds it. */
export const readToken = (text: string): string | null =>
  (bare.exec(text) ?? inLink.exec(text))?.[1]?.toLowerCase() ?? null

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
