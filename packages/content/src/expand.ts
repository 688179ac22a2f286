import { emergencyHours, emergencyName, emergencyPhrase } from './emergencyLine'
import { announcements, hoursInWords } from './hours'
import { formatPrice } from './prices'
import { ownerStatement } from './ownerStatements'
import { pagePath } from './routes'
import { lineOf } from './safety'
import type { Clinic } from './schemas/clinic'
import type { Enquiries } from './schemas/enquiries'
import type { Prices } from './schemas/lists'
import type { Safety } from './schemas/safety'
import { list, upperFirst } from '@clinic/contract/prose'
import { typeset, withCurlyMarks, withFirmSpaces, withJoiners } from '@clinic/contract/typography'

/**
 * The data with which copy is expanded: the prices, the clinic's own facts, and what to do when
 * something is wrong.
 */
export type ExpandFrom = {
  clinic: Clinic
  prices: Prices
  safety: Safety
  families?: { name: string; coolingOff: number | null }[]
  enquiries?: Pick<Enquiries, 'answers'>
  cities?: { route: string; name: string }[]
}

/** A run of words, or a link. Copy without links is a plain string, to keep pages small. */
export type Inline = string | { text: string; to: string }
export type Rich = string | Inline[]

/** A token of copy: its name, and what stands after a colon. */
export const tokenPattern = /\{([A-Za-z]+)(?::([a-z0-9-]*))?\}/g
/** A link of copy: its words, and where it leads. */
export const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** The contact tokens of copy: `{clinic:line}` and so on. */
export const clinicTokens = [
  'line',
  'second-line',
  'freephone',
  'whatsapp',
  'emergency',
  'emergency-line',
  'emergency-name',
  'emergency-hours',
  'email',
  'hours',
  'announcements',
  'cities',
  'questions-read',
  'provider',
] as const

/**
 * Returns the clinic's telephone lines by the token that names each; undefined for one that it does
 * not have.
 */
export const clinicNumbers = ({
  lines: [line, second],
  freephone,
  whatsapp,
  emergencyLine,
}: Clinic) =>
  ({
    line,
    'second-line': second,
    freephone,
    whatsapp,
    emergency: emergencyLine,
  }) satisfies Partial<Record<(typeof clinicTokens)[number], unknown>>

/** Returns a link that rings a number of others than the clinic, or writes to it. */
export const numberLink = ({ display, message }: Safety['numbers'][number]): string =>
  `${message ? 'sms' : 'tel'}:${display.replaceAll(' ', '')}`

/**
 * Returns the telephone number that a token names, as it is read and as it is dialled; null for
 * other tokens.
 */
function telephone(
  name: string,
  argument: string | undefined,
  { clinic, safety }: ExpandFrom,
): { display: string; href: string } | null {
  if (name === 'call') {
    const number = safety.numbers.find(({ id }) => id === argument)
    return number ? { display: number.display, href: numberLink(number) } : null
  }
  if (name !== 'clinic') return null
  const found = clinicNumbers(clinic)[argument as keyof ReturnType<typeof clinicNumbers>]
  return found ? { display: found.display, href: `tel:${found.e164}` } : null
}

/** Returns the sentence that says who reads what visitors ask, which cannot hold its own token. */
function questionsRead({ questionsRead: read }: Clinic): string {
  const said = read.provider === undefined ? read.withoutModel : read.withModel
  return said.replaceAll('{clinic:questions-read}', '')
}

/** Returns the cities of the clinic in the order of the menu: Leeds, Cardiff and York. */
const cityNames = ({ locations }: Clinic, cities: NonNullable<ExpandFrom['cities']>) =>
  list(locations.flatMap((route) => cities.find((city) => city.route === route)?.name ?? []))

