import { isObject } from '@clinic/content/traverse'
import type { Kind } from '../kinds'
import { mapPictures, pictureAddress, pictureName } from '../pictureNames'
import { numbersAsText, textAsNumbers } from '../numbers'
import { formToFile } from '../formToFile'
import { write } from '../write'

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
