import { z } from 'zod'
import { pageHead, paragraphs, route, sample, text } from './common'

/** data/people/*.json: doctors and team. The file name is the id used by reviews. */
export const person = z.strictObject({
  ...pageHead,
  route: route.nullable().describe('Address of the profile page, /team/dr-name; null for people without a page of their own.'),
  name: text.describe('Full name with title.'),
  role: text.describe('Role at the clinic.'),
  registration: text.nullable().describe('Professional registration, for example "GMC 1234567"; null until it is confirmed.'),
  qualifications: z.array(text),
  intro: text.describe('Two sentences about this person.'),
  biography: paragraphs,
  interests: z.array(text),
  treatments: z.array(route).describe('Routes of the treatments this person gives.'),
  sample,
})

export type Person = z.infer<typeof person>
