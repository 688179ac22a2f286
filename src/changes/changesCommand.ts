import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ContentError, validateContent } from '@clinic/content/gate'
import { loadContent } from '@clinic/content/load'
import { reportLines } from '@clinic/content/problem'
import { pagePath } from '@clinic/content/routes'
import { textsIn } from '@clinic/content/traverse'
import { compareVersions } from './compareVersions'
import { lostAddress } from './addresses'
import { markdownReport, terminalReport } from './reportText'
import { day } from './outline'
import { emptyReport, hasErrors, type Report } from './report'
import { findBase, readData, type Base } from './repository'
import { describeVersion, photographHashes, type Described, type VersionInput } from './siteVersion'

export const changesUsage = [
  'npm run changes                           what differs from origin/main, or main',
  'npm run changes -- <base>                 what differs from a branch, a tag or a commit',
  'npm run changes -- <base> --all           every line of it',
  'npm run changes -- <base> --markdown      for a pull request',
  'npm run changes -- <base> --preview <url> makes each page a link to a preview of the new version',
].join('\n')

export type Wanted = {
  base: string | undefined
  markdown: boolean
  preview: string | undefined
  all: boolean
}

/** Returns what the command was asked for; null when that makes no sense. */
export function readArguments(args: readonly string[]): Wanted | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        markdown: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        preview: { type: 'string' },
      },
      allowPositionals: true,
    })
    const { markdown, all, preview } = values
    if (positionals.length > 1 || positionals[0] === '') return null
    if (
      preview !== undefined &&
      !(/^https?:\/\/[^\s<>"']+$/.test(preview) && URL.canParse(preview))
    )
      return null
    return { base: positionals[0], markdown, all, preview: preview?.replace(/\/+$/, '') }
  } catch {
    return null
  }
}

/**
 * Returns what `npm run changes` prints, and whether the working files may be published. Throws
 * CannotCompare.
 */
export function runChanges(
  root: string,
  { base: wanted, markdown, preview, all }: Wanted,
  today: string,
): { text: string; ok: boolean } {
  const base = findBase(root, wanted)
  const report = makeReport(root, base, today)
  const options = { intro: introduction(base), all, ...(preview === undefined ? {} : { preview }) }
  return {
    text: markdown ? markdownReport(report, options) : terminalReport(report, options),
    ok: !hasErrors(report),
  }
}

function makeReport(root: string, { commit }: Base, today: string): Report {
  const dataDir = join(root, 'data')
  try {
    const input = {
      content: validateContent(dataDir, { today }),
      photographs: photographHashes(dataDir),
    }
    return readData(root, commit, (oldDir) => {
      const old = describeOld(oldDir)
      return old === null ? addressesOnly(oldDir, input) : compareVersions(old, input)
    })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { ...emptyReport(), gate: reportLines(error.problems) }
  }
}

/**
 * Returns the older version; null when its files have another shape than the present code reads.
 */
function describeOld(dataDir: string): Described | null {
  const { content } = loadContent(dataDir)
  if (content === null) return null
  const input = { content, photographs: photographHashes(dataDir) }
  try {
    return { input, version: describeVersion(input) }
  } catch {
    // It was in order for the rules of its own time, and refers to something in a way that is not
    // done any more.
    return null
  }
}

/**
 * Returns what is compared with a version whose files have another shape than the present code
 * reads: that no address is lost.
 */
function addressesOnly(oldDir: string, input: VersionInput): Report {
  const { pages, redirects } = describeVersion(input)
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)])
  const old = readdirSync(oldDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      textsIn(JSON.parse(readFileSync(join(oldDir, name), 'utf8'))).map((found) => ({
        ...found,
        name,
      })),
    )
    // A page says its own route at the top of its file; a redirect where it comes from.
    .filter(
      ({ path, name }) =>
        (path.length === 1 && path[0] === 'route') ||
        (name === 'redirects.json' && path.at(-1) === 'from'),
    )
    .map(({ text }) => pagePath(text))
  return {
    ...emptyReport(),
    errors: old
      .filter((path) => !known.has(path))
      .map((path) => lostAddress(`${path} is gone, and leads nowhere.`, path, null)),
    notes: [
      'Only addresses could be compared: the older version’s files do not fit the present code.',
    ],
  }
}

const introduction = ({ name, commit, date, movedOn }: Base) =>
  `Compared with ${name} as it was on ${day(date)} (${commit.slice(0, 7)})${movedOn ? ', where this version left it; what it has gained since is not counted' : ''}.`
