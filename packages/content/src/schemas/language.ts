import { z } from 'zod'
import { glossary, heard, route, schemaLine, some, text } from './common'
import { recoveryActivityIds } from './recovery'

/** A sentence with a … that something is put in the place of. */
const slot = text.regex(/…/, 'is not a sentence with a gap. Write … where the time stands')

/** Sentences that answers are made of; a topic may name the one that answers it. */
const sentences = z.strictObject({
  now999: text.describe('Call 999 now.'),
  emergency: text.describe('Ring the clinic at once, or go to A&E now.'),
  hospital: text.describe('Go to A&E now, or call 999 if you cannot get there safely.'),
  sameDay: text.describe('Ring the clinic, or NHS 111, today.'),
  gp: text.describe('See your GP within days.'),
  notBoth: text.describe('What to avoid until then, in one sentence.'),
  despair: text.describe('To somebody who is in despair: whom to ring, kindly.'),
  pregnancy: text.describe('No elective treatment in pregnancy or while breastfeeding.'),
  price: text.describe('Stands before prices in figures.'),
  hours: text.describe('Stands before the opening hours, which follow in this language.'),
  booking: text.describe('How to book.'),
  lasts: text.describe('Stands before how long a result lasts, in figures.'),
  firstEffect: text.describe('Stands before when a first effect shows, in figures.'),
  timeOff: text.describe('Stands before the days off after a treatment, in figures.'),
  other: text.describe(
    'That the full answer is in English or by telephone, kindly; and whom to ring when ' +
      'something is wrong.',
  ),
  visits: text.describe('Stands before the number of visits, in figures.'),
  apart: slot.describe('The time between visits: "… apart".'),
  appointment: text.describe('Stands before how long an appointment takes, in figures.'),
  atOnce: text.describe('That an effect shows at once.'),
  none: text.describe('That no days off are needed as a rule.'),
  painMild: text.describe('That it hurts little.'),
  painSome: text.describe('That it hurts, and what is done about it.'),
  varies: text.describe('That a time varies, and the doctor tells it at the consultation.'),
  after: slot.describe('A time after a treatment: "after …".'),
  thatDay: text.describe('That something is fine on the same day.'),
  no: text.describe('Behind a condition: no, the treatment is not done then.'),
  wait: text.describe('Behind a condition: not yet, until a doctor of the clinic agrees.'),
  ask: text.describe('Behind a condition: tell us when you book, and the doctor decides.'),
  yes: text.describe('Behind a condition: usually possible, and the doctor is to be told.'),
  keepTaking: text.describe('That nobody stops a prescribed medicine by themselves.'),
  adultsOnly: text.describe('That nobody under 18 is treated, with or without consent.'),
  options: text.describe('Stands before the treatments for a concern.'),
  doctorFirst: text.describe('That a doctor examines first, and says what suits.'),
  fee: text.describe('What the consultation costs, and that it comes off a treatment.'),
  address: text.describe('Stands before the address.'),
  whoTreats: text.describe('That doctors examine and treat.'),
  complaint: text.describe('How to complain.'),
  notOurs: text.describe('That only this clinic and its treatments are spoken of.'),
  notOffered: text.describe('That the clinic does not do it.'),
  offered: text.describe('That the clinic does it.'),
  risks: text.describe('What is common after a treatment, and that the doctor explains risks.'),
  unknown: text.describe('That the pages do not say it, and how to ask.'),
  hello: text.describe('A greeting, and what may be asked.'),
  treatment: text.describe('Treatment, behind the name of what is treated: acne.'),
  yearly: text.describe('Stands between a treatment and its visits and cost in a year: a year.'),
  together: text.describe('Stands before the sum of several prices: together.'),
  within: slot.describe('Stands before what may be had for an amount: For … or less.'),
  before: slot.describe('How long before an event to come: "… before a wedding or event".'),
  latest: slot.describe('The latest day to come before an event: "come by … at the latest".'),
  tooLate: text.describe('That an event is sooner than is advised.'),
  tooSoon: text.describe('Behind when something may be done again: not yet on that day.'),
  fine: text.describe('Behind when something may be done again: on that day it is fine.'),
  steps: text.describe('What happens at the consultation and the treatment.'),
  usual: text.describe('What is usual after a treatment, and when to ring whom.'),
  needles: text.describe('To somebody who is afraid of needles.'),
  payment: text.describe('Ways to pay, and that a deposit is asked before.'),
  discounts: text.describe('Whether there are discounts.'),
  interpreter: text.describe('Whether an interpreter may come.'),
  womanDoctor: text.describe('How to ask for a woman or a man to treat.'),
  parking: text.describe('Where to park, and that the Underground is easier.'),
  companions: text.describe('Who may come along.'),
  cancelling: text.describe('How to move or cancel an appointment.'),
  contact: text.describe('Telephone numbers, e-mail and WhatsApp.'),
  men: text.describe('That men are treated, and what they pay more for.'),
  natural: text.describe('Whether it looks natural, and how.'),
  again: text.describe('When a treatment may be repeated.'),
  reversal: text.describe('What can be undone, and what fades.'),
  combining: text.describe('Whether several treatments may be had on one day.'),
  notWorking: text.describe('When to judge a result, and what to do if it is too little.'),
  inPerson: text.describe('That there is no consultation by video.'),
  amount: text.describe('Who decides how many millilitres are needed.'),
  prepare: text.describe('How to prepare for a visit.'),
  massage: text.describe('That the place is not massaged.'),
  training: text.describe('For whom there are courses, and where to ask.'),
  places: text.describe('Stands before the places in the pages: Where this stands.'),
  automated: text.describe('That the answer is automated, no doctor’s and no diagnosis.'),
})
export const sentenceIds = sentences.keyof().options

