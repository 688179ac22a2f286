import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The invented clinic that tests of the code read: the same files as data/, small and complete. */
export const clinicData = '__tests__/fixtures/clinic'

/**
 * Folder of the built test site: a copy of the project that has the invented clinic for its
 * data/.
 */
export const clinicSite = '.local/clinic'

/** Paths that the build reads. */
const taken = ['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx', 'package.json', 'packages', 'scripts', 'server', 'src', 'static', 'supabase', 'tsconfig.json'] // prettier-ignore

/** Caches that a build leaves behind for the next one. */
const kept = new Set(['.cache', 'public', '.generated'])

/**
 * Lays the code out anew around the invented clinic, in a folder of its own because Gatsby takes
 * its root from the working directory. What was built there before stays, so that a second build is
 * a short one.
 * @returns the folder to build in
 */
export function layOutClinicSite(): string {
  mkdirSync(clinicSite, { recursive: true })
  for (const name of readdirSync(clinicSite))
    if (!kept.has(name)) rmSync(join(clinicSite, name), { recursive: true, force: true })
  for (const name of taken) cpSync(name, join(clinicSite, name), { recursive: true })
  cpSync(clinicData, join(clinicSite, 'data'), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(clinicSite, 'node_modules'))
  // Beside the drawings of data/ and not among them: a build throws out those that its own content
  // does not need.
  const drawings = join('.art-cache', 'clinic')
  if (!existsSync(drawings)) {
    mkdirSync('.art-cache', { recursive: true })
    const made = readdirSync('.art-cache')
    for (const name of made)
      cpSync(join('.art-cache', name), join(drawings, name), { recursive: true })
    mkdirSync(drawings, { recursive: true })
  }
  symlinkSync(join(process.cwd(), drawings), join(clinicSite, '.art-cache'))
  return clinicSite
}
