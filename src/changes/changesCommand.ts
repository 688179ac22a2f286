import { join } from 'node:path'
import { ContentError, validateContent } from '../content/gate'
import { reportLines } from '../content/problem'
import { readBase } from './baseVersion'
import { buildSite, compareBuilt } from './builtPages'
import { compareVersions } from './compareVersions'
import { markdownReport } from './markdown'
import { counted, day } from './outline'
import { photographPrints } from './pictureNames'
import { emptyReport, hasErrors, type Report } from './report'
import { CannotCompare, changedCode, findBase, type Base } from './repository'
import { terminalReport } from './terminal'
import type { VersionInput } from './siteVersion'

export const changesUsage = [
  'npm run changes                           what differs from origin/main, or main',
  'npm run changes -- <base>                 what differs from a branch, a tag or a commit',
  'npm run changes -- <base> --html          also builds both versions, and compares the text of their pages (minutes)',
  'npm run changes -- <base> --markdown      for a pull request',
  'npm run changes -- <base> --preview <url> makes each page a link to a preview of the new version',
].join('\n')

export type Wanted = { base?: string; html: boolean; markdown: boolean; preview?: string }

/** What the command was asked for; null when that makes no sense. */
export function readArguments(args: readonly string[]): Wanted | null {
  const wanted: Wanted = { html: false, markdown: false }
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!
    if (arg === '--html') wanted.html = true
    else if (arg === '--markdown') wanted.markdown = true
    else if (arg === '--preview') {
      const url = args[++i]
      if (url === undefined || !/^https?:\/\/[^\s<>"']+$/.test(url) || !URL.canParse(url)) return null
      wanted.preview = url.replace(/\/+$/, '')
    } else if (arg.startsWith('-') || arg === '' || wanted.base !== undefined) return null
    else wanted.base = arg
  }
  return wanted
}

/** What `npm run changes` prints, and whether the working files may be published. Throws CannotCompare. */
export async function runChanges(root: string, wanted: Wanted, today: string): Promise<{ text: string; ok: boolean }> {
  const base = await findBase(root, wanted.base)
  const report = await makeReport(root, base, wanted.html, today)
  const options = { intro: introduction(base), ...(wanted.preview === undefined ? {} : { preview: wanted.preview }) }
  return { text: wanted.markdown ? markdownReport(report, options) : terminalReport(report, options), ok: !hasErrors(report) }
}

async function makeReport(root: string, base: Base, html: boolean, today: string): Promise<Report> {
  const input = readWorkingFiles(join(root, 'data'), today)
  if ('gate' in input) return { ...emptyReport(), gate: input.gate }
  const { version, clinic, gone, note } = await readBase(
    root,
    base.commit,
    input.content.prices.prices.map(({ key }) => key),
  )
  const report = compareVersions(version, input, { today, gone, oldClinic: clinic })
  const code = await changedCode(root, base.commit)
  const notes = [...(note === null ? [] : [note]), ...(code.length === 0 || html ? [] : [codeNote(code)])]
  if (!html) return { ...report, notes }
  const after = await buildSite(root, null)
  try {
    return { ...report, built: compareBuilt(await buildSite(root, base.commit), after), notes }
  } catch (error) {
    // Its reviews may be overdue by now, or it needs other packages; the rest of the report is good without it.
    if (!(error instanceof CannotCompare)) throw error
    return { ...report, notes: [...notes, `The pages as they are built could not be compared. ${error.message}`] }
  }
}

function readWorkingFiles(data: string, today: string): VersionInput | { gate: string[] } {
  try {
    return { content: validateContent(data, { today }), photographs: photographPrints(data) }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return { gate: reportLines(error.problems) }
  }
}

const codeNote = (files: readonly string[]) =>
  `The code of the site differs too (${counted(files.length, 'file')}, ${files.slice(0, 3).join(', ')}${files.length > 3 ? ' …' : ''}). This report compares content; with --html it also compares the pages as they are built.`

const introduction = ({ name, commit, date, movedOn }: Base) =>
  `Compared with ${name} as it was on ${day(date)} (${commit.slice(0, 7)})${movedOn ? ', where this version left it; what it has gained since is not counted' : ''}.`
