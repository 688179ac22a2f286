import type { EmailService } from './config.ts'
import type { DaySummary, NoticedLead } from './database.ts'
import type { Facts } from '@clinic/assistant/knowledge'
import { choicesPage } from './letterLinks.ts'

/** A letter as an e-mail service takes it, but for the sender. */
export type Email = {
  to: string
  replyTo?: string
  subject: string
  text: string
  headers?: Record<string, string>
}

const lines = (...parts: (string | readonly string[])[]) => parts.flat().join('\n')
const paragraphs = (...parts: (string | readonly string[])[]) => parts.flat().join('\n\n')

/**
 * Tells the clinic of an enquiry.
 * @param answered the page with the button that notes that it is answered
 */
export function enquiryNotice(lead: NoticedLead, to: string, answered: string): Email {
  const marketing = {
    no: 'not asked for',
    asked: 'asked for, not confirmed: do not send any',
    confirmed: 'confirmed',
  }[lead.marketing]
  return {
    to,
    replyTo: lead.email,
    subject: lead.doubtful
      ? 'A doubtful enquiry from the website'
      : 'A new enquiry from the website',
    text: lines(
      ...(lead.doubtful
        ? [
            'A field that visitors do not see was filled in: by a program, or by what fills ' +
              'in forms for a person.',
            `If it is a person's: npm run leads -- genuine ${lead.id}`,
            '',
          ]
        : []),
      `Name: ${lead.name}`,
      `E-mail: ${lead.email} (as typed; nobody has checked that it is theirs)`,
      `Location: ${lead.location}`,
      ...(lead.concerns.length === 0
        ? ['What they chose made the offer and was not kept: they did not ask for it. Ask anew.']
        : [
            `Age: ${lead.age ?? 'not given'}`,
            `Sex: ${lead.sex === '' ? 'not given' : lead.sex}`,
            `Concerns: ${lead.concerns.join(', ')}`,
          ]),
      `News by e-mail: ${marketing}`,
      `Offer given: ${(lead.offer as { title?: string }).title ?? lead.offerId}`,
      `Asked: ${lead.createdAt}`,
      lead.earlier === 0
        ? 'Earlier enquiries from this address: none'
        : `Earlier enquiries from this address: ${lead.earlier}. It is one person: one answer ` +
            'will do, and one press of the button below.',
      `Number: ${lead.id}`,
      '',
      'Reply to this message to answer. Then open this page and press its button, so that it ' +
        'leaves the list of who waits:',
      answered,
      '',
      'This message holds health data. Delete it once it is answered, and',
      `no later than ${lead.deletedBy.slice(0, 10)}.`,
    ),
  }
}

/**
 * Writes the daily summary for the clinic: numbers only, no personal data.
 * @param answered for who waits, in their order, the page that notes that they are answered
 */
export function summaryLetter(
  { day, received, unanswered, oldestUnanswered, doubtful, notSent, failing, waiting }: DaySummary,
  to: string,
  answered: readonly string[],
): Email {
  return {
    to,
    subject: `Website enquiries: ${received} on ${day}, ${unanswered} unanswered`,
    text: lines(
      `Enquiries on ${day}: ${received}`,
      'Unanswered: ' +
        `${unanswered}${oldestUnanswered === null ? '' : `, the oldest of ${oldestUnanswered}`}`,
      ...(doubtful > 0
        ? [`Doubtful among them: ${doubtful}. npm run leads -- --doubtful lists those.`]
        : []),
      ...(failing > 0 ? [`Letters that could not be sent so far: ${failing}`] : []),
      ...(notSent > 0
        ? [
            `Letters that were never sent, because sending was off: ${notSent}. npm run ` +
              'leads -- send-again sends the notices among them.',
          ]
        : []),
      ...(waiting.length > 0
        ? ['', 'Who waits, the longest first. Each number stands in the notice of its enquiry:']
        : []),
      ...waiting.flatMap(({ id, since, enquiries }, i) => [
        '',
        `${id.slice(0, 8)}, since ` +
          `${since}${enquiries > 1 ? `, ${enquiries} enquiries from one address` : ''}. ` +
          'Answered? Press the button here:',
        answered[i]!,
      ]),
    ),
  }
}

/**
 * Asks the owner of an address whether it wants news. Holds nothing that a visitor typed, so that
 * nobody can have words of their own sent to others. The links lead to a page with a button:
 * opening them, as mail scanners do, changes nothing.
 */
export function confirmationLetter(
  { email, confirmCode, stopCode }: { email: string; confirmCode: string; stopCode: string },
  { clinic, confirmationLetter: words }: Pick<Facts, 'clinic' | 'confirmationLetter'>,
  siteUrl: string,
  { functionsUrl }: Pick<EmailService, 'functionsUrl'>,
): Email {
  const page = (code: string) => choicesPage(siteUrl, `code=${code}`)
  return {
    to: email,
    replyTo: clinic.email,
    subject: words.subject,
    text: paragraphs(
      words.opening,
      page(confirmCode),
      words.otherwise,
      page(stopCode),
      lines(clinic.name, clinic.address, clinic.line),
    ),
    // What lets a mail program offer a button of its own for stopping (RFC 8058).
    headers: {
      'List-Unsubscribe': `<${functionsUrl}/email-consent?code=${stopCode}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
