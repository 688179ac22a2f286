/** A thing in a folder; what is neither file nor folder is a link, which nothing follows. */
export type FolderEntry = { name: string; kind: 'file' | 'folder' | 'link' }

/**
 * The content to be read: on disk for the build (load.ts), in memory for the editor at /cms/. Paths
 * are below data/, with slashes.
 */
export type DataFolder = {
  /** Returns what lies in a folder, '' for the top; nothing when it is missing. */
  list(folder: string): readonly FolderEntry[]
  read(path: string): Uint8Array
}

/** Returns a data folder over files in memory: paths below data/, with what they hold. */
export function folderInMemory(files: ReadonlyMap<string, string | Uint8Array>): DataFolder {
  const encoder = new TextEncoder()
  const folders = new Map<string, Map<string, FolderEntry>>()
  for (const path of files.keys()) {
    const parts = path.split('/')
    parts.forEach((name, depth) => {
      const above = parts.slice(0, depth).join('/')
      const kind = depth === parts.length - 1 ? 'file' : 'folder'
      folders.set(above, (folders.get(above) ?? new Map()).set(name, { name, kind }))
    })
  }
  return {
    list: (folder) => [...(folders.get(folder)?.values() ?? [])],
    read: (path) => {
      const content = files.get(path)
      if (content === undefined) throw new Error(`There is no data/${path}.`)
      return typeof content === 'string' ? encoder.encode(content) : content
    },
  }
}

/** Returns a file's name without its ending. */
export const stem = (name: string): string => name.slice(0, name.length - ending(name).length)

/** Returns the ending of a file's name with its dot; '' where it has none. */
export const ending = (name: string): string => /.(\.[^.]*)$/.exec(name)?.[1] ?? ''
