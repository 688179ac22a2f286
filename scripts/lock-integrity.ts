import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addIntegrity, forgetWithoutIntegrity, type Lock } from './packages/lockIntegrity'

/**
 * `npm run lock-integrity`: completes the hashes of both lock files from the registry that npm
 * uses. Some registries lack the packages of other systems, and then leave a gap that this closes
 * where the registry is whole. Versions stay as they are. `-- --check` writes nothing, and fails
 * where a hash could be added.
 */
const checksOnly = process.argv.includes('--check')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Lock

for (const folder of ['.', '.github/publish']) {
  const file = join(folder, 'package-lock.json')
  const lock = read(file)
  const temporary = mkdtempSync(join(tmpdir(), 'lock-'))
  try {
    for (const name of ['package.json', '.npmrc'])
      if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(temporary, name))
    writeFileSync(
      join(temporary, 'package-lock.json'),
      JSON.stringify(forgetWithoutIntegrity(lock), null, 2),
    )
    execFileSync(
      'npm',
      [
        'install',
        '--package-lock-only',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      {
        cwd: temporary,
        stdio: 'inherit',
      },
    )
    const result = addIntegrity(lock, read(join(temporary, 'package-lock.json')))
    if (result.added.length > 0 && checksOnly) process.exitCode = 1
    else if (result.added.length > 0)
      writeFileSync(file, `${JSON.stringify(result.lock, null, 2)}\n`)
    const names = result.left.map(
      (path) => `\n  ${path.replace('node_modules/', '')}@${lock.packages[path]!.version}`,
    )
    console.log(
      `${file}: ${result.added.length} hashes ${checksOnly ? 'to add' : 'added'}, ` +
        `${result.left.length} packages left without one${names.join('')}`,
    )
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
