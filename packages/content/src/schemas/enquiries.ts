import { z } from 'zod'
import { paragraphs, schemaLine, text } from './common'

/**
 * data/enquiries.json: what visitors agree to with the welcome-offer form, and the letter that asks
 * them to confirm it.
 */
export const enquiries = z.strictObject({
  $schema: schemaLine,
  consents: z
    .strictObject({
      healthData: text.describe(
        'What a visitor agrees to by sending the form. Each enquiry is kept with this wording, so it holds for those that come after a change.',
      ),
      marketing: text.describe(
        'The words beside the empty tick for news by e-mail. Each tick is kept with this wording.',
      ),
    })
    .describe('What visitors agree to.'),
  confirmationLetter: z
    .strictObject({
      subject: text.describe('The subject of the e-mail.'),
      opening: paragraphs.describe(
        'What stands before the link by which somebody confirms that they want news.',
      ),
      otherwise: paragraphs.describe(
        'What stands after it, and before the link that stops all e-mails.',
      ),
    })
    .describe(
      'The e-mail to somebody who asked for news. It holds nothing that was typed into the form, since anybody may type any address.',
    ),
})
