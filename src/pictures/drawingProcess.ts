import { pictureRequests } from './pictureRequests'
import type { PictureAddresses } from './servedPictures'
import { imageFiles, type SiteContent } from '@clinic/content/load'
import { illustrationsIn } from './illustrations'
import { makePictures } from './pictures'
import { cutPictures } from './sizedPictures'
import { drawSources } from './sourceDrawings'

/**
 * Puts every picture that the content asks for into public/, drawing what `.art-cache` does not
 * have.
 * @param draw whether pictures are drawn; otherwise they are only named
 */
async function sitePictures(content: SiteContent, draw: boolean): Promise<PictureAddresses> {
  const [publicDir, cacheDir] = ['public', '.art-cache']
  const sourceDrawings = await drawSources(cacheDir, illustrationsIn(content), draw)
  const photographs = imageFiles('data')
  const requests = pictureRequests(content)
  const sources = { sourceDrawings, photographs }
  // At the same time: cutting keeps threads of sharp's busy, making the one that runs JavaScript.
  const [sized, made] = await Promise.all([
    cutPictures(publicDir, cacheDir, sourceDrawings, photographs, draw),
    makePictures(publicDir, cacheDir, requests, content.clinic, sources, draw),
  ])
  return { ...made, ...sized }
}

/**
 * Draws pictures beside Gatsby (src/gatsby/drawPictures.ts): for each content that it is sent, it
 * replies where every picture will be, and then that all are drawn.
 */

export type DrawingReply = { addresses: PictureAddresses; drawn: true; error: string }

const reply = (message: Partial<DrawingReply>) => process.send?.(message)

async function drawAll(content: SiteContent): Promise<void> {
  reply({ addresses: await sitePictures(content, false) })
  await sitePictures(content, true)
  reply({ drawn: true })
}

process.on('message', (content: SiteContent) => {
  drawAll(content).catch((error: Error) => reply({ error: error.stack ?? error.message }))
})
process.on('disconnect', () => process.exit())
