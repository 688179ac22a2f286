/**
 * What a look found: in order, or what is missing and how it is mended. `ok` is null where nothing
 * could be seen.
 */
export type Finding = { what: string; ok: boolean | null; fix?: string }

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export const ok = (what: string): Finding => ({ what, ok: true })
export const missing = (what: string, fix: string): Finding => ({ what, ok: false, fix })
export const unseen = (what: string, fix: string): Finding => ({ what, ok: null, fix })

/** Returns what was found as lines, what is missing last. */
export const reportOf = (found: readonly Finding[]): string => {
  const left = found.filter((one) => one.ok === false)
  return [
    ...found.filter((one) => one.ok).map(({ what }) => `  ok       ${what}`),
    ...found.filter((one) => one.ok === null).map(({ what, fix }) => `  unseen   ${what}. ${fix}.`),
    ...left.map(({ what, fix }) => `  missing  ${what} ${fix}.`),
    '',
    left.length === 0
      ? 'Nothing that was looked at is missing.'
      : `${left.length} of ${found.length} are missing.`,
  ].join('\n')
}
