import { readFileSync } from 'node:fs'

type Package = { optionalDependencies?: Record<string, string>; resolved?: string }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

/** Where npm would find `name` for a package at `path`: in its own folder, or in one above. */
function isLocked(path: string, name: string): boolean {
  for (let base = path; ; base = base.includes('/node_modules/') ? base.slice(0, base.lastIndexOf('/node_modules/')) : '') {
    if (`${base === '' ? '' : `${base}/`}node_modules/${name}` in packages) return true
    if (base === '') return false
  }
}

it('names no registry host', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.startsWith('http'))).toEqual([])
})

it('holds the packages of every system, since npm ci refuses a lock file without them', () => {
  // `npm install` writes only what its registry offers; one that lacks other systems' packages strips the lock file.
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  )
  expect(missing).toEqual([])
})
