import type { DataFolder } from './dataFolder'
import { pictureFiles } from './foreignFiles'
import { isHeic, pictureFacts } from './pictureFacts'
import { problem, type Problem } from './problem'

/**
 * A picture heavier than this slows every build and every pull request; the site itself serves
 * small copies.
 */
export const mostBytes = 3_000_000
/** The photograph at the top of a page is shown wider than any other. */
export const heroWidth = 1200
/** A picture of more is no photograph, and may be meant to use up memory. */
const mostPixels = 60_000_000
/** A picture narrower than this is blurred where the site shows it large. */
export const leastWidth = 800

/**
 * Finds pictures in data/images that are too heavy, too small, there twice, or no pictures at all.
 * The CMS judges a new picture with this too.
 */
export function pictureSizeProblems(data: DataFolder): Problem[] {
  const seen = new Map<number, { name: string; bytes: Uint8Array }[]>()
  return pictureFiles(data).flatMap((name) => {
    const bytes = data.read(`images/${name}`)
    const tell = (what: string, fix: string) => [problem(`data/images/${name}`, [], what, fix)]
    if (bytes.length > mostBytes)
      return tell(
        `is ${megabytes(bytes.length)} MB, which is too heavy.`,
        `Save it smaller than ${mostBytes / 1e6} MB`,
      )
    const facts = pictureFacts(bytes)
    if (facts === null)
      return isHeic(bytes)
        ? tell(
            'is a picture as iPhones take it (HEIC), which browsers cannot show.',
            `Take it out and run npm run add-picture -- ${name}, which makes a .jpg of it; ` +
              'on an iPhone, sharing it by e-mail does as well',
          )
        : tell('cannot be read as a picture.', 'Save it again as .jpg, .png, .webp or .avif')
    const { width, height } = facts
    if (!facts.whole) return tell('is cut off: its end is missing.', 'Copy or save it again, whole')
    if (facts.moves)
      return tell('moves, and the site shows pictures that stand still.', 'Save one picture of it')
    if (width * height > mostPixels)
      return tell(
        `is ${width} by ${height} pixels, more than can be worked with.`,
        'Save it smaller: 4,000 pixels on its longer side are plenty',
      )
    if (width < leastWidth)
      return tell(
        `is ${width} pixels wide, which is too small to be sharp.`,
        `Use a picture that is ${leastWidth} pixels wide or more`,
      )
    const alike = seen.get(bytes.length) ?? []
    const same = alike.find((other) => equal(other.bytes, bytes))
    seen.set(bytes.length, [...alike, { name, bytes }])
    // A photograph under two names would be cut into its sizes once only, and one of its pages lack
    // them.
    return same === undefined
      ? []
      : tell(
          `holds the same picture as ${same.name}.`,
          'Delete one of the two, and show another picture in its place',
        )
  })
}

const equal = (a: Uint8Array, b: Uint8Array): boolean => a.every((byte, i) => byte === b[i])

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
