import { hmac, sameSecret } from '@clinic/contract/hash'

/**
 * Lifetime of a link that confirms, in milliseconds. A link that stops letters never expires:
 * letters are kept for years, the right to be left alone does not end, and the most that a stolen
 * one can do is to stop letters that their owner can ask for again.
 */
export const confirmationMs = 7 * 24 * 60 * 60 * 1000

/**
 * The choices that a letter's links offer: confirm that an enquiry's address wants news, stop all
 * letters to an address, or, in letters to the clinic, note that an enquiry is answered.
 */
export type LetterLink =
  | { does: 'confirm' | 'answered'; leadId: string; expires: number }
  | { does: 'stop'; emailHash: string }

/**
 * The choice that a code allows. `plain`: its letter predates the key for hashes of addresses
 * (supabase/migrations/20261126100000_address_key.sql).
 */
export type ReadLetterLink =
  | Exclude<LetterLink, { does: 'stop' }>
  | (Extract<LetterLink, { does: 'stop' }> & { plain: boolean })

const page = '/email-choices/'

/** Returns the page that letters link to; what follows `#` stays in the browser. */
export const choicesPage = (siteUrl: string, fragment: string): string =>
  `${siteUrl}${page}#${fragment}`

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const sha256 = /^[0-9a-f]{64}$/

/**
 * Signs a text. The secret also hashes visitors' addresses; the prefix keeps the two uses apart.
 */
const signature = (secret: string, text: string) => hmac(secret, `letter link: ${text}`)

/**
 * Returns the code of a letter's link: `confirm.<lead>.<expiry in ms>.<signature>`, `answered.…` or
 * `stop-all.<keyed hash of the address>.<signature>`, `stop.` in letters with plain hashes.
 */
export async function letterCode(secret: string, link: LetterLink): Promise<string> {
  const text =
    link.does === 'stop'
      ? `stop-all.${link.emailHash}`
      : `${link.does}.${link.leadId}.${link.expires}`
  return `${text}.${await signature(secret, text)}`
}

/** Verifies a code and returns what it allows; null when it is forged or has expired. */
export async function readLetterCode(
  secret: string,
  code: string,
  now: number,
): Promise<ReadLetterLink | null> {
  const at = code.lastIndexOf('.')
  const text = code.slice(0, at)
  if (at < 0 || code.length > 300 || !sameSecret(await signature(secret, text), code.slice(at + 1)))
    return null
  const [does, subject = '', expires = ''] = text.split('.')
  if ((does === 'stop' || does === 'stop-all') && sha256.test(subject))
    return { does: 'stop', emailHash: subject, plain: does === 'stop' }
  if ((does === 'confirm' || does === 'answered') && uuid.test(subject) && Number(expires) > now)
    return { does, leadId: subject, expires: Number(expires) }
  return null
}
