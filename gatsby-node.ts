import { resolve } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import { illustrationsIn } from './src/art/illustrations'
import { makeMasters } from './src/art/masters'
import { makePictures } from './src/art/pictures'
import { hastenAvif } from './src/build/avifEffort'
import { writeFetched, writeImports, writePrintSheet } from './src/build/generated'
import { siteOrigin } from './src/build/origin'
import { publish } from './src/build/publish'
import { siteRedirects } from './src/build/redirects'
import { notYetDrawn, pictureQuery, sizedPictures } from './src/build/sizedPictures'
import { sitePages } from './src/build/sitePages'
import { pictureRequests } from './src/build/pictureRequests'
import { createWorkshop, type Workshop } from './src/build/workshop'
import { publishCms } from './src/cms/publishCms'
import { ContentError, passGate } from './src/content/gate'
import { imageFiles } from './src/content/foreignFiles'
import type { SiteContent } from './src/content/load'

/** This file only wires: data → gate → pages, and what is left to do after the build. */

let workshop: Workshop

/** The content, or in `develop` the last that was in order: an editor's mistake is reported, and mending it brings the page back. */
let lastGood: SiteContent | null = null
function readContent(reporter: Reporter): SiteContent {
  try {
    lastGood = passGate('data')
    return lastGood
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (lastGood === null) return reporter.panic(error.message)
    reporter.error(error.message)
    return lastGood
  }
}

// A mistake in the content stops the build before Gatsby has done anything; and Gatsby finds every illustration drawn.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const content = readContent(reporter)
  hastenAvif()
  await makeMasters('.art-cache', illustrationsIn(content))
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  // In `develop` this runs again whenever a file of data/ changes.
  const content = readContent(reporter)
  const masters = await makeMasters('.art-cache', illustrationsIn(content))
  const drawn = await makePictures('public', '.art-cache', pictureRequests(content), content.clinic, { masters, photographs: imageFiles('data') })
  const sized = sizedPictures(await graphql(pictureQuery), masters, process.env.NODE_ENV === 'development' ? notYetDrawn : undefined)
  workshop = createWorkshop(content, { ...drawn, ...sized }, siteOrigin())
  writeImports(workshop)
  writeFetched(workshop, 'public')
  writePrintSheet('public')
  for (const { path, template, context, lastmod } of sitePages(workshop))
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context: { ...context, lastmod } })
  for (const { from, to } of siteRedirects(workshop.content)) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true })
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  publish(workshop, 'public')
  await publishCms(workshop.content, 'data', 'public', process.env)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  // No source maps in what is published: they double its size and hold the sources.
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false })
}
