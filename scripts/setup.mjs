import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Runs before `npm start` and `npm test`, in plain JavaScript because nothing is installed yet: installs the packages of the
 * lock file when they are missing or older than it, and with `--browser` a Chromium for the tests.
 */
const stamp = 'node_modules/.installed-lock'
const lock = readFileSync('package-lock.json', 'utf8')
const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' })

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old for this project. Install Node 20.19 or newer, then run the command again.`)
  process.exit(1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages…')
  // Errors only: npm's warnings hold addresses, and the first address `npm start` prints is to be the site's.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

const browsers = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
if (process.argv.includes('--browser') && !browsers.some((path) => path && existsSync(path))) {
  if (!existsSync('/usr/bin/apt-get')) {
    console.error('The browser tests need Chromium. Install it and set CHROME_PATH to its program, then run the command again.')
    process.exit(1)
  }
  console.log('Installing Chromium…')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    run(command, rest)
  }
}
