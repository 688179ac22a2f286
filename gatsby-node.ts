import { resolve } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import type { Configuration } from 'webpack'
import { moveGatsbyFilesToCache, restoreGatsbyFiles } from './src/build/gatsbyCache'
import { fasterWebpack } from './src/build/fasterWebpack'
import { writeImports, writePrintSheet, writeSitemapList } from './src/build/generated'
import { codeHashVariable, forgetLastBuild, fullBuild, noteBuild } from './src/build/lastBuild'
import { LicencesFile } from './src/build/licencesFile'
import { preparePages } from './src/build/preparePages'
import { publish } from './src/build/publish'
import { runQueriesInProcess } from './src/build/runQueriesInProcess'
import { siteRedirects } from './src/build/redirects'
import { TrustedScripts } from './src/build/trustedScripts'
import type { BuildContext } from './src/build/buildContext'
import { publishCms } from './src/cms/publishCms'
import { ContentError, validateContent } from './src/content/gate'
import { reportAddress, type ContentReport } from './src/develop/contentReport'
import type { SiteContent } from './src/content/load'
import type { PageSpec } from './src/page'

/** This file only wires: data → gate → pages, and what is left to do after the build. */

let buildContext: BuildContext
let pages: PageSpec[]

/**
 * The content, or in `develop` the last that was in order: an editor's mistake is reported, and
 * mending it brings the page back.
 */
let lastGood: SiteContent | null = null
const mistakes: ContentReport = { report: null }
function readContent(reporter: Reporter): SiteContent {
  try {
    lastGood = validateContent('data')
    mistakes.report = null
    return lastGood
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    if (lastGood === null) return reporter.panic(error.message)
    mistakes.report = error.message
    reporter.error(error.message)
    return lastGood
  }
}

// `develop` shows them over the page: see src/develop/overlay.ts.
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) =>
  app.get(reportAddress, (_request: unknown, response: { json: (value: ContentReport) => void }) =>
    response.json(mistakes),
  )

// A mistake in the content stops the build before Gatsby has done anything.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  readContent(reporter)
  forgetLastBuild()
  restoreGatsbyFiles('public', '.cache')
}

export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  runQueriesInProcess()
  // In `develop` this runs again whenever a file of data/ changes.
  ;({ buildContext, pages } = await preparePages(readContent(reporter), 'public'))
  writeImports(buildContext)
  writePrintSheet('public')
  writeSitemapList(pages)
  for (const { path, template, context } of pages)
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  for (const { from, to } of siteRedirects(buildContext.content))
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      isPermanent: true,
      redirectInBrowser: true,
    })
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  const boot = publish(buildContext, 'public')
  await publishCms(buildContext.content, 'data', 'public', process.env)
  moveGatsbyFilesToCache('public', '.cache')
  const code = process.env[codeHashVariable]
  if (code) noteBuild(fullBuild(code, buildContext, pages, boot))
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  getConfig,
}) => {
  // No source maps in what is published: they double its size and hold the sources.
  if (stage.startsWith('build')) actions.setWebpackConfig({ devtool: false })
  if (stage === 'build-javascript')
    actions.setWebpackConfig({ plugins: [new TrustedScripts(), new LicencesFile()] })
  if (stage.startsWith('build'))
    actions.replaceWebpackConfig(fasterWebpack(getConfig() as Configuration))
}
