import { createCanvas, loadImage } from '@napi-rs/canvas'
import sharp, { type Sharp } from 'sharp'

/**
 * Draws an SVG document with Skia, which Chromium draws with too, at the width and height that its
 * root element gives in pixels. What nothing covers is transparent. librsvg, which sharp itself
 * would draw with, takes ten times as long for blurred groups, and lets them fade towards the edges
 * of the picture (docs/decisions/0041-drawing-beside-gatsby.md).
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