/** Returns the text that a token stands for, if it has tokens of its own; undefined for others. */
function wholeText(
  name: string,
  argument: string | undefined,
  from: ExpandFrom,
): string | undefined {
  if (name === 'clinic' && argument === 'emergency-line') return emergencyPhrase(from.clinic)
  if (name === 'clinic' && argument === 'questions-read') return questionsRead(from.clinic)
  const statement = ownerStatement(name, argument, from)
  if (statement !== undefined) return statement
  if (name === 'answers') return from.enquiries?.answers[argument as keyof Enquiries['answers']]
  if (name === 'sentence') return from.safety.sentences.find(({ id }) => id === argument)?.text
  if (name !== 'safety') return undefined
  const protocol = from.safety.protocols.find(({ id }) => id === argument)
  return protocol && lineOf(protocol, from)
}

/** Returns the medicine's name as clinic.json wants it shown. */
export function medicineName(clinic: Clinic): string {
  return clinic.medicine.name
}

/**
 * Replaces every token of `text`; links stay as they are written. The gate has checked that each
 * token exists, so an unknown one here is a fault of the code and throws.
 */
export function interpolate(text: string, from: ExpandFrom): string {
  return text.replace(tokenPattern, (token, name: string, argument: string | undefined) => {
    if (name === 'medicine') return medicineName(from.clinic)
    if (name === 'Medicine') return upperFirst(medicineName(from.clinic))
    if (name === 'clinic' && argument === 'email') return from.clinic.email
    if (name === 'clinic' && argument === 'hours') return hoursInWords(from.clinic.hours)
    if (name === 'clinic' && argument === 'announcements')
      return interpolate(announcements(from.clinic), from)
    if (name === 'clinic' && argument === 'cities' && from.cities)
      return cityNames(from.clinic, from.cities)
    if (name === 'clinic' && argument === 'emergency-name') return emergencyName(from.clinic)
    if (name === 'clinic' && argument === 'emergency-hours') return emergencyHours(from.clinic)
    if (name === 'clinic' && argument === 'provider')
      return from.clinic.questionsRead.provider ?? ''
    const number = telephone(name, argument, from)
    if (number) return number.display
    const whole = wholeText(name, argument, from)
    if (whole !== undefined) return interpolate(whole, from)
    const price = name === 'price' ? from.prices.prices.find((p) => p.key === argument) : undefined
    if (!price)
      throw new Error(`${token} stands in copy but cannot be expanded: ${text.slice(0, 80)}`)
    return formatPrice(price)
  })
}

/**
 * Returns a text with lines and sentences written out, and telephone numbers as links that dial.
 */
const withNumberLinks = (text: string, from: ExpandFrom): string =>
  text.replace(tokenPattern, (token, name: string, argument: string | undefined) => {
    const number = telephone(name, argument, from)
    if (number) return `[${number.display}](${number.href})`
    const whole = wholeText(name, argument, from)
    return whole === undefined ? token : withNumberLinks(whole, from)
  })

/**
 * Returns copy ready to be shown: tokens expanded, links as objects, telephone numbers as links
 * that dial.
 */
export function richText(text: string, from: ExpandFrom): Rich {
  const expanded = interpolate(withNumberLinks(text, from), from)
  const parts: Inline[] = []
  let last = 0
  for (const match of expanded.matchAll(linkPattern)) {
    if (match.index > last) parts.push(expanded.slice(last, match.index))
    parts.push({ text: match[1]!, to: pagePath(match[2]!) })
    last = match.index + match[0].length
  }
  if (parts.length === 0) return expanded
  if (last < expanded.length) parts.push(expanded.slice(last))
  return parts
}

/** Returns copy as plain words: tokens expanded, links reduced to their text. */
export function plainText(text: string, from: ExpandFrom): string {
  return interpolate(text, from).replace(linkPattern, '$1')
}

/**
 * Words and links as they are set. A mark at the seam of two parts belongs to the words around it,
 * so marks are set in the text as a whole.
 */
export function typesetRich(rich: Rich): Rich {
  if (typeof rich === 'string') return typeset(rich)
  const texts = rich.map((part) => (typeof part === 'string' ? part : part.text))
  const whole = withFirmSpaces(withCurlyMarks(texts.join('')))
  let at = 0
  return rich.map((part, i) => {
    // So far, setting has kept the length.
    const text = withJoiners(whole.slice(at, (at += texts[i]!.length)))
    return typeof part === 'string' ? text : { ...part, text }
  })
}
