import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/build/filesBelow'
import { readLedger, readSite, writeLedger } from './files'
import { keepUsually, planPublish, type Keep } from './plan'

export type SnapshotOptions = {
  /**
   * Kept from deploy to deploy: the hashed files of the last ones in `files/`, and the ledger. Need
   * not exist yet.
   */
  earlier: string
  /** Where the folder to upload is made. */
  out: string
  id: string
  now: number
  keep?: Keep
}

/**
 * For hosts where every deploy is a snapshot and earlier files vanish (Cloudflare Pages, Netlify):
 * makes a folder of the site and the hashed files of the last deploys, and brings `earlier` up to
 * date for the next time.
 * @returns how many files of earlier deploys are in it, and how many there are in all
 */
export function addEarlierFiles(
  site: string,
  { earlier, out, id, now, keep = keepUsually }: SnapshotOptions,
): { kept: number; all: number } {
  const ledgerFile = join(earlier, 'ledger.json')
  const stored = join(earlier, 'files')
  const plan = planPublish(readSite(site, id, now), readLedger(ledgerFile), keep)
  const has = (file: string) => existsSync(join(stored, file))

  rmSync(out, { recursive: true, force: true })
  cpSync(site, out, { recursive: true })
  // What is missing from the store (an artifact that has expired) is missing; a deploy must not
  // fail over it.
  const kept = plan.kept.filter(has)
  for (const file of kept) copy(join(stored, file), join(out, file))

  const next = `${earlier}.next`
  rmSync(next, { recursive: true, force: true })
  for (const file of kept) copy(join(stored, file), join(next, 'files', file))
  for (const file of plan.hashed) copy(join(site, file), join(next, 'files', file))
  writeLedger(join(next, 'ledger.json'), plan.ledger)
  // For hosts that are given files one by one, the names of those to send before everything else.
  writeFileSync(join(next, 'first.txt'), `${[...plan.hashed, ...kept].toSorted().join('\n')}\n`)
  rmSync(earlier, { recursive: true, force: true })
  renameSync(next, earlier)
  return { kept: kept.length, all: filesBelow(out).length }
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to)
}
