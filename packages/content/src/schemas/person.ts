import { z } from 'zod'
import { line, needed, pageHead, paragraphs, refersTo, route, sample, text } from './common'
import { portrait } from './consent'

/** data/people/*.json: doctors and team. The file name is the id used by reviews. */
export const person = z.strictObject({
  ...pageHead,
  route: route
    .nullable()
    .describe(
      'Address of the profile page, /team/dr-name; null for people without a page of their own.',
    ),
  name: line.describe('Full name with title.'),
  portrait: portrait.optional(),
  role: text.describe('Role at the clinic.'),
  registration: text
    .nullable()
    .describe('Professional registration, for example "GMC 1234567"; null until it is confirmed.'),
  qualifications: z
    .array(text)
    .describe(
      'Degrees and memberships, with year and awarding body; an empty list until they are confirmed.',
    ),
  intro: needed.describe('Two sentences about this person.'),
  biography: paragraphs.describe('The profile, one paragraph each.'),
  interests: z.array(text).describe('Special interests, a few words each.'),
  treatments: z
    .array(refersTo('listedPage'))
    .describe('Routes of the treatments this person gives.'),
  sample,
})

export type Person = z.infer<typeof person>
