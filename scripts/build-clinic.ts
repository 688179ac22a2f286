import { spawnSync } from 'node:child_process'
import { layOutClinicSite } from './testing/clinicSite'

/**
 * `npm run build:clinic`: builds the site of the invented clinic, which tests of the code look at,
 * into .local/clinic/public.
 */
const { status } = spawnSync('npm', ['run', '-s', 'build'], {
  cwd: layOutClinicSite(),
  stdio: 'inherit',
  env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
})
process.exitCode = status ?? 1
