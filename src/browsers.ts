import browserslist from 'browserslist'

/** Names of browserslist, where esbuild has another. */
const names: Record<string, string> = { ios_saf: 'ios', and_chr: 'chrome' }
const known = ['chrome', 'edge', 'firefox', 'safari', 'ios']

/** Compares versions: 15.4 is older than 15.10. */
export const older = (a: string, b: string): boolean => {
  const [major = 0, minor = 0] = a.split('.').map(Number)
  const [otherMajor = 0, otherMinor = 0] = b.split('.').map(Number)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}

/**
 * Returns the oldest version of each browser that the site is made for, by `browserslist` in
 * package.json.
 */
export function oldestBrowsers(): Map<string, string> {
  const oldest = new Map<string, string>()
  for (const browser of browserslist()) {
    const [name, version] = browser.split(' ') as [string, string]
    // Several releases may stand together: 15.6-15.8.
    const [first] = version.split('-') as [string]
    if (!oldest.has(name) || older(first, oldest.get(name)!)) oldest.set(name, first)
  }
  return oldest
}

/** The same browsers in esbuild's words. What is none of esbuild's is made of one that is. */
export const esbuildTarget: string[] = [...oldestBrowsers()]
  .map(([name, version]) => [names[name] ?? name, version] as const)
  .filter(([name]) => known.includes(name))
  .map(([name, version]) => `${name}${version}`)
