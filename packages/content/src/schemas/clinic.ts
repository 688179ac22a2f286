import { z } from 'zod'
import { complaints, identity, terms } from './identity'
import { date, id, paragraphs, refersTo, sample, schemaLine, text, webAddress } from './common'
import { closings, notices, openingHours } from './hours'

const secure = webAddress.startsWith('https://', 'is not a secure address. Begin it with https://')
const socialLink = z
  .strictObject({
    name: text.describe('The name of the network.'),
    url: secure.describe('The address of the clinic there.'),
    sample,
  })
  .describe('A link to a social network.')
const phone = z.strictObject({
  label: text.describe('What the line is for: Clinic line.'),
  display: z
    .string()
    .regex(/^[+\d][\d ]+$/, 'is not a phone number. Write it like 020 7946 0182')
    .describe('The number as people read it: 020 7946 0182.'),
  e164: z
    .string()
    .regex(
      /^\+(?:44(?:[237]\d{9}|[1589]\d{8,9})|(?!44)[1-9]\d{7,14})$/,
      'is not an international number, or has a digit too few or too many. Write it like ' +
        '+442079460182',
    )
    .describe('The number for dialling: +442079460182.'),
  sample,
})

/** data/clinic.json: facts about the clinic that stand on every page. */
export const clinic = z.strictObject({
  $schema: schemaLine,
  name: text.describe('The full name of the clinic.'),
  shortName: text.describe('The first line of the wordmark.'),
  strapline: text.describe('The second line of the wordmark.'),
  since: z.number().int().min(1900).describe('The year the clinic was established.'),
  origin: secure
    .regex(/[^/]$/, 'ends in a slash. Take the last slash out')
    .describe('The public address of the site, without a slash at the end.'),
  claims: z
    .array(
      z.strictObject({
        id: id.describe('A short name for the claim, for the site itself.'),
        label: text
          .optional()
          .describe(
            'What stands above the claim among the facts of the homepage; leave it out where ' +
              'the homepage does not show the claim.',
          ),
        text: text.describe('The claim as shown.'),
        evidence: text.describe('What supports it and where the record is kept.'),
        sample,
      }),
    )
    .describe('Claims the site makes, or none; each needs evidence you could show.'),
  lines: z
    .tuple([phone.describe('A telephone line: what it is for, and its number.')], phone)
    .describe(
      'The clinic’s telephone lines, one or more. The first, {clinic:line}, is the one that ' +
        'buttons ring.',
    ),
  freephone: phone.optional().describe('The freephone offer line, if there is one.'),
  emergencyLine: phone
    .extend({
      answered: z
        .enum(['day-and-night', 'opening-hours', 'hours-of-its-own'])
        .describe(
          'When a clinician answers it: in the clinic’s opening hours, in hours of its own, ' +
            'or always. Unless always, every page says when, and A&E for all other times.',
        ),
      answeredBy: text.describe('Who answers it: a doctor or nurse of ours.'),
      hours: openingHours('Its hours, for hours-of-its-own.').optional(),
    })
    .describe(
      'The line for people who are worried after a treatment. Copy writes ' +
        '{clinic:emergency-line}, which brings number and hours; {clinic:emergency-name} and ' +
        '{clinic:emergency-hours} are parts of it.',
    ),
  whatsapp: z
    .strictObject({
      display: text.describe('The number as people read it: 07700 900147.'),
      e164: z
        .string()
        .regex(/^\+\d{8,15}$/, 'is not an international number. Write it like +447700900147')
        .describe('The number for dialling: +447700900147.'),
      greeting: text.describe('The greeting already typed when WhatsApp opens.'),
      sample,
    })
    .optional()
    .describe('The WhatsApp number, if there is one.'),
  email: z
    .email('is not an e-mail address. Write it like hello@example.com')
    .describe('The address for e-mail.'),
  bookingUrl: secure.describe('The external scheduler, filtered to the Harley Street location.'),
  socials: z.array(socialLink).describe('The links to social networks, or none.'),
  address: z
    .strictObject({
      street: text.describe('House and street.'),
      locality: text.describe('The town: London.'),
      postcode: text
        .regex(
          /^(?:[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?|[A-Z\d -]*\d[A-Z\d -]*)$/,
          'is not a postcode. Write it like W1G 9QY',
        )
        .describe('The postcode.'),
      country: text.describe('The country.'),
      sample,
    })
    .describe('Where the clinic is.'),
  hours: openingHours('Opening hours, all seven days; opens and closes null when closed.'),
  closedOn: closings,
  notices,
  hoursSample: sample.describe(
    'Put true while the opening hours are a sample. The release check fails until it is gone.',
  ),
  consentRecords: z
    .array(z.strictObject({ place: text.describe('The place, as photographs name it.') }))
    .optional()
    .describe(
      'Where signed consents of people in photographs are kept: Patient records, Harley ' +
        'Street. Never a person’s name: everybody can read this file.',
    ),
  locations: z.array(refersTo('city')).describe('Routes of the city pages, in menu order.'),
  advertising: z
    .enum(['as-specified', 'restricted'])
    .describe(
      'as-specified shows names, prices and pictures of prescription-only treatments; ' +
        'restricted shows consultations in their place: no name, price, before-and-after pair ' +
        'or figure of benefit, anywhere.',
    ),
  medicine: z
    .strictObject({
      name: text.describe('The name of the medicine.'),
      publicLabel: text.describe('What may be said to the public instead.'),
      restricted: z
        .strictObject({
          title: text.describe(
            'In the title of the page of a treatment, behind its label: what to expect.',
          ),
          description: text.describe(
            'Behind the label in search results: in person, with the risks and time to decide.',
          ),
          summary: text.describe('On cards that lead to the page, in a sentence.'),
          intro: text.describe('Under the heading, behind the label and a colon.'),
          told: text.describe('Behind the heading of other pages of which no sentence is left.'),
          inRisks: text.describe(
            'What the medicine is called where risks are told: the treatment.',
          ),
        })
        .describe('The words that stand on pages while advertising is restricted.'),
    })
    .describe('What {medicine} stands for in each of the two settings.'),
  questionsRead: z
    .strictObject({
      provider: text
        .optional()
        .describe(
          'The company whose language model reads what visitors ask, as the privacy notice ' +
            'names it. Leave it out while none does: then no model is asked, however the ' +
            'functions are set up.',
        ),
      withModel: text.describe(
        'Says who reads the questions while there is a provider, {clinic:provider}; ' +
          '{clinic:questions-read} in copy.',
      ),
      withoutModel: text.describe('Says the same while there is none.'),
    })
    .describe('Who reads what visitors ask the assistant.'),
  identity: identity.describe('What the law asks the owner to state: {legal:…} in copy.'),
  complaints: complaints.describe('Who answers complaints, and when.'),
  terms,
  disclaimer: paragraphs.describe('The disclaimer in the footer.'),
  adultsOnly: text.describe('The sentence about under-18s shown site-wide.'),
  inPerson: text.describe(
    'The sentence about an in-person examination shown beside booking, chat and WhatsApp.',
  ),
  emergency: text.describe('The sentence about emergencies.'),
  contentUpdated: date.describe('When the facts in this file were last checked.'),
})

export type Clinic = z.infer<typeof clinic>
