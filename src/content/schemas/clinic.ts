import { z } from 'zod'
import { date, paragraphs, route, sample, text } from './common'

const phone = z.strictObject({
  label: text.describe('What the line is for: Clinic line.'),
  display: z.string().regex(/^0[\d ]+$/, 'is not a phone number. Write it like 020 7946 0182').describe('The number as people read it: 020 7946 0182.'),
  e164: z.string().regex(/^\+44\d{9,10}$/, 'is not an international number. Write it like +442079460182').describe('The number for dialling: +442079460182.'),
  sample,
})

/** data/clinic.json: facts about the clinic that stand on every page. */
export const clinic = z.strictObject({
  $schema: z.string().optional(),
  name: text.describe('The full name of the clinic.'),
  shortName: text.describe('The first line of the wordmark.'),
  strapline: text.describe('The second line of the wordmark.'),
  since: z.number().int().min(1900).describe('The year the clinic was established.'),
  origin: z.url().startsWith('https://', 'must start with https://').describe('The public address of the site, without a slash at the end.'),
  claims: z
    .array(z.strictObject({ id: z.string(), text: text.describe('The claim as shown.'), evidence: text.describe('What supports it and where the record is kept.'), sample }))
    .min(2)
    .describe('Claims the site makes; each needs evidence you could show.'),
  lines: z.tuple([phone, phone]).describe('The two clinic lines.'),
  freephone: phone.describe('The freephone offer line.'),
  whatsapp: z.strictObject({ display: text, e164: z.string().regex(/^\+\d{8,15}$/), greeting: text.describe('The greeting already typed when WhatsApp opens.'), sample }),
  email: z.email('is not an e-mail address'),
  bookingUrl: z.url().describe('The external scheduler, filtered to the Harley Street location.'),
  socials: z.tuple([
    z.strictObject({ name: text, url: z.url(), sample }),
    z.strictObject({ name: text, url: z.url(), sample }),
  ]),
  address: z.strictObject({ street: text, locality: text, postcode: text, country: text, sample }),
  hours: z.array(z.strictObject({ days: text, opens: text.nullable(), closes: text.nullable() })).min(1).describe('Opening hours; opens and closes null when closed.'),
  hoursSample: sample,
  locations: z.array(route).describe('Routes of the city pages, in menu order.'),
  medicineNames: z
    .enum(['as-specified', 'public-label'])
    .describe('as-specified shows the medicine\'s name; public-label shows "wrinkle-relaxing injections" and each treatment\'s publicLabel instead.'),
  medicine: z.strictObject({ name: text, publicLabel: text }).describe('What {medicine} stands for in each of the two settings.'),
  disclaimer: paragraphs.describe('The disclaimer in the footer.'),
  adultsOnly: text.describe('The sentence about under-18s shown site-wide.'),
  inPerson: text.describe('The sentence about an in-person examination shown beside booking, chat and WhatsApp.'),
  emergency: text.describe('The sentence about emergencies.'),
  contentUpdated: date.describe('When the facts in this file were last checked.'),
})

export type Clinic = z.infer<typeof clinic>
