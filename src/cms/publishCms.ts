import { mkdirSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SiteContent, folderOnDisk } from '@clinic/content/load'
import { bundleCms } from './bundle'
import { cmsConfig, cmsSettings } from './config'
import { cmsPath } from './paths'
import { filesBelow } from '../files/folders'
import { pictureFiles } from '@clinic/content/foreignFiles'

/**
 * Puts the CMS into the built site, at /cms/: its page, its scripts, its configuration and the
 * content that the gate in the browser checks a change against. Where the build does not know the
 * repository, the page says what to set and there is nothing else.
 */
export async function publishCms(
  content: SiteContent,
  dataDir: string,
  publicDir: string,
  env: Record<string, string | undefined>,
): Promise<void> {
  const folder = join(publicDir, 'cms')
  const { settings, problems } = cmsSettings(env)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  if (settings === null) return put('index.html', setUpPage(problems))
  const script = await bundleCms(folder)
  put('index.html', cmsPage(script))
  put('config.json', JSON.stringify(cmsConfig(content, settings, content.clinic.origin)))
  put('content.json', JSON.stringify(snapshot(dataDir)))
}

const head = (more = '') => `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Edit the site</title>
<link rel="icon" href="/favicon.svg">
${more}</head>
`

/** Returns the page of the CMS. It belongs to no template and loads nothing of the site. */
export const cmsPage = (script: string): string => `${head(`<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
/* The gate's report: a line a mistake. */
[role='alertdialog'] .error { white-space: pre-line; }
</style>
<script type="module" src="${cmsPath}${script}"></script>
`)}<body><noscript>The editor needs JavaScript.</noscript></body>
</html>
`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Returns what stands at /cms/ while the build does not know the repository, or was told nonsense.
 */
const setUpPage = (problems: readonly string[]): string => `${head(`<style>
body { margin: 3rem auto; max-width: 42rem; padding: 0 1rem; font: 1rem/1.6 system-ui, sans-serif; }
code { background: #eee; padding: 0 0.25em; }
</style>
`)}<body>
<h1>The editor is not set up yet</h1>
${problems.map((problem) => `<p><strong>${escape(problem)}.</strong></p>\n`).join('')}<p>To edit in the browser, name the repository when the site is built:</p>
<ul>
<li><code>CMS_REPOSITORY</code>: owner and name on GitHub, such as <code>clinic/website</code></li>
<li><code>CMS_BRANCH</code>: the branch that is published; <code>main</code> when left out</li>
</ul>
<p>Then each person signs in here with an access token of their own. docs/editing.md says how, under “Signing in”.</p>
<p>On a checkout on your own machine, <code>npm run cms</code> starts the editor without any of this.</p>
</body>
</html>
`

/** All content as it stands: what the gate in the browser checks a change against. */
export type Snapshot = {
  /** The text of each content file, by its path. */
  files: Record<string, string>
  /** The pictures of data/images, by file name. */
  pictures: string[]
}

/** Reads every content file below `dataDir`, whose name in the repository is `data`. */
export function snapshot(dataDir: string): Snapshot {
  const files = filesBelow(dataDir).filter((file) => file.endsWith('.json'))
  return {
    files: Object.fromEntries(
      files.map((file) => [`data/${file}`, readFileSync(join(dataDir, file), 'utf8')]),
    ),
    pictures: pictureFiles(folderOnDisk(dataDir)),
  }
}
