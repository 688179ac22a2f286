import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteContent } from '@clinic/content/load'
import { bundleCms } from './bundle'
import { cmsConfig } from './config'
import { cmsPage, setUpPage } from './page'
import { cmsSettings } from './settings'
import { snapshot } from './snapshot'

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
