import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run, stopRunning } from './run'

/** A version of the repository that the working files are compared with. */
export type Base = {
  name: string
  commit: string
  /** Year-month-day. */
  date: string
  /** Whether the branch has gone on since the working files left it. */
  movedOn: boolean
}

/** Nothing could be compared; the message says why, and what to do. */
export class CannotCompare extends Error {}

const git = (root: string, ...args: string[]) => run('git', args, { cwd: root })

const usual = ['origin/main', 'main']

/**
 * The commit to compare with: where the working files left `wanted`, as a pull request is shown. Without a name, the published
 * branch.
 */
export async function findBase(root: string, wanted?: string): Promise<Base> {
  for (const name of wanted === undefined ? usual : [wanted]) {
    // `--end-of-options` keeps a name that begins with a hyphen from being taken for one.
    const found = await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
    if (found.code !== 0) continue
    const tip = found.output.trim()
    const left = await git(root, 'merge-base', tip, 'HEAD')
    const commit = left.code === 0 ? left.output.trim() : tip
    const { output } = await git(root, 'show', '-s', '--format=%cs', commit)
    return { name, commit, date: output.trim(), movedOn: commit !== tip }
  }
  if ((await git(root, 'rev-parse', '--git-dir')).code !== 0)
    throw new CannotCompare('This folder is not a git repository, so there is no other version to compare with.')
  throw new CannotCompare(
    wanted === undefined
      ? 'There is neither origin/main nor main. Name a branch, a tag or a commit: npm run changes -- <base>'
      : `“${wanted}” is not a branch, a tag or a commit here. If it is on the server, run git fetch first.`,
  )
}

const temporary = new Set<string>()

/** A new folder that is removed when the program ends, however it ends. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'changes-')))
  temporary.add(folder)
  return folder
}

/** Removes every folder of {@link temporaryFolder}. */
export function removeTemporary(): void {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  temporary.clear()
}

/** Lets Ctrl-C and a polite kill leave nothing behind. */
export function cleanUpOnSignals(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => {
      stopRunning()
      removeTemporary()
      process.exit(code)
    })
}

/**
 * Writes the files of a commit to `folder`; of `paths` only when any are given. An archive and not a worktree: git keeps no note
 * of it, so that nothing can be left behind in the repository.
 */
export async function writeCommit(root: string, commit: string, folder: string, ...paths: string[]): Promise<void> {
  const archive = await git(root, 'archive', '--format=tar', commit, ...(paths.length > 0 ? ['--', ...paths] : []))
  if (archive.code !== 0) throw new CannotCompare(`git could not read ${paths.join(', ') || 'the files'} of ${commit.slice(0, 7)}: ${archive.errors.trim()}`)
  const unpacked = await run('tar', ['-x', '-C', folder], { cwd: root, input: archive.bytes })
  if (unpacked.code !== 0) throw new CannotCompare(`The files of ${commit.slice(0, 7)} could not be unpacked: ${unpacked.errors.trim()}`)
}

/** Copies the working files, without what git ignores, to `folder`. */
export async function writeWorkingFiles(root: string, folder: string): Promise<void> {
  const { output } = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  // A link to packages that are installed elsewhere is no folder, and so not ignored.
  for (const file of output.split('\0').filter((name) => name !== '' && name !== 'node_modules' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
}

/** Lets a folder use the packages that are installed here. */
export const linkPackages = (root: string, folder: string): void => symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')

/** The files outside data/ that can change what is built and differ from a commit. */
export async function changedCode(root: string, commit: string): Promise<string[]> {
  const places = ['src', 'static', 'package-lock.json', 'gatsby-*']
  const [tracked, untracked] = await Promise.all([
    git(root, 'diff', '--name-only', '--relative', commit, '--', ...places),
    git(root, 'ls-files', '--others', '--exclude-standard', '--', ...places),
  ])
  return [...new Set(`${tracked.output}${untracked.output}`.split('\n').filter((name) => name !== ''))].filter((name) => !name.startsWith('src/changes/'))
}
