/**
 * The parts of a package-lock.json (version 3) that matter here; see npm's own page
 * "package-lock.json".
 */
export type LockedPackage = {
  version?: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  resolved?: string
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, LockedPackage> }

/**
 * Lists the packages of a lock file that have no integrity hash, as paths such as
 * `node_modules/zod`. The project itself and its workspaces are folders here, not downloads.
 */
export const withoutIntegrity = ({ packages }: Lock): string[] =>
  Object.entries(packages).flatMap(([path, { integrity, link }]) =>
    path.includes('node_modules/') && link !== true && integrity === undefined ? [path] : [],
  )

/**
 * Returns a lock file without the packages that have no hash, so that npm asks its registry for
 * them anew.
 */
export function forgetWithoutIntegrity<L extends Lock>(lock: L): L {
  const forgotten = new Set(withoutIntegrity(lock))
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages).filter(([path]) => !forgotten.has(path)),
    ),
  }
}

/**
 * Returns the lock file with the hashes that `found`, a lock file npm wrote anew, has for packages
 * of the same version. Nothing else of it is taken, so that no version changes by the way.
 */
export function addIntegrity<L extends Lock>(
  lock: L,
  found: Lock,
): { lock: L; added: string[]; left: string[] } {
  const missing = withoutIntegrity(lock)
  const hashOf = (path: string) => {
    const other = found.packages[path]
    return other?.version === lock.packages[path]!.version ? other?.integrity : undefined
  }
  const added = missing.filter((path) => hashOf(path) !== undefined)
  const packages = Object.fromEntries(
    Object.entries(lock.packages).map(([path, locked]) => {
      const { version, ...rest } = locked
      // Where npm writes it: after the version.
      return [path, added.includes(path) ? { version, integrity: hashOf(path), ...rest } : locked]
    }),
  )
  return {
    lock: { ...lock, packages },
    added,
    left: missing.filter((path) => !added.includes(path)),
  }
}
