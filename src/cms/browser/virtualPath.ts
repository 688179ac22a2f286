/** Stands in for `node:path` in the browser; see virtualFiles.ts. */
export const join = (...parts: string[]): string => parts.join('/')

export function basename(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return ending !== '' && name.endsWith(ending) ? name.slice(0, -ending.length) : name
}

export function extname(path: string): string {
  const name = basename(path)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(dot) : ''
}
