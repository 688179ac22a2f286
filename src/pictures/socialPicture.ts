import sharp from 'sharp'
import type { PictureRequest } from './pictureRequests'
import { mix } from '@clinic/illustration/face/colour'
import type { Drawing } from '@clinic/illustration/engraving/plate'
import { indexedPng, type Colour } from './indexedPng'
import { rasterised, unreadable } from './rasterised'
import { ink, markColour, paper, secondaryInk, withSize } from '@clinic/illustration/geometry/svg'
import { breakLines, canSet, outlined, type Faces } from '@clinic/illustration/geometry/typeset'

const { max, min, round } = Math

export type ClinicName = { shortName: string; strapline: string }

export const socialSize = { width: 1200, height: 630 }
const margin = 72
const plateLeft = 690

/** Five steps from paper to ink and three to the blue of the marks: all that plates are made of. */
const [paperRgb, inkRgb, markRgb] = [rgb(paper), rgb(ink), rgb(markColour)]
const steps = { ink: 5, mark: 3 }
const palette: Colour[] = [
  ...Array.from({ length: steps.ink + 1 }, (_, i) => rgb(mix(paper, ink, i / steps.ink))),
  ...Array.from({ length: steps.mark }, (_, i) =>
    rgb(mix(paper, markColour, (i + 1) / steps.mark)),
  ),
]

function rgb(hex: string): Colour {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
}

/**
 * Returns the palette's nearest entry to a colour between paper and ink, or between paper and mark.
 */
function nearest(red: number, blue: number): number {
  const share = (paperRgb[0] - red) / (paperRgb[0] - inkRgb[0])
  const bluer = blue - red + (paperRgb[0] - paperRgb[2]) * (1 - share)
  if (bluer < 20) return max(0, min(steps.ink, round(share * steps.ink)))
  const level = round(((paperRgb[0] - red) / (paperRgb[0] - markRgb[0])) * steps.mark)
  return level <= 0 ? 0 : steps.ink + min(steps.mark, level)
}

/** Returns an SVG document of a social picture's height, on paper. */
const onPaper = (content: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${socialSize.height}"><rect width="100%" height="100%" fill="${paper}"/>${content}</svg>`

/** Draws an SVG on paper and gives each pixel as an entry of the palette. */
async function rastered(content: string, width: number): Promise<Uint8Array> {
  const drawn = await rasterised(onPaper(content, width))
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8Array(width * socialSize.height)
  for (let i = 0, at = 0; i < pixels.length; i++, at += info.channels)
    pixels[i] = nearest(data[at]!, data[at + 2]!)
  return pixels
}

/** Returns the background of a social picture: paper, with the page's plate at the right. */
export const socialBackground = (plate: Drawing): Promise<Uint8Array> =>
  rastered(
    plate
      .svg()
      .replace(
        '<svg ',
        `<svg x="${plateLeft}" y="0" width="${socialSize.width - plateLeft}" height="${socialSize.height}" preserveAspectRatio="xMinYMid slice" `,
      ),
    socialSize.width,
  )

/** Returns a social picture: its background with the wordmark and the page's title as outlines. */
export async function socialPicture(
  background: Uint8Array,
  faces: Faces,
  page: PictureRequest,
  clinic: ClinicName,
): Promise<Buffer> {
  const letters = await rastered(lettering(faces, page, clinic), plateLeft)
  const pixels = background.slice()
  for (let row = 0; row < socialSize.height; row++)
    pixels.set(letters.subarray(row * plateLeft, (row + 1) * plateLeft), row * socialSize.width)
  return indexedPng(pixels, socialSize.width, socialSize.height, palette)
}

/** Returns a social picture with a drawing or photograph (or its file) at the right, as JPEG. */
export async function colouredSocialPicture(
  picture: string | Drawing,
  faces: Faces,
  page: PictureRequest,
  clinic: ClinicName,
): Promise<Buffer> {
  const { width, height } = socialSize
  const size = { width: width - plateLeft, height }
  const source =
    typeof picture === 'string' ? sharp(picture) : await rasterised(withSize(picture.svg(), size))
  const { focus } = 'photograph' in page.background ? page.background : {}
  const upright = await source
    .rotate()
    .flatten({ background: paper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => unreadable(String(picture), error))
  const cut = await aroundFocus(upright, size, focus)
    .resize({ ...size, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lettered = await rasterised(onPaper(lettering(faces, page, clinic), width))
  return (
    lettered
      .composite([{ input: cut.data, raw: cut.info, left: plateLeft, top: 0 }])
      // mozjpeg takes three times as long for a fifth less, which only the machines of social
      // networks would load.
      .jpeg({ quality: 74, chromaSubsampling: '4:4:4' })
      .toBuffer()
  )
}

/** Returns the largest part of a picture that has a size's shape, as near to a point as it can lie. */
function aroundFocus(
  { data, info }: { data: Buffer; info: sharp.OutputInfo },
  { width, height }: { width: number; height: number },
  { x, y }: { x: number; y: number } = { x: 50, y: 50 },
): sharp.Sharp {
  const scale = min(info.width / width, info.height / height)
  const [w, h] = [round(width * scale), round(height * scale)]
  const at = (share: number, whole: number, part: number) =>
    max(0, min(whole - part, round((share / 100) * whole - part / 2)))
  return sharp(data, { raw: info }).extract({
    left: at(x, info.width, w),
    top: at(y, info.height, h),
    width: w,
    height: h,
  })
}

function lettering(faces: Faces, page: PictureRequest, clinic: ClinicName): string {
  const room = plateLeft - margin - 10
  const title =
    [page.title, page.eyebrow].find((text) => text !== '' && canSet(faces.display, text)) ??
    clinic.shortName
  const size =
    [84, 76, 68, 60, 54].find((s) => breakLines(faces.display, title, s, room).length * s <= 290) ??
    48
  const lines = breakLines(faces.display, title, size, room)
  const leading = size * 1.06
  const foot = socialSize.height - margin
  const top = foot - (lines.length - 1) * leading
  return [
    outlined(faces.display, clinic.shortName, margin, margin + 30, 44, ink),
    outlined(faces.italic, clinic.strapline, margin, margin + 62, 21, secondaryInk),
    page.eyebrow !== title && canSet(faces.italic, page.eyebrow)
      ? outlined(faces.italic, page.eyebrow, margin, top - size - 14, 28, secondaryInk)
      : '',
    ...lines.map((line, i) => outlined(faces.display, line, margin, top + i * leading, size, ink)),
  ].join('')
}
