import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Runs before `npm start` and `npm test`, in plain JavaScript because nothing is installed yet:
 * installs the packages of the lock file when they are missing or older than it, and for the tests
 * with `--browser` a Chromium and with `--nginx` an nginx.
 */
const stamp = 'node_modules/.installed-lock'
const lock = readFileSync('package-lock.json', 'utf8')
const run = (command, args) => execFileSync(command, args, { stdio: 'inherit' })

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old for this project. Install Node 20.19 or newer, then run the command again.`,
  )
  process.exit(1)
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages…')
  // Errors only: npm's warnings hold addresses, and the first address `npm start` prints is to be
  // the site's.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Debian's packages, for root or with sudo. */
function install(name, program) {
  console.log(`Installing ${name}…`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', program],
  ]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    run(command, rest)
  }
}

const hasApt = existsSync('/usr/bin/apt-get')
const onDebian = hasApt && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const chromiumPlaces = JSON.parse(
  readFileSync(new URL('chromiumPlaces.json', import.meta.url), 'utf8'),
)
const isThere = (paths) => paths.some((path) => path && existsSync(path))

// Debian has a Chromium without windows, which does the same in two thirds of the time. Any other
// will do.
if (process.argv.includes('--browser') && !isThere([process.env.CHROME_PATH, chromiumPlaces[0]])) {
  try {
    if (onDebian) install('Chromium', 'chromium-headless-shell')
  } catch {
    // Said below, unless another Chromium is there.
  }
  if (!isThere(chromiumPlaces)) {
    console.error(
      'The browser tests need Chromium. Install it and set CHROME_PATH to its program, then run the command again.',
    )
    process.exit(1)
  }
}

// The weekly tests need its windows' back/forward cache.
if (process.argv.includes('--full-browser') && onDebian)
  if (!isThere([process.env.CHROME_PATH, ...chromiumPlaces.slice(1)]))
    install('Chromium', 'chromium')

if (process.argv.includes('--nginx') && !isThere([process.env.NGINX_PATH, '/usr/sbin/nginx'])) {
  // Unlike Chromium it is not needed everywhere: the tests of its configuration say that they were
  // left out.
  if (hasApt && (process.getuid?.() === 0 || process.env.CI)) install('nginx', 'nginx-light')
  else
    console.warn(
      'Without nginx its configuration is not tested. To test it, install nginx and set NGINX_PATH to its program.',
    )
}
