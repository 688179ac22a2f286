import type { Config } from './config.ts'
import type { Letter, LetterKind } from './database.ts'
import type { Backend } from './endpoint.ts'
import { hmac, sha256 } from '@clinic/contract/hash'
import type { Facts } from '@clinic/assistant/knowledge'
import { choicesPage, confirmationMs, letterCode } from './letterLinks.ts'
import { confirmationLetter, enquiryNotice, summaryLetter, type Email } from './letters.ts'
import { errorName } from './log.ts'

/** Time limit for the receiver of a letter to answer. */
const timeoutMs = 8000
/** Number of letters sent in one pass. */
const most = 10

/** Returns the kinds of letter that these settings can send. */
export const sendable = ({ webhook, email }: Pick<Config, 'webhook' | 'email'>): LetterKind[] => [
  ...(webhook !== null || email !== null ? (['enquiry'] as const) : []),
  ...(email !== null ? (['confirmation', 'summary'] as const) : []),
]

/**
 * Sends the letters that are due: the one way by which any letter leaves. A letter leaves the
 * outbox only when the receiver said 2xx; until then it is tried again with a growing pause. The
 * receiver may see a letter twice and knows it by its idempotency key. Letters to the clinic go
 * before letters to people.
 */
export async function deliverDue(
  backend: Pick<Backend, 'config' | 'database' | 'fetch' | 'log'>,
  facts: Facts,
): Promise<void> {
  const { config, database, log } = backend
  const kinds = sendable(config)
  if (kinds.length === 0) return
  const { letters, spent } = await database.claimLetters(most, kinds, config.budgets)
  for (const code of spent) log({ event: 'budget', code })
  await Promise.all(
    letters.map(async (letter) => {
      let problem: string | null = null
      let receiver = ''
      try {
        const { url, headers, body, to } = await prepare(letter, backend, facts)
        receiver = to
        // The same words under another key would arrive twice; other words under the same key are
        // refused by some services.
        const key = `${letter.id}:${(await sha256(body)).slice(0, 12)}`
        const response = await backend.fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
          body,
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        await response.body?.cancel().catch(() => undefined)
        if (!response.ok) problem = `status ${response.status}`
      } catch (error) {
        problem = errorName(error)
      }
      await database.finishLetter(letter, { problem, receiver })
      if (problem !== null) {
        const code = `${letter.kind}-${problem.replace(' ', '-')}`
        log({ event: 'delivery', code, count: letter.attempts })
      }
    }),
  )
}

/** A letter on its way: what is sent where, and who gets it, in words for the staff's list. */
type Outgoing = { url: string; headers: Record<string, string>; body: string; to: string }

async function prepare(
  letter: Letter,
  { config }: Pick<Backend, 'config'>,
  facts: Facts,
): Promise<Outgoing> {
  const { webhook, email, addressSecret, siteUrl } = config
  /** Returns the page whose button notes that an enquiry is answered, for as long as it is kept. */
  const answeredPage = async ({ id, deletedBy }: { id: string; deletedBy: string }) =>
    siteUrl === null
      ? null
      : choicesPage(
          siteUrl,
          `code=${await letterCode(addressSecret, { does: 'answered', leadId: id, expires: Date.parse(deletedBy) })}`,
        )
  if (letter.kind === 'enquiry' && webhook !== null) {
    const answered = await answeredPage(letter.lead)
    const body = JSON.stringify({ type: 'lead', ...letter.lead, ...(answered && { answered }) })
    const headers: Record<string, string> =
      webhook.secret === null ? {} : { 'x-signature': `sha256=${await hmac(webhook.secret, body)}` }
    return { url: webhook.url, headers, body, to: `webhook at ${new URL(webhook.url).host}` }
  }
  if (email === null || siteUrl === null)
    throw new Error('A letter was claimed that nothing here can send.')
  if (letter.kind === 'enquiry')
    return byEmail(enquiryNotice(letter.lead, email.to, (await answeredPage(letter.lead))!), config)
  if (letter.kind === 'summary') {
    const links = await Promise.all(letter.summary.waiting.map(answeredPage))
    return byEmail(summaryLetter(letter.summary, email.to, links as string[]), config)
  }
  const { leadId, emailHash } = letter
  const expires = Date.parse(letter.createdAt) + confirmationMs
  const confirmCode = await letterCode(addressSecret, { does: 'confirm', leadId, expires })
  const stopCode = await letterCode(addressSecret, { does: 'stop', emailHash })
  const addressee = { email: letter.email, confirmCode, stopCode }
  const sent = confirmationLetter(addressee, facts, siteUrl, email)
  return byEmail(sent, config, 'e-mail to the person')
}

function byEmail(
  { to, replyTo, subject, text, headers }: Email,
  { email }: Pick<Config, 'email'>,
  receiver = `e-mail to ${to}`,
): Outgoing {
  const { url, key, from } = email!
  const body = JSON.stringify({ from, to: [to], reply_to: replyTo, subject, text, headers })
  return { url, headers: { authorization: `Bearer ${key}` }, body, to: receiver }
}
