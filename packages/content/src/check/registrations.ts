import type { ReadableContent } from '../load'
import { pageEntries } from '../siteContent'
import { problemsIn, type Problem } from '../problem'

/**
 * The form of a number on each register of the United Kingdom that a clinic's staff may be on. GMC
 * and GPhC numbers have seven digits, an NMC PIN is two digits, a letter, four digits and a letter,
 * HCPC numbers have letters before their digits; of GDC numbers only the length is held to, since
 * it has grown over the years. The examples are nobody's.
 */
const registers = {
  GMC: { form: /(?<!\d)\d{7}(?!\d)/, like: 'GMC 1234567, with seven digits' },
  NMC: { form: /\b\d{2} ?[A-Z] ?\d{4} ?[A-Z]\b/i, like: 'NMC 12A3456B' },
  GDC: { form: /(?<!\d)\d{4,7}(?!\d)/, like: 'GDC and four to seven digits' },
  GPhC: { form: /(?<!\d)\d{7}(?!\d)/, like: 'GPhC and seven digits' },
  HCPC: { form: /\b[A-Z]{2,3} ?\d{4,6}\b/i, like: 'HCPC PH and five digits' },
} as const

/** Joins digits into one number, however they were grouped: 712 3456. */
const ungrouped = (text: string) => text.replace(/(?<=\d)[ .-](?=\d)/g, '')

const numberOf = ({ registration }: { registration: string | null }) =>
  registration === null ? null : ungrouped(registration)

/**
 * Finds a professional registration that names one of these registers without a number of its form.
 * A register not among them is left to the clinic.
 */
export const registrationProblems = ({ people }: ReadableContent): Problem[] =>
  people.flatMap(({ file, registration }, i) => {
    const { problems, add } = problemsIn(file, ['registration'])
    const twin = people
      .slice(0, i)
      .find((other) => registration !== null && numberOf(other) === ungrouped(registration))
    if (twin)
      add([], `"${registration}" is also the registration of ${twin.name}.`, 'Give each their own')
    for (const [name, { form, like }] of Object.entries(registers)) {
      const [, after] =
        new RegExp(`\\b${name}\\b(.*)`, 'i').exec(ungrouped(registration ?? '')) ?? []
      if (after !== undefined && !form.test(after))
        add([], `"${registration}" has no number of the ${name}.`, `Write it like ${like}`)
    }
    return problems
  })

/** Digits that somebody typed to have some: all the same, or counted up. */
const invented = /(?<!\d)(?:(\d)\1{5,}|0?1234567?)(?!\d)/

/**
 * Finds registrations that may not be published: a number that was made up, and none for somebody
 * who checks medical pages.
 */
export function unconfirmedRegistrations(content: ReadableContent): Problem[] {
  const reviewed = pageEntries(content).flatMap((entry) =>
    'review' in entry ? (entry.review?.reviewedBy ?? []) : [],
  )
  return content.people.flatMap(({ file, id, name, registration, sample }) => {
    if (sample) return []
    const { problems, add } = problemsIn(file, ['registration'])
    const pages = reviewed.filter((reviewer) => reviewer === id).length
    const number = invented.exec(ungrouped(registration ?? ''))?.[0]
    if (registration === null && pages > 0)
      add(
        [],
        `is null, and ${pages} ${pages === 1 ? 'page says' : 'pages say'} that ${name} ` +
          `checked ${pages === 1 ? 'it' : 'them'}.`,
        'Give the number on the professional register, with the name of the register before it',
      )
    if (number !== undefined)
      add([], `"${number}" looks made up.`, 'Give the number on the professional register')
    return problems
  })
}
