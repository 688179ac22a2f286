import { z } from 'zod'
import { paragraphs, schemaLine, text } from './common'

/**
 * data/enquiries.json: what visitors agree to with the welcome-offer form, and the letter that asks
 * them to confirm it.
 */
export const enquiries = z.strictObject({
  $schema: schemaLine,
  answers: z
    .strictObject({
      analysis: text.describe('Answers of the self-assessment; {answers:analysis} in copy.'),
      offer: text.describe('What is typed for the welcome offer; {answers:offer} in copy.'),
      search: text.describe('A question to the assistant; {answers:search} in copy.'),
      upload: text.describe('A video of the staff; {answers:upload} in copy.'),
    })
    .describe(
      'What happens to what visitors enter, said once: the dialogs, the privacy notice and ' +
        'the page of the tools quote it.',
    ),
  consents: z
    .strictObject({
      healthData: text.describe(
        'What a visitor agrees to by sending the form. Each enquiry is kept with this ' +
          'wording, so it holds for those that come after a change.',
      ),
      keep: text.describe(
        'The words beside the empty tick without which concerns, age and sex are not kept.',
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
      'The e-mail to somebody who asked for news. It holds nothing that was typed into the ' +
        'form, since anybody may type any address.',
    ),
})

export type Enquiries = z.infer<typeof enquiries>