/** data/languages/*.json: what the assistant understands and says in another language. */
export const language = z.strictObject({
  $schema: schemaLine,
  name: text.describe('The language, in English.'),
  code: text.describe(
    'Its code as safety.json has it for its translations: ar, zh-Hans, ja; a ' +
      'code of its own elsewhere.',
  ),
  script: text
    .optional()
    .describe(
      'All letters it is written in, as a range of a regular expression: ぁ-ヿ一-鿿. Of two ' +
        'languages that share letters, the one that more of a message is written in is taken. ' +
        'Left out for Latin letters.',
    ),
  marks: some(
    heard,
    'Short words that tell this language from English and from others in the same letters.',
  ),
  numbers: z
    .array(some(heard, 'All words for one number, in all its forms.'))
    .optional()
    .describe('Words for the numbers from two on, in order; they fill the … of the glossary.'),
  page: route.optional().describe('A page in this language.'),
  pageWords: z
    .strictObject({
      dir: z.enum(['ltr', 'rtl']).describe('ltr for left to right, rtl for right to left.'),
      questions: text.describe('Heading of the questions: Questions.'),
      sources: text.describe('Heading of the sources: Sources and review.'),
      contents: text.describe('Heading of the table of contents: On this page.'),
      next: text.describe('Heading of the links to other pages: Other pages.'),
      book: text.describe('The button to book: Book a consultation.'),
      call: text.describe('Before the telephone number beside it: Or call.'),
      talk: text.describe('Heading of the band that closes the page: Come and talk it through.'),
      inPerson: text.describe(
        'What it says: A doctor examines you in person before any treatment is agreed.',
      ),
      writtenBy: text.describe('Before who wrote the page: Written by.'),
      reviewedBy: text.describe('Before the doctor who checked it: Reviewed by.'),
      nextReview: text.describe('Before the day of the next check: Next review due.'),
      notApproved: text.describe(
        'Said while the review is a sample: The clinic’s own author and doctor must approve ' +
          'this page first.',
      ),
      older: text.describe(
        'Stands before the English advice while a translation is older than it: This ' +
          'translation is older than the English text, which now reads:',
      ),
    })
    .optional()
    .describe('Words of the site on a page in this language; a page in it needs them.'),
  glossary: glossary(
    'Words of emergencies, treatments, prices, hours and booking, with their English.',
  ),
  amounts: z
    .strictObject({
      areas: text.describe('Stands before how many areas of lines are treated: "areas".'),
      men: text.describe('Stands before what men pay.'),
      onConsultation: text.describe('That the price is agreed at the consultation.'),
      closed: text.describe('Said of a day on which the clinic is closed.'),
      units: z
        .record(z.string(), text)
        .describe('Units of the price list, by how prices.json says them: "per ml".'),
    })
    .describe('Words beside prices and opening hours, which are given in figures.'),
  answers: sentences.describe('Fixed sentences in the language.'),
  does: z
    .record(z.string(), text)
    .describe('What treatments of a family do, by the id of the family or the beginning of it.'),
  rare: z
    .record(z.string(), text)
    .describe('Rare but serious harms of a family, by its id or the beginning of it.'),
  activities: z
    .record(z.enum([...recoveryActivityIds, 'swimming']), text)
    .describe('What people ask when they may do again, as it stands before a time.'),
})
