import { list, lowerFirst, upperFirst } from '@clinic/contract/prose'
import type { Clinic } from './schemas/clinic'
import type { Folders } from './siteContent'
import { termQuestions } from './schemas/identity'

/** The tokens of what the owner states, by their names: `{legal:company}`, `{terms:deposit}`. */
export const ownerTokens = {
  legal: ['company', 'cqc', 'insurer', 'ico', 'pharmacy', 'complaints', 'adjudicator'],
  terms: [...Object.keys(termQuestions), 'afterwards', 'cooling-off', 'never-same-day'],
} as const satisfies Record<string, readonly string[]>

type From = {
  clinic: Clinic
  families?: Pick<Folders['families'][number], 'name' | 'coolingOff'>[]
}

/** Returns a sentence, marked while what it says is a sample. */
const said = (thing: { sample?: boolean | undefined }, sentence: string) =>
  thing.sample === true ? `${sentence} (Sample, to be confirmed by the clinic.)` : sentence

type Term = keyof typeof termQuestions
type Legal = (typeof ownerTokens)['legal'][number]
const legal: Record<Legal, (clinic: Clinic) => string> = {
  company: ({ identity: { company } }) =>
    said(
      company,
      `${company.name} is registered as a company under the number ${company.number}. Its ` +
        `registered office is at ${company.registeredOffice}.`,
    ),
  cqc: ({ identity: { cqc } }) =>
    cqc === null
      ? 'The clinic is not registered with the Care Quality Commission, and offers nothing ' +
        'that needs it.'
      : said(
          cqc,
          `The clinic is registered with the Care Quality Commission (CQC) as provider ${cqc.provider} for ${list(cqc.activities)}, at ${list(
            cqc.locations.map(({ name, id }) => `${name} (${id})`),
          )}${cqc.sample ? '.' : `: [see its rating](${cqc.rating}).`}`,
        ),
  insurer: ({ identity: { insurer } }) =>
    said(insurer, `The clinic is insured by ${insurer.name} for ${lowerFirst(insurer.covers)}.`),
  ico: ({ identity: { ico } }) =>
    said(ico, `It is registered with the Information Commissioner under the number ${ico.number}.`),
  pharmacy: ({ identity: { pharmacy } }) =>
    pharmacy === null
      ? 'You take a prescription to any pharmacy you like.'
      : said(
          pharmacy,
          `What is prescribed is dispensed by ${pharmacy.name}, number ${pharmacy.number} in ` +
            'the register of the General Pharmaceutical Council.',
        ),
  complaints: ({ complaints }) =>
    said(
      complaints,
      `${complaints.person}, ${complaints.role}, answers complaints. You hear within ` +
        `${complaints.acknowledgedWithin} that yours has come, and get a full answer in ` +
        `writing within ${complaints.answeredWithin}.`,
    ),
  adjudicator: ({ complaints }) =>
    complaints.adjudicator === null
      ? 'The clinic is a member of no scheme that decides complaints independently.'
      : said(
          complaints,
          complaints.sample
            ? `If that does not settle it, ${complaints.adjudicator.name} decides, ` +
                'independently of the clinic.'
            : 'If that does not settle it, ' +
                `[${complaints.adjudicator.name}](${complaints.adjudicator.url}) decides, ` +
                'independently of the clinic.',
        ),
}

/** Returns how long a family of treatments waits after the first consultation. */
export const coolingOff = (days: number | null): string =>
  days === null
    ? 'Not set by the clinic'
    : days === 0
      ? 'On the day of the first consultation, if you want it and the doctor agrees'
      : `Never on the day of the first consultation, but at least ${days} ` +
        `${days === 1 ? 'day' : 'days'} later`

/** Returns how long each family waits, those with the same answer in one sentence. */
function coolingOffs(families: NonNullable<From['families']>): string {
  return [...new Set(families.map((family) => family.coolingOff))]
    .toSorted((a, b) => (b ?? -1) - (a ?? -1))
    .map((days) => {
      const names = families.filter((family) => family.coolingOff === days).map(({ name }) => name)
      return `${upperFirst(list(names.map(lowerFirst)))}: ${lowerFirst(coolingOff(days))}.`
    })
    .join(' ')
}

/**
 * Returns what a token of the owner's stands for, which may hold tokens itself; undefined for other
 * tokens.
 */
export function ownerStatement(
  name: string,
  argument: string | undefined,
  { clinic, families = [] }: From,
): string | undefined {
  if (name === 'legal') return legal[argument as Legal]?.(clinic)
  if (name !== 'terms') return undefined
  if (argument === 'cooling-off') return coolingOffs(families)
  if (argument === 'never-same-day')
    return coolingOffs(families.filter((family) => (family.coolingOff ?? 0) > 0))
  return argument === 'afterwards'
    ? answers(clinic, ['review', 'top-up', 'complication'])
    : answers(clinic, [argument as Term])
}

/** Returns the clinic's answers, and in one sentence what it has not set. */
function answers({ terms }: Clinic, asked: Term[]): string {
  const open = asked.filter((term) => terms[term] === null).map((term) => termQuestions[term])
  const set = asked.flatMap((term) => terms[term] ?? [])
  return [
    ...set,
    ...(open.length === 0
      ? []
      : [
          `The clinic has not set ${list(open)}: ask before you book, and have ` +
            'the answer in writing.',
        ]),
  ].join(' ')
}
