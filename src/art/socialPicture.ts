import sharp from 'sharp'
import type { Drawing } from './plate'
import { ink, paper } from './svg'
import { breakLines, canSet, outlined, type Faces } from './typeset'

export type SocialPage = { route: string; title: string; eyebrow: string; plate: string }
export type ClinicName = { shortName: string; strapline: string }

export const socialSize = { width: 1200, height: 630 }
const margin = 72
const plateLeft = 690
const secondary = '#4b4e54'

/** The ground of a social picture: paper, with a cut of the page's plate running off the right edge. */
export function socialGround(plate: Drawing): Promise<Buffer> {
  const { width, height } = socialSize
  const drawn = plate.svg.replace('<svg ', `<svg x="${plateLeft}" y="0" width="${width - plateLeft}" height="${height}" preserveAspectRatio="xMinYMid slice" `)
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${drawn}</svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** A social picture: the ground of its plate, the wordmark and the page's title as outlines, in sixteen colours. */
export function socialPicture(ground: Buffer, faces: Faces, page: SocialPage, clinic: ClinicName): Promise<Buffer> {
  const { width, height } = socialSize
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lettering(faces, page, clinic)}</svg>`
  return sharp(ground, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(words) }])
    .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer()
}

function lettering(faces: Faces, page: SocialPage, clinic: ClinicName): string {
  const room = plateLeft - margin - 30
  const title = [page.title, page.eyebrow].find((text) => text !== '' && canSet(faces.display, text)) ?? clinic.shortName
  const size = [84, 76, 68, 60, 54].find((s) => breakLines(faces.display, title, s, room).length * s <= 290) ?? 48
  const lines = breakLines(faces.display, title, size, room)
  const leading = size * 1.06
  const foot = socialSize.height - margin
  const top = foot - (lines.length - 1) * leading
  return [
    outlined(faces.display, clinic.shortName, margin, margin + 30, 44, ink),
    outlined(faces.italic, clinic.strapline, margin, margin + 62, 21, secondary),
    page.eyebrow !== title && canSet(faces.italic, page.eyebrow) ? outlined(faces.italic, page.eyebrow, margin, top - size - 14, 28, secondary) : '',
    ...lines.map((line, i) => outlined(faces.display, line, margin, top + i * leading, size, ink)),
  ].join('')
}
