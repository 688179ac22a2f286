import { join } from 'node:path'
import type { Clinic } from '../content/schemas/clinic'
import { loadContent } from '../content/load'
import { photographPrints } from './pictureNames'
import { showsPrice, type Reach } from './prices'
import { partialVersion } from './partialVersion'
import { linkPackages, temporaryFolder, writeCommit } from './repository'
import { run } from './run'
import { presentCode } from './siteCode'
import { describeVersion, type SiteVersion } from './siteVersion'
import type { OwnAnswer } from './ownCode'

/** The old version, and how it could be read. */
export type BaseVersion = { version: SiteVersion; clinic: Clinic | null; gone: (key: string) => Reach; note: string | null }

const nowhere = (): Reach => ({ pages: [], elsewhere: [] })

/**
 * Reads the content of a commit in the best way there is: with this version's code; where the content does not fit it, with the
 * commit's own code; and where even that fails, only its addresses, titles, redirects and prices.
 * @param keys the prices of the new version
 */
export async function readBase(root: string, commit: string, keys: readonly string[]): Promise<BaseVersion> {
  const folder = temporaryFolder()
  await writeCommit(root, commit, folder, 'data')
  const data = join(folder, 'data')
  const present = withPresentCode(data)
  if (present !== null) return present

  const own = await withOwnCode(root, commit, keys)
  if ('version' in own) {
    const { version, gone } = own
    const note =
      'The older version was made with its own code, because its files do not fit the present code. Where the code shows the same content in another way, that is listed as a change too.'
    return { version, clinic: null, gone: (key) => gone[key] ?? nowhere(), note }
  }
  return {
    version: partialVersion(data),
    clinic: null,
    gone: nowhere,
    note: `Only addresses, titles, redirects and prices could be compared: the older version's files do not fit the present code, and its own code could not make its pages (${own.failure}).`,
  }
}

function withPresentCode(data: string): BaseVersion | null {
  const { content } = loadContent(data)
  if (content === null) return null
  const input = { content, photographs: photographPrints(data) }
  try {
    const version = describeVersion(input, presentCode)
    return { version, clinic: content.clinic, gone: (key) => showsPrice(input, version, key), note: null }
  } catch {
    // It was in order for the rules of its own time, and refers to something in a way that is not done any more.
    return null
  }
}

/** Runs the commit's own code, in a process of its own: both have the same module names. */
async function withOwnCode(root: string, commit: string, keys: readonly string[]): Promise<OwnAnswer | { failure: string }> {
  const folder = temporaryFolder()
  await writeCommit(root, commit, folder)
  linkPackages(root, folder)
  const ran = await run(process.execPath, ['--import', 'tsx', join(__dirname, 'ownCode.ts'), folder, ...keys], { cwd: folder })
  try {
    return JSON.parse(ran.output) as OwnAnswer | { failure: string }
  } catch {
    return { failure: 'it ended without an answer' }
  }
}
