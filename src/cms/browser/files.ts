import { isObject } from '@clinic/content/traverse'
import { type Kind, mapFields, type Schema } from '../kinds'
import { formToFile, write } from '../formToFile'
import { pictureFolder } from '../paths'

/**
 * A content file carries its own text through the CMS under this name, so that it can be written
 * back as it was, with only the change in it. It is no field of any schema and is never written.
 */
export const source = '__source'

/** Returns a content file as the CMS is to hold it. */
export function fromFile(
  { schema }: Kind,
  text: string,
  pictures: readonly string[],
): Record<string, unknown> {
  const value = numbersAsText(
    schema,
    mapPictures(schema, JSON.parse(text), (picture) => pictureAddress(picture, pictures)),
  )
  return { ...(withoutNulls(value) as object), [source]: text }
}

/** Loads Prettier, which formats what is saved; large, so it loads after the page. */
export const loadFormat = () => import('../format')

/** Returns what the CMS holds, as a content file. */
export async function toFile({ schema }: Kind, held: Record<string, unknown>): Promise<string> {
  const { [source]: text, ...form } = held
  const before = typeof text === 'string' ? text : undefined
  const named = textAsNumbers(schema, mapPictures(schema, form, pictureName))
  const value = formToFile(schema, named, before === undefined ? undefined : JSON.parse(before))
  const { format } = await loadFormat()
  return format(write(value, before))
}

/**
 * Removes nulls: an empty field of the form is null where the schema wants that; a null that the
 * form does not know would look like a change.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null ? [] : [[key, withoutNulls(inner)]],
    ),
  )
}

/**
 * Numbers are text in the editor's forms: a browser's own number field drops what it cannot read,
 * so that a typed "1,250" would become 250. As text it arrives whole, and what is no number is
 * refused by the gate.
 */
const numbersAsText = (schema: Schema, value: unknown): unknown =>
  mapFields(schema, value, (one, field) =>
    isNumeric(field) && typeof one === 'number' ? String(one) : one,
  )

/** Turns such texts back into numbers. "1,250" is 1250; what is no number stays as it was typed. */
const textAsNumbers = (schema: Schema, value: unknown): unknown =>
  mapFields(schema, value, (one, field) =>
    isNumeric(field) && typeof one === 'string' && written.test(one.trim())
      ? Number(one.replaceAll(',', ''))
      : one,
  )

/** Digits, with commas only where they part thousands. */
const written = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

/** Checks whether a field is written as a number, and not chosen from a few. */
const isNumeric = ({ type, enum: some, const: one }: Schema): boolean =>
  (type === 'number' || type === 'integer') && some === undefined && one === undefined

/** Applies `change` to every field of a file that names a picture of data/images. */
const mapPictures = (schema: Schema, value: unknown, change: (name: string) => string): unknown =>
  mapFields(schema, value, (one, field) =>
    typeof one === 'string' && field.reference === 'picture' ? change(one) : one,
  )

/**
 * Returns a picture's address. Content names it without its ending; the CMS wants its address:
 * lips-after → /data/images/lips-after.webp.
 */
const pictureAddress = (name: string, pictures: readonly string[]): string => {
  const file = pictures.find((picture) => picture.replace(/\.[^.]+$/, '') === name)
  return file === undefined ? name : `/${pictureFolder}/${file}`
}

/** Turns an address back into a name: /data/images/lips-after.webp → lips-after. */
const pictureName = (address: string): string =>
  address.startsWith(`/${pictureFolder}/`)
    ? address.slice(pictureFolder.length + 2).replace(/\.[^.]+$/, '')
    : address
