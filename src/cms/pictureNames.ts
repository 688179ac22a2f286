import { mapFields, type Schema } from './kinds'
import { pictureFolder } from './paths'

/** Applies `change` to every field of a file that names a picture of data/images. */
export const mapPictures = (
  schema: Schema,
  value: unknown,
  change: (name: string) => string,
): unknown =>
  mapFields(schema, value, (one, field) =>
    typeof one === 'string' && field.reference === 'picture' ? change(one) : one,
  )

/**
 * Returns a picture's address. Content names it without its ending; the CMS wants its address:
 * lips-after → /data/images/lips-after.webp.
 */
export const pictureAddress = (name: string, pictures: readonly string[]): string => {
  const file = pictures.find((picture) => picture.replace(/\.[^.]+$/, '') === name)
  return file === undefined ? name : `/${pictureFolder}/${file}`
}

/** Turns an address back into a name: /data/images/lips-after.webp → lips-after. */
export const pictureName = (address: string): string =>
  address.startsWith(`/${pictureFolder}/`)
    ? address.slice(pictureFolder.length + 2).replace(/\.[^.]+$/, '')
    : address
