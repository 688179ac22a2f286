// Gatsby compiles this file and what lies in src/; the packages of the workspace are read as they are.
import 'tsx/cjs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { Configuration } from 'webpack'
import { createBuildContext, type BuildContext } from './src/buildContext/buildContext'
import { drawPictures, endDrawing } from './src/gatsby/drawPictures'
import { writeGenerated } from './src/gatsby/generated'
import { fasterWebpack } from './src/gatsby/fasterWebpack'
import { LicencesFile } from './src/gatsby/licencesFile'
import { siteOrigin } from './src/gatsby/origin'
import { publish } from './src/gatsby/publish'
import { contentReport, readContent } from './src/gatsby/readContent'
import { siteRedirects } from './src/gatsby/redirects'
import { picturesAt } from './src/pictures/servedPictures'
import { sitePages } from './src/kinds/sitePages'
import { TrustedScripts } from './src/gatsby/contentSecurity'
import { publishCms } from './src/cms/publishCms'
import { reportAddress } from './src/shell/develop/contentReport'

let site: BuildContext

// A mistake in the content stops a build before it has changed anything.
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  drawPictures(readContent(reporter))
}

// In `develop` this runs again whenever a file of data/ changes.
export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  const content = readContent(reporter)
  const { addresses, done } = drawPictures(content)
  site = createBuildContext(content, picturesAt(await addresses), siteOrigin())
  const pages = sitePages(site)
  writeGenerated(site, pages, 'public')

  for (const { path, template, context } of pages)
    actions.createPage({ path, component: resolve(`src/kinds/${template}/template.tsx`), context })
  for (const { from, to } of siteRedirects(content))
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    })

  if (process.env.NODE_ENV !== 'production') await done
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  if (!stage.startsWith('build')) return
  // No source maps in what is published: they double its size and hold the sources.
  actions.setWebpackConfig({ devtool: false })
  if (stage === 'build-javascript') {
    const decode = resolve('src/browser/decode.ts')
    const neverThrowing = plugins.provide({
      decodeURI: [decode, 'decodeURI'],
      decodeURIComponent: [decode, 'decodeURIComponent'],
    })
    actions.setWebpackConfig({ plugins: [new TrustedScripts(), new LicencesFile(), neverThrowing] })
  }
  actions.replaceWebpackConfig(fasterWebpack(getConfig() as Configuration))
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(reportAddress, (_request: unknown, response: { json: (value: object) => void }) =>
    response.json(contentReport),
  )
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  publish(site, 'public')
  await publishCms(site.content, 'data', 'public', process.env)
  await endDrawing()
}
