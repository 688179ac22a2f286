import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clinicDay } from '@clinic/contract/prose'
import { runChanges } from '../src/changes/changesCommand'
import { CannotCompare } from '../src/changes/repository'

/**
 * `npm run changes:report`, of changes.yml: what a pull request changes, as the run's summary and
 * as a file for the comment. Ends as `npm run changes` does.
 */
const { env } = process

/** Gives the address that Cloudflare Pages makes of a branch's name. */
const previewOf = (branch: string, project: string) =>
  `https://${branch
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '-')
    .slice(0, 28)
    .replace(/^-+|-+$/g, '')}.${project}.pages.dev`

const preview =
  env.PREVIEWS === 'on' && env.OWN_BRANCH === 'true' && env.PROJECT
    ? previewOf(env.BRANCH!, env.PROJECT)
    : undefined
try {
  const wanted = { base: `origin/${env.BASE}`, markdown: true, all: true, preview }
  const { text, ok } = runChanges(process.cwd(), wanted, clinicDay())
  appendFileSync(env.GITHUB_STEP_SUMMARY!, text)
  // GitHub takes no longer comment.
  writeFileSync(join(env.RUNNER_TEMP!, 'changes.md'), text.slice(0, 65_000))
  appendFileSync(env.GITHUB_OUTPUT!, 'made=true\n')
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(error instanceof CannotCompare ? error.message : error)
  process.exitCode = 2
}
