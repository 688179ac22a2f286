import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A version of the repository that the working files are compared with. */
export type Base = {
  name: string
  commit: string
  /** Year-month-day. */
  date: string
  /** true when the branch has gone on since the working files left it. */
  movedOn: boolean
}

/** Nothing could be compared; the message says why, and what to do. */
export class CannotCompare extends Error {}

/** Returns what git prints; null when it fails. */
function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/**
 * Returns the commit to compare with: where the working files left `wanted`, as a pull request is
 * shown. Without a name, the published branch.
 */
export function findBase(root: string, wanted?: string): Base {
  for (const name of wanted === undefined ? ['origin/main', 'main'] : [wanted]) {
    // `--end-of-options` keeps a name that begins with a hyphen from being taken for one.
    const tip = git(
      root,
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${name}^{commit}`,
    )
    if (tip === null) continue
    const commit = git(root, 'merge-base', tip, 'HEAD') ?? tip
    return {
      name,
      commit,
      date: git(root, 'show', '-s', '--format=%cs', commit) ?? '',
      movedOn: commit !== tip,
    }
  }
  if (git(root, 'rev-parse', '--git-dir') === null)
    throw new CannotCompare(
      'This folder is not a git repository, so there is no other version to compare with.',
    )
  throw new CannotCompare(
    wanted === undefined
      ? 'There is neither origin/main nor main. Name a branch, a tag or a commit: npm run changes -- <base>'
      : `“${wanted}” is not a branch, a tag or a commit here. If it is on the server, run git fetch first.`,
  )
}

/**
 * Reads the content of a commit, by way of a temporary folder: an archive and not a worktree, of
 * which git would keep a note.
 */
export function readData<T>(root: string, commit: string, read: (dataDir: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'))
  try {
    execFileSync(
      'git',
      ['archive', '--format=tar', '-o', join(folder, 'data.tar'), commit, '--', 'data'],
      { cwd: root },
    )
    execFileSync('tar', ['-xf', 'data.tar'], { cwd: folder })
    return read(join(folder, 'data'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
