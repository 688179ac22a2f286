import { readFileSync } from 'node:fs'
import {
  addIntegrity,
  forgetWithoutIntegrity,
  withoutIntegrity,
  type Lock,
  type LockedPackage,
} from '../../scripts/packages/lockIntegrity'

/**
 * Checks whether npm installs the package on a machine: npm leaves out optional packages that are
 * for other ones.
 */
function isFor(
  { os, cpu, libc }: LockedPackage,
  machine: { os: string; cpu: string; libc: string },
): boolean {
  const fits = (list: string[] | undefined, own: string) =>
    list === undefined ||
    (list.some((one) => one === own || one.startsWith('!')) && !list.includes(`!${own}`))
  return fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc)
}

/** The project's packages, and those that only publishing needs. */
const files = ['package-lock.json', '.github/publish/package-lock.json']

describe.each(files)('%s', (file) => {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const { packages } = lock

  /**
   * Returns where npm would find `name` for a package at `path`: in its own folder, or in one
   * above.
   */
  function isLocked(path: string, name: string): boolean {
    for (
      let base = path;
      ;
      base = base.includes('/node_modules/')
        ? base.slice(0, base.lastIndexOf('/node_modules/'))
        : ''
    ) {
      if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in packages) return true
      if (base === '') return false
    }
  }

  it('names no registry host', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual(
      [],
    )
  })

  it('holds the packages of every system, since npm ci refuses a lock file without them', () => {
    // `npm install` writes only what its registry offers; one that lacks other systems' packages strips the lock file.
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    )
    expect(missing).toEqual([])
  })

  it('has a hash for everything that is installed where the site is checked, built and published', () => {
    // GitHub's runners, and Debian on a server of one's own.
    const published = { os: 'linux', cpu: 'x64', libc: 'glibc' }
    const unheld = withoutIntegrity(lock)
    expect(unheld.filter((path) => isFor(packages[path]!, published))).toEqual([])
    // What has none is a program for another system, in one exact version.
    expect(
      unheld.filter(
        (path) => packages[path]!.optional !== true || packages[path]!.os === undefined,
      ),
    ).toEqual([])
  })

  it('has no more packages without a hash than docs/dependencies.md admits', () => {
    const admitted = new RegExp(`\`${file.replaceAll('.', String.raw`\.`)}\`: (\\d+)`).exec(
      readFileSync('docs/dependencies.md', 'utf8'),
    )
    expect(withoutIntegrity(lock)).toHaveLength(Number(admitted?.[1]))
  })
})

describe('npm run lock-integrity', () => {
  const lock: Lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/b-darwin': { version: '2.0.0', cpu: ['x64'], optional: true, os: ['darwin'] },
      'node_modules/b-win32': { version: '2.0.0', cpu: ['x64'], optional: true, os: ['win32'] },
    },
  }

  it('asks anew for packages without a hash, and only for those', () => {
    expect(Object.keys(forgetWithoutIntegrity(lock).packages)).toEqual(['', 'node_modules/a'])
  })

  it('takes hashes of the same version and nothing else, and says what is left', () => {
    const found: Lock = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.1', integrity: 'sha512-newer' },
        'node_modules/b-darwin': {
          version: '2.0.0',
          integrity: 'sha512-b',
          cpu: ['x64'],
          optional: true,
          os: ['darwin'],
        },
        'node_modules/b-win32': { version: '2.0.1', integrity: 'sha512-other' },
        'node_modules/c': { version: '1.0.0', integrity: 'sha512-c' },
      },
    }
    const result = addIntegrity(lock, found)
    expect(result.added).toEqual(['node_modules/b-darwin'])
    expect(result.left).toEqual(['node_modules/b-win32'])
    expect(result.lock.packages).toEqual({
      ...lock.packages,
      'node_modules/b-darwin': { ...lock.packages['node_modules/b-darwin'], integrity: 'sha512-b' },
    })
  })
})
