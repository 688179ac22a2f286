import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress, publicPages } from '../build/publicPages'
import { isRedirectStub } from '../build/redirects'
import { titleOf, visibleText } from './htmlText'
import type { BuiltChange } from './report'
import { CannotCompare, linkPackages, temporaryFolder, writeCommit, writeWorkingFiles } from './repository'
import { run } from './run'
import { countWords, excerpts } from './words'

/** Builds the site of a commit, or of the working files, in a folder of its own; gives the folder with its pages. */
export async function buildSite(root: string, commit: string | null): Promise<string> {
  const folder = temporaryFolder()
  if (commit === null) await writeWorkingFiles(root, folder)
  else await writeCommit(root, commit, folder)
  linkPackages(root, folder)
  // Pictures that are drawn already need not be drawn again.
  if (existsSync(join(root, '.art-cache'))) cpSync(join(root, '.art-cache'), join(folder, '.art-cache'), { recursive: true })
  const { NODE_ENV: _environment, ...env } = process.env
  const built = await run(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build'], {
    cwd: folder,
    env: { ...env, GATSBY_TELEMETRY_DISABLED: '1', CI: '1' },
  })
  if (built.code === 0) return join(folder, 'public')
  throw new CannotCompare(
    `${commit === null ? 'The new version' : 'The older version'} could not be built:\n${`${built.output}\n${built.errors}`.trim().slice(-3000)}`,
  )
}

/** Every page of both builds whose visible text or title differs. Pages that only one of them has are left to the page specs. */
export function compareBuilt(before: string, after: string): BuiltChange[] {
  const [was, is] = [pagesIn(before), pagesIn(after)]
  return [...is].flatMap(([path, html]): BuiltChange[] => {
    const old = was.get(path)
    if (old === undefined || old === html) return []
    const [oldText, text] = [`${titleOf(old)} ${visibleText(old)}`, `${titleOf(html)} ${visibleText(html)}`]
    return oldText === text ? [] : [{ page: { path, title: titleOf(html) }, words: countWords(oldText, text), ...excerpts(oldText, text) }]
  })
}

/** The pages of a built site by address; those that only lead on to another are left out. */
function pagesIn(publicDir: string): Map<string, string> {
  const pages = publicPages(publicDir).map((file): [string, string] => [pageAddress(publicDir, file), readFileSync(file, 'utf8')])
  return new Map(pages.filter(([path, html]) => path !== '/404/' && !isRedirectStub(html)).toSorted(([a], [b]) => a.localeCompare(b)))
}
