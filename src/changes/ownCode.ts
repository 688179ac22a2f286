import { join } from 'node:path'
import type * as load from '../content/load'
import { photographPrints } from './pictureNames'
import { showsPrice, type Reach } from './prices'
import type { SiteCode } from './siteCode'
import { describeVersion, type SiteVersion } from './siteVersion'

/**
 * `tsx ownCode.ts <folder> <keys…>`: makes the version in `folder` with the code that lies there, and prints it as JSON, together
 * with the pages that show each of its prices that is not among `keys`; or why it could not.
 */
export type OwnAnswer = { version: SiteVersion; gone: Record<string, Reach> }

const where: Record<keyof SiteCode, string> = {
  createBuildContext: 'buildContext',
  sitePages: 'sitePages',
  siteRedirects: 'redirects',
  siteData: 'siteData',
  dialogData: 'siteData',
  searchPages: 'siteData',
  aiContext: 'aiContext',
  knowledge: 'knowledge',
  pictureRequests: 'pictureRequests',
}

async function answer(folder: string, keys: readonly string[]): Promise<OwnAnswer> {
  const found = await Promise.all(
    Object.entries(where).map(async ([name, file]) => [name, ((await import(join(folder, 'src/build', file))) as Record<string, unknown>)[name]] as const),
  )
  const code = Object.fromEntries(found) as SiteCode
  const { loadContent } = (await import(join(folder, 'src/content/load'))) as typeof load
  const { content, problems } = loadContent(join(folder, 'data'))
  if (content === null) throw new Error(`its files have ${problems.length} mistakes even by its own rules`)
  const input = { content, photographs: photographPrints(join(folder, 'data')) }
  const version = describeVersion(input, code)
  const gone = version.prices.filter(({ key }) => !keys.includes(key)).map(({ key }) => [key, showsPrice(input, version, key, code)] as const)
  return { version, gone: Object.fromEntries(gone) }
}

const firstLine = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0]!

void (async () => {
  const [folder, ...keys] = process.argv.slice(2) as [string, ...string[]]
  const given = await answer(folder, keys).catch((error: unknown) => ({
    failure: firstLine(error)
      .replaceAll(`${folder}/`, '')
      .replace(/ imported from .*/, ''),
  }))
  process.stdout.write(JSON.stringify(given))
})()
