import sharp from 'sharp'
import type { PictureRequest } from './pictureRequests'
import { rasterised, unreadable } from './rasterised'
import { ink, paper, secondaryInk, withSize } from '@clinic/illustration/geometry/svg'
import { breakLines, canSet, outlined, type Faces } from '@clinic/illustration/geometry/typeset'

const { max, min, round } = Math

export type ClinicName = { shortName: string; strapline: string }

export const socialSize = { width: 1200, height: 630 }
const margin = 72
const plateLeft = 690

/** Returns an SVG document of a social picture's height, on paper. */
const onPaper = (content: string, width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${socialSize.height}">` +
  `<rect width="100%" height="100%" fill="${paper}"/>${content}</svg>`

/** Returns the picture for social networks: the title, and at its right a drawing or a file. */
export async function socialPicture(
  picture: { file: string } | { svg: string },
  faces: Faces,
  page: PictureRequest,
  clinic: ClinicName,
  type: 'jpg' | 'png',
): Promise<Buffer> {
  const { width, height } = socialSize
  const size = { width: width - plateLeft, height }
  const source =
    'file' in picture ? sharp(picture.file) : await rasterised(withSize(picture.svg, size))
  const { focus } = 'photograph' in page.background ? page.background : {}
  const upright = await source
    .rotate()
    .flatten({ background: paper })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => unreadable('file' in picture ? picture.file : 'A drawing', error))
  const cut = await aroundFocus(upright, size, focus)
    .resize({ ...size, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lettered = await rasterised(onPaper(lettering(faces, page, clinic), width))
  const whole = lettered.composite([{ input: cut.data, raw: cut.info, left: plateLeft, top: 0 }])
  return type === 'png'
    ? // Plates are lines of two colours.
      whole.png({ colours: 16, dither: 0, effort: 1 }).toBuffer()
    : // mozjpeg takes three times as long for a fifth less, which only the machines of social
      // networks would load.
      whole.jpeg({ quality: 74, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Returns the largest part of a picture that has a size's shape, as near to a point as it lies. */
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
