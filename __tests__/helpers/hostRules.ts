type Rule = { from: string; to: string; status: number }

/**
 * Reads a `_redirects` file as Cloudflare Pages does: `from to status`; the status must be one of
 * 200, 301, 302, 303, 307, 308, else the line is dropped; a second rule for the same `from` is
 * dropped too; paths are matched as they are written, slash and all; rules come before files.
 */
export function hostRedirects(file: string) {
  const accepted: Rule[] = []
  for (const line of file.split('\n').map((l) => l.replace(/\s+#.*$/, '').trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [from, to, code = '302', ...more] = line.split(/\s+/) as [string, string, ...string[]]
    if (more.length > 0 || to === undefined) continue
    if (!['200', '301', '302', '303', '307', '308'].includes(code)) continue
    if (accepted.some((rule) => rule.from === from)) continue
    accepted.push({ from, to, status: Number(code) })
  }
  return {
    /** The rules the host keeps. */
    accepted,
    /** Returns what the host answers for a path, or null when it goes on to look for a file. */
    answer(path: string): { status: number; to: string } | null {
      const rule = accepted.find((r) => fits(r.from, path))
      return rule ? { status: rule.status, to: rule.to } : null
    },
  }
}

type HeaderRule = { path: string; headers: [name: string, value: string][]; without: string[] }

/**
 * Reads a `_headers` file as Cloudflare does: a path on its own line, then indented headers. Every
 * rule that fits applies; `! Name` takes away what rules before it have set.
 */
export function hostHeaders(file: string) {
  const rules: HeaderRule[] = []
  for (const line of file.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (/^\s+!/.test(line)) rules.at(-1)!.without.push(line.replace('!', '').trim().toLowerCase())
    else if (/^\s/.test(line)) {
      const [name, ...value] = line.trim().split(':')
      rules.at(-1)!.headers.push([name!.trim(), value.join(':').trim()])
    } else rules.push({ path: line.trim(), headers: [], without: [] })
  }
  return {
    rules,
    /**
     * The values of each header for a path, by its name in lower case; more than one is a clash.
     */
    for(path: string): Record<string, string[]> {
      const found: Record<string, string[]> = {}
      for (const rule of rules.filter((r) => fits(r.path, path))) {
        for (const name of rule.without) delete found[name]
        for (const [name, value] of rule.headers) (found[name.toLowerCase()] ??= []).push(value)
      }
      return found
    },
  }
}

/** Checks whether a rule's path, where `*` stands for anything, fits an address. */
function fits(rule: string, path: string): boolean {
  const pattern = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pattern.join('.*')}$`).test(path)
}
