import { nullable, variantOf, type Schema } from './kinds'
import { referenceAt } from '../content/references'

/** Applies `change` to every field of a file that names a picture of data/images. */
export function mapPictures(
  kind: string,
  schema: Schema,
  value: unknown,
  change: (name: string) => string,
  path = '',
): unknown {
  if (typeof value === 'string')
    return referenceAt(kind, path) === 'picture' ? change(value) : value
  const inner = nullable(schema).schema
  if (Array.isArray(value))
    return value.map((item, i) =>
      mapPictures(kind, inner.items ?? inner.prefixItems?.[i] ?? {}, item, change, `${path}[]`),
    )
  if (typeof value !== 'object' || value === null) return value
  const { properties } = variantOf(inner, value)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      mapPictures(
        kind,
        properties?.[key] ?? {},
        item,
        change,
        path === '' ? key : `${path}.${key}`,
      ),
    ]),
  )
}

/**
 * Content names a picture without its ending; the CMS wants its address: lips-after →
 * /data/images/lips-after.webp.
 */
export const addressOf = (name: string, pictures: readonly string[], folder: string): string => {
  const file = pictures.find((picture) => picture.replace(/\.[^.]+$/, '') === name)
  return file === undefined ? name : `/${folder}/${file}`
}

/** The other way: /data/images/lips-after.webp → lips-after. */
export const nameOf = (address: string, folder: string): string =>
  address.startsWith(`/${folder}/`)
    ? address.slice(folder.length + 2).replace(/\.[^.]+$/, '')
    : address
