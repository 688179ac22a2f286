import { linkPattern, tokenPattern } from '../expand'
import type { ReadableContent } from '../load'
import { textsIn, valueAt, type FoundText } from '../traverse'
import { contentFiles } from './files'

/**
 * Names of prescription-only medicines of this kind, in the scripts of the site; advertising rules
 * want them behind the {medicine} token.
 */
export const medicineNames =
  /botox|botulin|dysport|azzalure|bocouture|xeomin|letybo|alluzience|nuceiva|relfydess|ボトックス|ボツリヌス|肉毒(?:杆菌|桿菌|毒素|素)|保妥适|بوتوكس|بوتولين/iu

/**
 * Checks whether a text is an address. Some routes hold the medicine's name, and an address is not
 * copy. Words, brackets or tokens behind a slash make it copy again.
 */
export const isAddress = (text: string) =>
  /^(\/|https?:|\.\.\/|#|mailto:|tel:)[^\s<>{}[\]]*$/.test(text)

const address = 'an address or an id'

/**
 * Returns the reason for which a field may name the medicine though it holds no token; null for
 * copy.
 */
function exemption({ path, text }: FoundText, value: unknown): string | null {
  const fields = path.map(String)
  const field = fields.at(-1)!
  if (
    isAddress(text) ||
    field === 'id' ||
    field === '$schema' ||
    (field === 'group' && fields.length === 1)
  )
    return address
  if (fields.includes('keywords')) return 'a keyword of the search, not shown'
  if (['phrases', 'words', 'spellings', 'glossary', 'marks'].some((list) => fields.includes(list)))
    return 'what visitors type, not shown'
  if (fields.includes('sources') && (field === 'source' || field === 'url'))
    return 'the title of a publication'
  if (fields[0] === 'medicine') return 'the setting itself'
  if (field === 'whyCompliant') return 'a note for the clinic, not shown'
  if (hasPublicLabel(value, path)) return 'has a publicLabel beside it'
  return null
}

/** Checks whether the field stands beside a publicLabel that is shown in its place. */
function hasPublicLabel(value: unknown, path: (string | number)[]): boolean {
  const field = path.at(-1)
  if (field !== 'name' && field !== 'label' && field !== 'treatment') return false
  const parent = valueAt(value, path.slice(0, -1))
  return typeof (parent as { publicLabel?: unknown }).publicLabel === 'string'
}

/**
 * Returns the name as it is typed out in words that readers see, where only the token may stand;
 * null when there is none.
 */
export function typedMedicine(found: FoundText, value: unknown): string | null {
  const named = medicineNames.exec(found.text.replace(linkPattern, '$1'))
  return named && exemption(found, value) === null ? named[0] : null
}

/** One mention of the medicine anywhere in the content. */
export type MedicineMention = {
  file: string
  path: (string | number)[]
  words: string
  kind: 'token' | 'typed' | 'excused'
  why: string | null
}

/** Number of characters shown on either side of a mention. */
const contextLength = 30

/**
 * Returns every mention of the medicine: the tokens that clinic.json switches, and names typed out
 * with the reason why they may stand.
 */
export function medicineMentions(content: ReadableContent): MedicineMention[] {
  return contentFiles(content).flatMap(({ file, value }) =>
    textsIn(value).flatMap((found): MedicineMention[] => {
      const text = isAddress(found.text) ? found.text : found.text.replace(linkPattern, '$1')
      const show = (index: number, length: number) => {
        const [from, end] = [Math.max(0, index - contextLength), index + length + contextLength]
        return `${from > 0 ? '…' : ''}${text.slice(from, end)}${end < text.length ? '…' : ''}`
      }
      const tokens = [...text.matchAll(tokenPattern)].filter(
        ([, name]) => name!.toLowerCase() === 'medicine',
      )
      const typed = [...text.matchAll(new RegExp(medicineNames, 'giu'))]
      const why = exemption(found, value)
      return [
        ...tokens.map((t) => ({
          file,
          path: found.path,
          words: show(t.index, t[0].length),
          kind: 'token' as const,
          why: null,
        })),
        ...typed.map((t) => ({
          file,
          path: found.path,
          words: show(t.index, t[0].length),
          kind: why === null ? ('typed' as const) : ('excused' as const),
          why,
        })),
      ]
    }),
  )
}

const kinds = {
  token: 'Shown as advertising in data/clinic.json says',
  typed: 'Typed out in copy, which the check refuses',
  excused: 'Typed out where the setting does not reach',
} as const

/**
 * Formats the list for `npm run check -- --medicine-names`; addresses and ids are left out, because
 * they are fixed.
 */
export function formatMentions(mentions: MedicineMention[]): string {
  const place = ({ file, path }: MedicineMention) =>
    [file, ...path.map((part) => (typeof part === 'number' ? `#${part + 1}` : part))].join(' › ')
  return (['token', 'excused', 'typed'] as const)
    .map((kind) => {
      const of = mentions.filter((m) => m.kind === kind && m.why !== address)
      return [
        `${kinds[kind]}: ${of.length}`,
        ...of.map((m) => `  ${place(m)}: ${m.words}${m.why ? ` (${m.why})` : ''}`),
      ].join('\n')
    })
    .join('\n\n')
}
