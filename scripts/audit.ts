import { spawnSync } from 'node:child_process'
import { auditProblems, type Audit } from './packages/auditReport'

/**
 * `npm run audit`: asks npm's registry for known faults of high severity in packages that are
 * shipped, or that run beside the secrets of publishing. Exits with 2 when it could not be asked.
 */
const lockFiles = [
  { folder: '.', options: ['--omit=dev'] },
  { folder: '.github/publish', options: [] },
]
for (const { folder, options } of lockFiles) {
  const { stdout } = spawnSync('npm', ['audit', '--json', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { asked, problems } = auditProblems(JSON.parse(stdout) as Audit)
  console.log([`${folder}/package-lock.json`, ...problems].join('\n  '))
  if (!asked) process.exitCode = 2
  else if (problems.length > 0) process.exitCode ??= 1
}
