/**
 * One publication of the site: what it is called, when it was, and the files it had, as paths from
 * the site's root.
 */
export type Deploy = {
  id: string
  /** Milliseconds since 1970. */
  at: number
  /** Files whose names change with their content; they may lie beside those of other deploys. */
  hashed: string[]
  /** Pages, data and everything else that is written over by the next deploy. */
  other: string[]
}

/** The deploys whose files are still there, the newest first. */
export type Ledger = Deploy[]

export type Plan = {
  /** In this order: scripts and pictures, then data, then the pages that ask for them. */
  hashed: string[]
  data: string[]
  pages: string[]
  /** Hashed files of earlier deploys that stay for tabs that are still open. */
  kept: string[]
  /**
   * Files we once published that nobody needs any more, removed last. Files that others put there
   * are left alone.
   */
  gone: string[]
  /**
   * While publishing: also the deploys whose files are about to go, so that an interrupted run can
   * be repeated.
   */
  ledgerMeanwhile: Ledger
  ledger: Ledger
}

/**
 * Whose hashed files stay: those of the last deploys, and those of the last days, however many: an
 * editor may publish five times before lunch.
 */
export type Keep = { deploys: number; days: number }
export const keepUsually: Keep = { deploys: 5, days: 7 }
/** Nothing but the present deploy, for when something must be gone at once. */
export const keepNothing: Keep = { deploys: 1, days: 0 }

/**
 * What has to be done to publish a deploy where others were published before. A page never stands
 * without its scripts: they come first and go last, and those of earlier pages stay for a while.
 */
export function planPublish(deploy: Deploy, earlier: Ledger, keep: Keep = keepUsually): Plan {
  const ledgerMeanwhile = [deploy, ...earlier.filter(({ id }) => id !== deploy.id)]
  const ledger = ledgerMeanwhile.filter(
    ({ at }, i) => i < keep.deploys || at > deploy.at - keep.days * 24 * 60 * 60_000,
  )
  const now = new Set([...deploy.hashed, ...deploy.other])
  const kept = [...new Set(ledger.flatMap(({ hashed }) => hashed))].filter((file) => !now.has(file))
  const needed = new Set([...now, ...kept])
  // The earlier entry of the same id counts too: publishing it again may have left files of its
  // first time behind.
  const known = new Set([...earlier, deploy].flatMap(({ hashed, other }) => [...hashed, ...other]))
  const isPage = (file: string) => file.endsWith('.html')
  return {
    hashed: deploy.hashed,
    data: deploy.other.filter((file) => !isPage(file)),
    pages: deploy.other.filter(isPage),
    kept,
    gone: [...known].filter((file) => !needed.has(file)),
    ledgerMeanwhile,
    ledger,
  }
}

/** The deploy to go back to: the one that is named, else the one before the present one. */
export function deployBefore(ledger: Ledger, wanted?: string): Deploy {
  const found = wanted === undefined ? ledger[1] : ledger.find(({ id }) => id === wanted)
  if (found) return found
  if (wanted === undefined) throw new Error('There is no earlier deploy to go back to.')
  throw new Error(
    `There is no deploy ${wanted}. There are: ${ledger.map(({ id }) => id).join(', ')}.`,
  )
}
