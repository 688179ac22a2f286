import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'

/**
 * Draws an SVG document in its own size, transparent where nothing is, with Skia: librsvg, which
 * sharp would use, takes ten times as long for blurred groups and lets them fade at the edges
 * (docs/decisions/0010-pictures.md).
 * @throws Error when the text is no SVG document
 */
export async function rasterised(svg: string): Promise<Sharp> {
  const image = await loadImage(Buffer.from(svg))
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
}

/** Throws that a picture's file cannot be read, by its name. */
export function unreadable(file: string, error: unknown): never {
  throw new Error(
    `${file} cannot be read as a picture (${String(error)}). Copy or save it again, whole.`,
  )
}
