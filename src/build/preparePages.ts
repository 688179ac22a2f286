import { illustrationsIn } from '../art/illustrations'
import { drawSources } from '../art/sourceDrawings'
import { makePictures } from '../art/pictures'
import { cutPictures } from '../art/sizedPictures'
import { imageFiles } from '../content/foreignFiles'
import type { SiteContent } from '../content/load'
import type { PageSpec } from '../page'
import { createBuildContext, type BuildContext } from './buildContext'
import { writeFetched } from './generated'
import { siteOrigin } from './origin'
import { pictureRequests } from './pictureRequests'
import type { Pictures } from './servedPictures'
import { sitePages } from './sitePages'

/**
 * Puts every picture that the content asks for into `publicDir`, drawing what `.art-cache` does not
 * have. Given `.art-cache` itself, it only draws.
 */
export async function providePictures(content: SiteContent, publicDir: string): Promise<Pictures> {
  const sourceDrawings = await drawSources('.art-cache', illustrationsIn(content))
  const photographs = imageFiles('data')
  const requests = pictureRequests(content)
  const sources = { sourceDrawings, photographs }
  // At the same time: cutting keeps threads of sharp's busy, making the one that runs JavaScript.
  const [sized, drawn] = await Promise.all([
    cutPictures(publicDir, '.art-cache', sourceDrawings, photographs),
    makePictures(publicDir, '.art-cache', requests, content.clinic, sources),
  ])
  return { ...drawn, ...sized }
}

/**
 * Makes the pictures and the data that pages fetch, and every page of the content: what each kind
 * of build begins with.
 */
export async function preparePages(
  content: SiteContent,
  publicDir: string,
): Promise<{ buildContext: BuildContext; pages: PageSpec[] }> {
  const buildContext = createBuildContext(
    content,
    await providePictures(content, publicDir),
    siteOrigin(),
  )
  writeFetched(buildContext, publicDir)
  return { buildContext, pages: sitePages(buildContext) }
}
