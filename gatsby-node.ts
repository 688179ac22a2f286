import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { makePictures } from './src/art/pictures'
import { writeFetched, writeImports } from './src/build/generated'
import { siteOrigin } from './src/build/origin'
import { publish } from './src/build/publish'
import { siteRedirects } from './src/build/redirects'
import { photographs, photographQuery } from './src/build/photographs'
import { sitePages } from './src/build/sitePages'
import { pictureRequests } from './src/build/pictureRequests'
import { createWorkshop, type Workshop } from './src/build/workshop'
import { passGate } from './src/content/gate'

/** This file only wires: data → gate → pages, and what is left to do after the build. */

let workshop: Workshop

// A mistake in the content stops the build before Gatsby has done anything.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => void passGate('data')

export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql }) => {
  // In `develop` this runs again whenever a file of data/ changes; a broken file throws its report and the old pages stay.
  const content = passGate('data')
  const pictures = await makePictures('public', '.art-cache', pictureRequests(content), content.clinic)
  workshop = createWorkshop(content, pictures, siteOrigin(), photographs(await graphql(photographQuery)))
  writeImports(workshop)
  writeFetched(workshop, 'public')
  for (const { path, template, context, lastmod } of sitePages(workshop))
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context: { ...context, lastmod } })
  for (const { from, to } of siteRedirects(workshop.content)) actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true, redirectInBrowser: true })
}

export const onPostBuild: GatsbyNode['onPostBuild'] = () => publish(workshop, 'public')

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  // No source maps in what is published: they double its size and hold the sources.
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false })
}
