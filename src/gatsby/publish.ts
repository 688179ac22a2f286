import type { SiteContent } from '@clinic/content/load'
import { buildSync } from 'esbuild'
import { esbuildTarget } from '../browsers'
import { paper } from '../design/tokens'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { deferScripts } from '../boot/deferScripts'
import { cmsPolicy } from '../cms/policy'
import { withScriptPolicy } from './contentSecurity'
import { headerRules, headersFile, robotsFile, securityFile } from './hosting'
import { analyticsOrigins, backendOrigin } from './origin'
import { pageAddress, publicPages } from './publicPages'
import { redirectRules, redirectStub, siteRedirects } from './redirects'
import type { BuildContext } from '../buildContext/buildContext'
import { writeIfChanged } from '../files/folders'

/**
 * Returns site.webmanifest: what a phone calls the site, and draws, when somebody puts it on their
 * home screen.
 */
function webManifest({ name, shortName }: SiteContent['clinic']): string {
  const png = (src: string, side: number) => ({ src, type: 'image/png', sizes: `${side}x${side}` })
  return JSON.stringify({
    name,
    short_name: shortName,
    lang: 'en-GB',
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  })
}

/**
 * Returns the name of the chunk with a page's template, which Gatsby writes into the page's data;
 * empty for a page that has none, a redirect for example.
 */
function chunkOf(publicDir: string, page: string): string {
  const folder =
    relative(publicDir, dirname(page)) ||
    (basename(page) === 'index.html' ? 'index' : basename(page))
  const file = join(publicDir, 'page-data', folder, 'page-data.json')
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { componentChunkName: string }).componentChunkName
    : ''
}

const scriptHashes = (text: string) => text.match(/\b[0-9a-f]{20}\b/g) ?? []

/**
 * Removes the scripts of earlier builds, so that an incremental build has the same files as a clean
 * one. Pages name the runtime, and the runtime names every other script by its hash.
 * @returns the names of those that stay
 */
function sweepScripts(publicDir: string, named: ReadonlySet<string>): string[] {
  const hashOf = (name: string) => /-([0-9a-f]{20})\.js(?:\.LICENSE\.txt)?$/.exec(name)?.[1]
  const scripts = readdirSync(publicDir).filter((name) => hashOf(name) !== undefined)
  const runtimes = scripts.filter(
    (name) => name.startsWith('webpack-runtime-') && named.has(hashOf(name)!),
  )
  const used = new Set([
    ...named,
    ...runtimes.flatMap((name) => scriptHashes(readFileSync(join(publicDir, name), 'utf8'))),
  ])
  const isUsed = (name: string) => used.has(hashOf(name)!)
  for (const name of scripts) if (!isUsed(name)) rmSync(join(publicDir, name))
  return scripts.filter((name) => isUsed(name) && name.endsWith('.js'))
}

/** Files of Gatsby's own; no page asks for them. */
const gatsbyFiles = ['_gatsby', '~partytown', 'chunk-map.json', 'webpack.stats.json']

/**
 * Bundles an exported function below src/, with all it imports, as a script that calls it.
 * @param call the function's name, with what it is given
 */
export function inlineScript(module: string, call: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${call.split('(')[0]} } from './${module}'\n${call}`,
      resolveDir: 'src',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTarget,
    write: false,
  })
  return outputFiles[0]!.text.trim()
}

/** Finishes a page that Gatsby has rendered: scripts on intent, and the policy for its scripts. */
export const finishPage = (html: string, chunk: string[], bootScript: string): string =>
  // The policy comes last: it holds the hashes of the scripts as they are then.
  withScriptPolicy(deferScripts(html, chunk, bootScript), analyticsOrigins())

const notFoundBlock = /<script data-not-found>[^]*?<\/script>/

/** Puts the script that leads on from mangled addresses into the not-found page, once. */
const withNotFoundScript = (html: string, script: string): string =>
  html
    .replace(notFoundBlock, '')
    .replace('</head>', () => `<script data-not-found>${script}</script></head>`)

/**
 * Does what is left once Gatsby has written its pages: scripts on intent, redirects, and the files
 * that hosts read.
 */
export function publish(buildContext: BuildContext, publicDir: string): void {
  const redirects = siteRedirects(buildContext.content)
  for (const redirect of redirects)
    writeIfChanged(
      join(publicDir, redirect.from, 'index.html'),
      redirectStub(redirect, buildContext.origin),
    )

  const named = new Set<string>()
  const pages = publicPages(publicDir)
  const chunkMap = JSON.parse(readFileSync(join(publicDir, 'chunk-map.json'), 'utf8')) as Record<
    string,
    string[]
  >
  const isNotFound = (page: string) => /^\/404(?:\.html|\/)$/.test(pageAddress(publicDir, page))
  const addresses = pages
    .filter((page) => !isNotFound(page))
    .map((page) => pageAddress(publicDir, page))
    .toSorted()
  const bootScript = inlineScript('boot/boot', 'boot()')
  // Leads from mangled addresses to those of pages.
  const leadOn = inlineScript('browser/mangledAddress', `leadOn(${JSON.stringify(addresses)})`)
  for (const page of pages) {
    const html = readFileSync(page, 'utf8')
    const chunk = chunkMap[chunkOf(publicDir, page)] ?? []
    const done = finishPage(
      isNotFound(page) ? withNotFoundScript(html, leadOn) : html,
      chunk.filter((file) => file.endsWith('.js')),
      bootScript,
    )
    if (done !== html) writeFileSync(page, done)
    for (const hash of scriptHashes(done)) named.add(hash)
  }

  const hashedFiles = sweepScripts(publicDir, named)
  const rules = headerRules({
    backend: backendOrigin(),
    analytics: analyticsOrigins(),
    hashedFiles: hashedFiles.toSorted().map((name) => `/${name}`),
    editorPolicy: cmsPolicy(process.env.CMS_AUTH_URL),
  })
  // Always written: `npm start` reads there when the site was built (server/build.ts).
  writeFileSync(join(publicDir, '_headers'), headersFile(rules))
  writeIfChanged(join(publicDir, '_redirects'), redirectRules(redirects))
  writeIfChanged(join(publicDir, 'robots.txt'), robotsFile(buildContext.origin))
  // What proves to the search engines of IndexNow that the site tells them itself.
  const { INDEXNOW_KEY: key } = process.env
  if (key && /^[A-Za-z0-9-]{8,128}$/.test(key)) writeIfChanged(join(publicDir, `${key}.txt`), key)
  writeIfChanged(
    join(publicDir, '.well-known/security.txt'),
    securityFile(buildContext.origin, buildContext.content.clinic.email, new Date()),
  )
  writeIfChanged(join(publicDir, 'site.webmanifest'), webManifest(buildContext.content.clinic))
  for (const name of gatsbyFiles) rmSync(join(publicDir, name), { recursive: true, force: true })
}
