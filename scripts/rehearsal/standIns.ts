import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Programs that stand in for those that need an account. What they are asked is written, a JSON
 * line each, to the file that the environment names as REHEARSAL_LOG; none of them reaches the
 * network.
 */
export function writeStandIns(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries({ npx, gh })) {
    writeFileSync(join(folder, name), `#!/usr/bin/env node\n${text}`)
    chmodSync(join(folder, name), 0o755)
  }
}

/**
 * wrangler and supabase come by npx, and say that all is well; every other program is run as npx
 * would.
 */
const npx = `
const { appendFileSync } = require('node:fs')
const { spawnSync } = require('node:child_process')
const args = process.argv.slice(2)
const name = args.find((arg) => arg === 'wrangler' || arg === 'supabase')
if (name) {
  appendFileSync(process.env.REHEARSAL_LOG, JSON.stringify({ program: name, args: args.slice(args.indexOf(name) + 1) }) + '\\n')
  console.log('(stand-in for ' + name + ')')
} else {
  const own = process.env.PATH.split(':').filter((folder) => folder !== __dirname).join(':')
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, PATH: own } }).status ?? 1
}
`

/**
 * Answers what the workflow asks GitHub about runs and artifacts, from what earlier jobs of the
 * rehearsal left.
 */
const gh = `
const { readFileSync } = require('node:fs')
const args = process.argv.slice(2)
const kept = JSON.parse(readFileSync(process.env.REHEARSAL_ARTIFACTS, 'utf8'))
const [what, path] = args
const asked = /actions\\/artifacts\\?name=([^&]*)/.exec(path)
if (what === 'api' && asked) {
  const artifacts = kept.filter(({ name }) => name === asked[1]).map(({ run, commit }) => ({
    id: run, expired: false, created_at: String(run).padStart(20, '0'),
    workflow_run: { id: run, head_branch: 'main', head_sha: commit, repository_id: 1, head_repository_id: 1 },
  }))
  console.log(JSON.stringify({ artifacts }))
} else if (what === 'api' && /actions\\/runs\\/\\d+$/.test(path)) {
  console.log(JSON.stringify({ path: '.github/workflows/publish.yml' }))
} else {
  console.error('The stand-in for gh does not know: ' + args.join(' '))
  process.exitCode = 1
}
`
