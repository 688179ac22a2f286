import { TextDecoder as NodeTextDecoder } from 'node:util'
import { createBuildContext, type BuildContext } from '../../src/buildContext/buildContext'
import type { Pictures } from '../../src/pictures/servedPictures'
import { loadContent, type SiteContent } from '@clinic/content/load'
import { clinicData } from '../../scripts/testing/clinicSite'

// jsdom has none, and tests of the built pages need both content and a document.
globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder

export const testOrigin = 'https://clinic.test'

/** Pictures with predictable addresses, so that no test has to draw any. */
export const fakePictures: Pictures = {
  plate: (name) => ({ src: `/plates/${name}.svg`, width: 640, height: 480 }),
  social: (route) => `/social${route === '/' ? '/home' : route}.png`,
  illustration: (name) => ({ ...sized(`/static/${name}`), width: 960, height: 720 }),
  photograph: (name) => ({ ...sized(`/static/photographs/${name}`), width: 1200, height: 900 }),
}

const sized = (stem: string) => ({
  src: `${stem}.webp`,
  srcSet: `${stem}-480.webp 480w, ${stem}.webp 960w`,
  sources: [{ type: 'image/avif', srcSet: `${stem}-480.avif 480w, ${stem}.avif 960w` }],
})

/** The content of a folder like data/, as the build reads it. */
export function contentIn(dir: string): SiteContent {
  const { content, problems } = loadContent(dir)
  if (content === null) throw new Error(problems.map((p) => JSON.stringify(p)).join('\n'))
  return content
}

/** The invented clinic's content. */
export const clinicContent = (): SiteContent => contentIn(clinicData)

/** The build's tools over the invented clinic, or over a changed copy of it. */
export const testBuildContext = (
  change: (content: SiteContent) => void = () => {},
): BuildContext => {
  // jsdom has no structuredClone; content is plain JSON.
  const content = JSON.parse(JSON.stringify(clinicContent())) as SiteContent
  change(content)
  return createBuildContext(content, fakePictures, testOrigin)
}
