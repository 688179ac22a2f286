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
export async function sitePictures(content: SiteContent, draw: boolean): Promise<PictureAddresses> {
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
