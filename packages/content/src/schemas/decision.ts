import { z } from 'zod'
import { id, line, needed, pageHead, plate, refersTo, review, some, text } from './common'
import { fact } from './evidence'

/** The places where an option of a decision is available. */
export const optionPlaces = [
  { id: 'here', label: 'At this clinic' },
  { id: 'elsewhere', label: 'Offered by others' },
  { id: 'nhs', label: 'NHS' },
  { id: 'home', label: 'At home' },
  { id: 'nowhere', label: 'No treatment' },
] as const

type Place = (typeof optionPlaces)[number]['id']
const places = optionPlaces.map((place) => place.id) as [Place, ...Place[]]

/**
 * data/decisions/*.json: a choice between treatments, with a check one can do oneself and a table
 * of options.
 */
export const decision = z.strictObject({
  ...pageHead,
  heading: line.describe('The heading of the page.'),
  intro: needed.describe(
    'One to three sentences: what may cause it, and that some causes need nothing from a clinic.',
  ),
  plate: plate.describe('Which engraved plate illustrates the page.'),
  causes: z
    .array(
      z.strictObject({
        id: id.describe('A short name, which the answers below point to.'),
        name: line.describe('The cause, in a few words.'),
      }),
    )
    .min(2)
    .describe('What may be the cause.'),
  selfCheck: some(
    z.strictObject({
      question: line.describe('What to look at or feel for.'),
      how: text.describe('How to do it, in a sentence or two.'),
      answers: z
        .array(
          z.strictObject({
            answer: text.describe('What one may find.'),
            pointsTo: z.array(id).describe('The causes it speaks for, by their short names.'),
            meaning: fact.describe('What it means.'),
          }),
        )
        .min(2)
        .describe('What one may find, and what each means.'),
    }),
    'Checks a reader can do without help. None of them decides on a treatment.',
  ),
  options: z
    .array(
      z.strictObject({
        id: id.describe('A short name for the option.'),
        name: line.describe('The option, in a few words.'),
        where: z.enum(places).describe('here, elsewhere, nhs, home or nowhere.'),
        route: refersTo('page').optional().describe('Its page on this site.'),
        prices: z.array(refersTo('price')).optional().describe('Keys from prices.json.'),
        changes: fact.describe('What it changes.'),
        cannot: fact.describe('What it cannot do.'),
        seen: fact.describe('How long until it shows.'),
        lasts: fact.describe('How long it lasts.'),
        visits: fact.describe('How many visits it takes.'),
        timeOff: fact.describe('Time off to plan for.'),
        seriousRisk: fact.describe('The main serious risk.'),
        suits: fact.describe('Whom it suits, by the self-check.'),
        note: text.optional().describe('A remark on this option.'),
      }),
    )
    .min(3)
    .describe('The options, those of the clinic first, doing nothing last.'),
  more: z
    .array(
      z.strictObject({
        heading: line.describe('A heading.'),
        facts: some(fact, 'What there is to know.'),
      }),
    )
    .optional()
    .describe('What else helps to decide.'),
  protocols: z
    .array(refersTo('protocol'))
    .describe('Safety protocols to read first: ids from safety.json.'),
  pages: some(refersTo('page'), 'Routes of the pages that lead here.'),
  review: review.describe('Who wrote the page, who checked it, and when.'),
})

export type Decision = z.infer<typeof decision>
