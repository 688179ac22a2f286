import { z } from 'zod'
import { sample, some, text, webAddress } from './common'

const secure = webAddress.startsWith('https://', 'is not a secure address. Begin it with https://')
const registered = (pattern: RegExp, example: string, words: string) =>
  z
    .string()
    .regex(pattern, `is not such a number. Write it like ${example}`)
    .describe(`${words}: ${example}.`)

/** What the law asks the owner of a clinic to state; {legal:…} in copy. */
export const identity = z.strictObject({
  company: z
    .strictObject({
      name: text.describe('The registered name of the company: Example Clinic Limited.'),
      number: registered(/^[A-Z0-9]{8}$/, '01234567', 'Its number at Companies House'),
      registeredOffice: text.describe('Its registered office, with street, number and postcode.'),
      sample,
    })
    .describe('The company behind the clinic; {legal:company} in copy.'),
  cqc: z
    .strictObject({
      provider: registered(/^1-\d{9,12}$/, '1-101234567', 'The provider’s number'),
      locations: some(
        z.strictObject({
          name: text.describe('The location: Harley Street.'),
          id: registered(/^1-\d{9,12}$/, '1-201234567', 'The location’s number'),
        }),
        'The registered locations.',
      ),
      activities: some(
        text,
        'The regulated activities, as registered: treatment of disease, disorder or injury.',
      ),
      rating: secure.describe('The page of the CQC with the rating, which has to be linked.'),
      sample,
    })
    .nullable()
    .describe(
      'The registration with the Care Quality Commission; {legal:cqc} in copy. null for a ' +
        'clinic that offers nothing that needs one.',
    ),
  insurer: z
    .strictObject({
      name: text.describe('The insurer.'),
      covers: text.describe('What is covered: claims by patients, for every doctor and treatment.'),
      sample,
    })
    .describe('Who insures the clinic; {legal:insurer} in copy.'),
  ico: z
    .strictObject({
      number: registered(/^Z[A-Z0-9]{7}$/, 'ZA123456', 'The number in the register of fee payers'),
      sample,
    })
    .describe('The registration with the Information Commissioner; {legal:ico} in copy.'),
  pharmacy: z
    .strictObject({
      name: text.describe('The pharmacy, with its town.'),
      number: registered(/^\d{7}$/, '1234567', 'Its number in the register of the GPhC'),
      sample,
    })
    .nullable()
    .describe(
      'The pharmacy that dispenses what is prescribed and sent by post; {legal:pharmacy} in ' +
        'copy. null where patients take a prescription to any pharmacy.',
    ),
})

/** Who answers complaints; {legal:complaints} and {legal:adjudicator} in copy. */
export const complaints = z.strictObject({
  person: text.describe('Who answers, by name.'),
  role: text.describe('What that person is: practice manager.'),
  acknowledgedWithin: text.describe('When you hear that it has come: three working days.'),
  answeredWithin: text.describe('When you get a full answer: twenty working days.'),
  adjudicator: z
    .strictObject({
      name: text.describe('The scheme, such as ISCAS, of which the clinic is a member.'),
      url: secure.describe('Its address.'),
    })
    .nullable()
    .describe('Who decides independently after that; null where the clinic is in no scheme.'),
  sample,
})

/** The terms that pages quote as {terms:…}; `question` ends "The clinic has not set …". */
export const termQuestions = {
  deposit: 'whether it asks a deposit',
  cancelling: 'what cancelling or moving an appointment costs',
  late: 'what happens when you come late or miss an appointment',
  refund: 'when money is given back',
  review: 'whether a review after treatment costs extra',
  'top-up': 'whether a top-up or small adjustment costs extra',
  complication: 'who pays for treating a complication',
} as const
type Term = keyof typeof termQuestions

const term = text
  .nullable()
  .describe(
    'The answer, in a whole sentence or two; null where the clinic has not set it. Pages ' +
      'then say so.',
  )
export const terms = z
  .strictObject(
    Object.fromEntries(Object.keys(termQuestions).map((key) => [key, term])) as Record<
      Term,
      typeof term
    >,
  )
  .describe('Terms of booking and paying. Every page quotes them from here, as {terms:deposit}.')
