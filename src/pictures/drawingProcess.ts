import type { PictureAddresses } from './servedPictures'
import type { SiteContent } from '@clinic/content/load'
import { sitePictures } from './sitePictures'

/**
 * Draws pictures beside Gatsby (src/gatsby/drawPictures.ts): for each content that it is sent, it
 * replies where every picture will be, and then that all are drawn.
 */

export type DrawingReply = { addresses: PictureAddresses; drawn: true; error: string }

const reply = (message: Partial<DrawingReply>) => process.send?.(message)

async function draw(content: SiteContent): Promise<void> {
  reply({ addresses: await sitePictures(content, false) })
  await sitePictures(content, true)
  reply({ drawn: true })
}

process.on('message', (content: SiteContent) => {
  draw(content).catch((error: Error) => reply({ error: error.stack ?? error.message }))
})
process.on('disconnect', () => process.exit())
