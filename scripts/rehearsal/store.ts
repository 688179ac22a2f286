import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Artifact = { run: number; commit: string; name: string }

/** What GitHub keeps between jobs and runs: caches, in a folder, and the names of artifacts. */
export class Store {
  private caches: string[] = []
  private artifacts: Artifact[] = []

  constructor(private readonly root: string) {
    mkdirSync(root, { recursive: true })
    this.write()
  }

  /**
   * Puts the cache of this key, or the newest whose key begins with one of the others, into `dir`.
   * @returns the key it had.
   */
  restore(
    paths: readonly string[],
    key: string,
    prefixes: readonly string[],
    dir: string,
  ): string | null {
    const found = [key, ...prefixes].flatMap((wanted) =>
      this.caches
        .filter((have) => (wanted === key ? have === key : have.startsWith(wanted)))
        .slice(-1),
    )[0]
    if (found === undefined) return null
    for (const path of paths) {
      const kept = join(this.folderOf(found), path)
      if (existsSync(kept)) cpSync(kept, join(dir, path), { recursive: true })
    }
    return found
  }

  save(paths: readonly string[], key: string, dir: string): void {
    if (this.caches.includes(key)) return
    for (const path of paths)
      if (existsSync(join(dir, path)))
        cpSync(join(dir, path), join(this.folderOf(key), path), { recursive: true })
    this.caches.push(key)
  }

  /** Notes an artifact; its files are asked for by nothing that is rehearsed. */
  upload(name: string, run: number, commit: string): void {
    this.artifacts.push({ run, commit, name })
    this.write()
  }

  /** Where the stand-in for GitHub's command line reads what there is. */
  get list(): string {
    return join(this.root, 'artifacts.json')
  }

  private write = () => writeFileSync(this.list, JSON.stringify(this.artifacts))
  private folderOf = (key: string) => join(this.root, 'caches', key.replaceAll(/[^\w.-]/g, '_'))
}
