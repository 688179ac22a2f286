import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { writeCmsContent } from '../cms/publishCms'
import type { SiteContent } from '../content/load'
import type { PageSpec } from '../page'
import { finishPage, templateScripts } from './finishPage'
import { writeSitemapList } from './generated'
import { bundledHash, forgetLastBuild, noteBuild, readLastBuild, type LastBuild } from './lastBuild'
import { siteOrigin } from './origin'
import { preparePages } from './preparePages'
import { sitemapOptions } from './sitemap'

/**
 * Builds a change of content on the last build: renders the pages that it changes, with the bundle
 * that Gatsby's last build has rendered all pages with. See docs/decisions/0040-content-build.md.
 * The environment has to say that this is a build before React is loaded: `NODE_ENV=production`,
 * `gatsby_executing_command=build`.
 * @param code the hash of everything else that the site is built from (src/build/lastBuild.ts)
 * @returns the addresses of the pages that it rendered, or null when a full build is needed; then
 *   nothing of the site has changed
 */
export async function buildContent(content: SiteContent, code: string): Promise<string[] | null> {
  const last = readLastBuild()
  if (last === null || !existsSync('public/_headers') || last.code !== code) return null
  const { buildContext, pages } = await preparePages(content, 'public')
  const paths = pages.map(({ path }) => path)
  const kept = new Set(paths)
  if (last.bundled !== bundledHash(buildContext) || last.paths.some((path) => !kept.has(path)))
    return null

  // Gatsby takes the pages for those of its own last build: without its notes its next one makes
  // every page.
  forgetLastBuild()
  rmSync('.cache/redux', { recursive: true, force: true })
  const changed = pages.filter(isChanged)
  await renderPages(changed, last)
  if (writeSitemapList(pages)) await writeSitemap()
  writeCmsContent(content, 'data', 'public', process.env)
  noteBuild({ ...last, paths })
  // `npm start` reads there when the site was built (server/build.ts).
  utimesSync('public/_headers', new Date(), new Date())
  return changed.map(({ path }) => path)
}

const pageFile = (path: string) => join('public', path, 'index.html')
const dataFile = (path: string) =>
  join('public/page-data', path === '/' ? 'index' : path, 'page-data.json')

/** A page's data as Gatsby writes it. */
const pageData = ({ path, template, context }: PageSpec) => ({
  componentChunkName: `component---src-templates-${template}-tsx`,
  path,
  result: { pageContext: context },
  staticQueryHashes: [],
  slicesMap: {},
})

const isChanged = (page: PageSpec) =>
  !existsSync(pageFile(page.path)) ||
  !existsSync(dataFile(page.path)) ||
  readFileSync(dataFile(page.path), 'utf8') !== JSON.stringify(pageData(page))

/**
 * Loads Gatsby's modules and the bundle that it has built, when they are needed: together they take
 * a second.
 */
const load = createRequire(resolve('package.json'))

/**
 * Renders pages as Gatsby's own `renderHTMLProd` does (gatsby/dist/utils/worker/child/render-html),
 * which takes a second to load.
 */
async function renderPages(pages: readonly PageSpec[], { boot, early }: LastBuild): Promise<void> {
  type Render = (page: object) => Promise<{ html: string }>
  const { default: render } = load(resolve('.cache/page-ssr/routes/render-page.js')) as {
    default: Render
  }
  const { getScriptsAndStylesForTemplate: assetsOf } = load(
    'gatsby/dist/utils/client-assets-for-template',
  ) as {
    getScriptsAndStylesForTemplate: (chunk: string, stats: unknown) => Promise<object>
  }
  const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T
  const stats = read('.cache/webpack.stats.json')
  const chunkMap = read<Record<string, string[]>>('.cache/chunk-map.json')
  const { webpackCompilationHash } = read<{ webpackCompilationHash: string }>(
    'public/page-data/app-data.json',
  )
  for (const page of pages) {
    // As a browser gets it: JSON has no undefined values.
    const json = JSON.stringify(pageData(page))
    const data = JSON.parse(json) as ReturnType<typeof pageData>
    const { html } = await render({
      pagePath: page.path,
      pageData: data,
      webpackCompilationHash,
      context: { isDuringBuild: true },
      staticQueryContext: {},
      ...(await assetsOf(data.componentChunkName, stats)),
    })
    const chunk = templateScripts(chunkMap, data.componentChunkName)
    write(pageFile(page.path), finishPage(withSlices(html), { boot, early, chunk }))
    write(dataFile(page.path), json)
  }
}

/**
 * Puts in the slices, the HTML that is the same on all pages, as gatsby/dist/utils/slices/stitching
 * does. They hold the scripts that `deferScripts` reads.
 */
const withSlices = (html: string): string =>
  html.replace(
    /<slice-start id="([\w-]+)"><\/slice-start>[^]*?<slice-end id="\1"><\/slice-end>/g,
    (_, id: string) => {
      return `<!-- slice-start id="${id}" -->${readFileSync(`.cache/_gatsby/slices/${id}.html`, 'utf8')}<!-- slice-end id="${id}" -->`
    },
  )

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/**
 * Has gatsby-plugin-sitemap write the sitemap anew, with the options that Gatsby would give it by
 * default.
 */
async function writeSitemap(): Promise<void> {
  const { onPostBuild } = load('gatsby-plugin-sitemap/gatsby-node') as {
    onPostBuild: (gatsby: object, options: object) => Promise<void>
  }
  const fail = (message: string, error: unknown) => {
    throw new Error(message, { cause: error })
  }
  await onPostBuild(
    {
      graphql: () => Promise.resolve({ data: {} }),
      reporter: { panic: fail, verbose: () => undefined },
      basePath: '',
      pathPrefix: '',
    },
    {
      entryLimit: 45000,
      excludes: [],
      filterPages: () => false,
      resolveSiteUrl: siteOrigin,
      ...sitemapOptions,
    },
  )
}
