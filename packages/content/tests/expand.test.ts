import { withHours } from '../src/emergencyLine'
import { interpolate, plainText, richText, type ExpandFrom } from '../src/expand'
import { withoutPast } from '../src/shownContent'
import type { Clinic } from '../src/schemas/clinic'
import { baseFiles } from './helpers/baseContent'

const files = baseFiles()
const from: ExpandFrom = {
  clinic: files['clinic.json'] as Clinic,
  prices: files['prices.json'],
  safety: files['safety.json'],
}

test('prices come from the price list', () => {
  expect(interpolate('From {price:lip-filler}; migraine {price:migraine}.', from)).toBe(
    'From £350; migraine £450 to £550.',
  )
})

test('contact details come from clinic.json', () => {
  expect(
    interpolate('{clinic:line}, {clinic:second-line}, {clinic:freephone}, {clinic:email}', from),
  ).toBe('020 7946 0182, 020 7946 0182, 0808 157 0123, hello@clinic.example')
})

test('opening hours, closing days and notices come from clinic.json', () => {
  expect(interpolate('Open {clinic:hours}. {clinic:announcements}', from)).toBe(
    'Open Monday to Friday from 09:00 to 19:00, and closed on Saturday and Sunday. No closing days beside the usual ones are announced at present.',
  )
  const clinic = withoutPast(
    {
      ...from.clinic,
      closedOn: [
        { from: '2026-08-31', reason: 'bank holiday' },
        { from: '2026-12-25', until: '2026-12-26', reason: 'Christmas' },
      ],
      notices: [{ from: '2026-12-01', until: '2026-12-31', text: 'Ring {clinic:line}' }],
    },
    '2026-12-26',
  )
  expect(interpolate('{clinic:announcements}', { ...from, clinic })).toBe(
    'The clinic is closed on Friday 25 December 2026 to Saturday 26 December 2026 (Christmas). Tuesday 1 December 2026 to Thursday 31 December 2026: Ring 020 7946 0182.',
  )
})

test('who reads questions is said by one sentence, as a provider is named or not', () => {
  const questionsRead = { withModel: 'Read by {clinic:provider}.', withoutModel: 'By no model.' }
  const said = (provider?: string) =>
    interpolate('{clinic:questions-read}', {
      ...from,
      clinic: {
        ...from.clinic,
        questionsRead: { ...questionsRead, ...(provider && { provider }) },
      },
    })
  expect([said(), said('A company')]).toEqual(['By no model.', 'Read by A company.'])
})

test('the urgent line has its hours beside it, in every language', () => {
  const line = (more: Partial<Clinic['emergencyLine']>): ExpandFrom => ({
    ...from,
    clinic: { ...from.clinic, emergencyLine: { ...from.clinic.emergencyLine, ...more } },
  })
  const own = line({
    answered: 'hours-of-its-own',
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '20:30',
      },
      { days: ['Saturday'], opens: '10:00', closes: '16:00' },
      { days: ['Sunday'], opens: null, closes: null },
    ],
  })
  const always = line({ label: 'Emergency line', answered: 'day-and-night' })
  const ring = 'Ring {clinic:emergency-line}.'
  expect([from, own, always].map((one) => interpolate(ring, one))).toEqual([
    'Ring our urgent line, 020 7946 0199 (Monday to Friday 9 to 7; when it is closed, A&E).',
    'Ring our urgent line, 020 7946 0199 (Monday to Friday 8am to 8.30pm, Saturday 10 to 4; when it is closed, A&E).',
    'Ring our emergency line, 020 7946 0199 (day and night by a doctor of ours).',
  ])
  expect(withHours('Appelez {clinic:emergency}.', own.clinic, 'fr', '24/7: A&E')).toBe(
    'Appelez {clinic:emergency} (lundi–vendredi 08:00–20:30; samedi 10:00–16:00; 24/7: A&E).',
  )
  expect(withHours('{clinic:emergency}', always.clinic, 'ja')).toBe('{clinic:emergency} (24/7)')
})

