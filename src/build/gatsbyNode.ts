import { resolve } from 'node:path'
import type { GatsbyNode, Reporter } from 'gatsby'
import type { Configuration } from 'webpack'
import { moveGatsbyFilesToCache, restoreGatsbyFiles } from './gatsbyCache'
import { fasterWebpack } from './fasterWebpack'
import { writeImports, writePrintSheet, writeSitemapList } from './generated'
import { codeHashVariable, forgetLastBuild, fullBuild, noteBuild } from './lastBuild'
import { LicencesFile } from './licencesFile'
import { preparePages } from './preparePages'
import { publish } from './publish'
import { runQueriesInProcess } from './runQueriesInProcess'
import { siteRedirects } from './redirects'
import { TrustedScripts } from './trustedScripts'
import type { BuildContext } from './buildContext'
import { publishCms } from '../cms/publishCms'
import { checkedContent, ContentError, validateContent } from '../content/gate'
import { reportAddress, type ContentReport } from '../develop/contentReport'
import type { SiteContent } from '../content/load'
import type { PageSpec } from '../page'

/**
 * What gatsby-node.ts gives to Gatsby. It only wires: data → gate → pages, and what is left to do
 * after the build.
 */

let buildContext: BuildContext
let pages: PageSpec[]

/**
 * The content, or in `develop` the last that was in order: an editor's mistake is reported, and
 * mending it brings the page back.
 */
let lastGood: SiteContent | null = null
const mistakes: ContentReport = { report: null }
function readContent(reporter: Reporter): SiteContent {
  // `npm run build` went through the gate before it started Gatsby.
  const read = process.env[codeHashVariable] ? checkedContent : validateContent
  try {
    lastGood = read('data')
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