test('what the owner states comes from clinic.json, marked while it is a sample', () => {
  const { identity, complaints } = from.clinic
  const words = (clinic: Partial<Clinic>, text: string) =>
    plainText(text, { ...from, clinic: { ...from.clinic, ...clinic } })
  expect(words({}, '{legal:company} {legal:cqc} {terms:deposit} {terms:late}')).toBe(
    'Clinic Limited is registered as a company under the number 01234567. Its registered office is at 1 Street. The clinic is not registered with the Care Quality Commission, and offers nothing that needs it. No deposit is asked. The clinic has not set what happens when you come late or miss an appointment: ask before you book, and have the answer in writing.',
  )
  expect(
    words(
      {
        identity: { ...identity, insurer: { ...identity.insurer, sample: true } },
        complaints: {
          ...complaints,
          adjudicator: { name: 'The Scheme', url: 'https://s.example' },
        },
      },
      '{legal:insurer} {legal:adjudicator}',
    ),
  ).toBe(
    'The clinic is insured by Insurer for claims by patients. (Sample, to be confirmed by the clinic.) If that does not settle it, The Scheme decides, independently of the clinic.',
  )
  const { terms } = from.clinic
  expect(
    words(
      {
        terms: {
          ...terms,
          review: 'The review costs nothing.',
          'top-up': null,
          complication: null,
        },
      },
      '{terms:afterwards}',
    ),
  ).toBe(
    'The review costs nothing. The clinic has not set whether a top-up or small adjustment costs extra and who pays for treating a complication: ask before you book, and have the answer in writing.',
  )
  const families = [
    { name: 'Threads', coolingOff: 1 },
    { name: 'Peels', coolingOff: null },
    { name: 'Lip fillers', coolingOff: 1 },
  ]
  expect(interpolate('{terms:cooling-off}', { ...from, families })).toBe(
    'Threads and lip fillers: never on the day of the first consultation, but at least 1 day later. Peels: not set by the clinic.',
  )
})

test('what to do about a danger, and who should wait, come from safety.json', () => {
  expect(interpolate('{safety:stroke} {sentence:keloid}', from)).toBe(
    'Face dropping or muddled speech: call 999. You get keloid or thick raised scars.',
  )
})

test('a telephone number is a link that dials, wherever it comes from', () => {
  const number = (text: string, to: string) => ({ text, to })
  expect(richText('{clinic:line} or {call:samaritans}. {safety:stroke}', from)).toEqual([
    number('020 7946 0182', 'tel:+442079460182'),
    ' or ',
    number('116 123', 'tel:116123'),
    '. Face dropping or muddled speech: call ',
    number('999', 'tel:999'),
    '.',
  ])
})

test('the medicine has the name that clinic.json wants, with a capital where asked', () => {
  expect(interpolate('{Medicine} relaxes; {medicine} wears off.', from)).toBe(
    'Botox relaxes; Botox wears off.',
  )
})

test('an unknown token is a fault, not something to show', () => {
  for (const text of [
    '{price:nothing}',
    '{price}',
    '{cost:lip-filler}',
    '{clinic:fax}',
    '{fax:email}',
    '{call:0}',
    '{safety:0}',
    '{sentence:0}',
    '{name}',
  ])
    expect(() => interpolate(text, from)).toThrow('cannot be expanded')
})

test('links become parts, served with a slash at the end', () => {
  expect(richText('No links, {price:lip-filler}.', from)).toBe('No links, £350.')
  expect(
    richText(
      'See [lips](/lip-fillers), [risks](/chin-filler#risks) and [the NHS](https://www.nhs.uk/).',
      from,
    ),
  ).toEqual([
    'See ',
    { text: 'lips', to: '/lip-fillers/' },
    ', ',
    { text: 'risks', to: '/chin-filler/#risks' },
    ' and ',
    { text: 'the NHS', to: 'https://www.nhs.uk/' },
    '.',
  ])
  expect(richText('[Home](/)', from)).toEqual([{ text: 'Home', to: '/' }])
  expect(richText('[{Medicine} at {price:lip-filler}](/lip-fillers)', from)).toEqual([
    { text: 'Botox at £350', to: '/lip-fillers/' },
  ])
})

test('plain text keeps the words of a link', () => {
  expect(plainText('See [lips](/lip-fillers) from {price:lip-filler}.', from)).toBe(
    'See lips from £350.',
  )
})
