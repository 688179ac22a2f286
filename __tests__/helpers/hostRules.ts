type Host = 'netlify' | 'cloudflare'
type Rule = { from: string; to: string; status: number; forced: boolean }

/**
 * Reads a `_redirects` file the way a host does.
 *
 * Netlify: `from to [status[!]]`; the first rule that fits wins; a trailing slash in `from` or in
 * the request makes no difference; where a file exists at the address it is served instead, unless
 * the rule is forced with `!`. Cloudflare: the status must be one of 200, 301, 302, 303, 307, 308,
 * else the line is dropped (so `301!` is); a second rule for the same `from` is dropped too; paths
 * are matched as they are written, slash and all; rules come before files.
 */
export function hostRedirects(file: string, host: Host) {
  const accepted: Rule[] = []
  for (const line of file.split('\n').map((l) => l.replace(/\s+#.*$/, '').trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [from, to, code = host === 'netlify' ? '301' : '302', ...more] = line.split(/\s+/) as [
      string,
      string,
      string?,
      ...string[],
    ]
    if (more.length > 0 || to === undefined) continue
    if (host === 'cloudflare') {
      if (!['200', '301', '302', '303', '307', '308'].includes(code)) continue
      if (accepted.some((rule) => rule.from === from)) continue
      accepted.push({ from, to, status: Number(code), forced: true })
    } else {
      const same = accepted.some((rule) => bare(rule.from) === bare(from))
      if (!same)
        accepted.push({ from, to, status: Number.parseInt(code, 10), forced: code.endsWith('!') })
    }
  }
  return {
    /** The rules the host keeps. */
    accepted,
    /** What the host answers for a path, or null when it goes on to look for a file. */
    answer(
      path: string,
      { fileExists }: { fileExists: boolean },
    ): { status: number; to: string } | null {
      const rule = accepted.find((r) =>
        host === 'netlify' ? fits(bare(r.from), bare(path)) : fits(r.from, path),
      )
      return rule && (rule.forced || !fileExists) ? { status: rule.status, to: rule.to } : null
    },
  }
}

type HeaderRule = { path: string; headers: [name: string, value: string][]; without: string[] }

/**
 * Reads a `_headers` file as Cloudflare does: a path on its own line, then indented headers. Every
 * rule that fits applies; `! Name` takes away what rules before it have set. Netlify does not know
 * that line and lets the last value count, which is the same.
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

const bare = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

/** Whether a rule's path, where `*` stands for anything, fits an address. */
function fits(rule: string, path: string): boolean {
  const pattern = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pattern.join('.*')}$`).test(path)
}

const megabyte = 1024 * 1024

/**
 * Everything in the two files that a host would refuse, cut off or read otherwise, in words.
 *
 * Cloudflare Pages, as documented (Headers, Redirects, Limits): 100 header rules, 2,000 characters
 * a line, one `*` in an address; 2,000 redirects without and 100 with a `*` or a `:name`, 1,000
 * characters each, those without first; 20,000 files of at most 25 MiB. Netlify, as documented
 * (Custom headers, Redirects): addresses begin with a slash and are percent-encoded; a `*` stands
 * for the rest, so nothing follows it; some headers are its own. It recommends staying below 10,000
 * redirects.
 */
export function limitsBroken({
  headers,
  redirects,
  files,
}: {
  headers: string
  redirects: string
  files: { path: string; size: number }[]
}): string[] {
  const { rules } = hostHeaders(headers)
  const lines = redirects.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const sources = lines.map((line) => line.split(/\s+/)[0]!)
  const isDynamic = (source: string) => /\*|\/:/.test(source)
  const firstDynamic = sources.findIndex(isDynamic)
  const found: [boolean, string][] = [
    [rules.length > 100, `_headers has ${rules.length} rules; Cloudflare reads 100`],
    ...headers
      .split('\n')
      .map((line): [boolean, string] => [
        line.length > 2000,
        `_headers has a line of ${line.length} characters; Cloudflare reads 2,000: ${line.slice(0, 60)}…`,
      ]),
    ...rules.map(({ path }): [boolean, string] => [
      !path.startsWith('/') || /\*.|[^\x21-\x7e]/.test(path),
      `_headers: ${path} is not an address both hosts read`,
    ]),
    ...rules.flatMap(({ path, headers: own }) =>
      own.map(([name]): [boolean, string] => [
        netlifysOwn.has(name.toLowerCase()),
        `_headers: ${path} sets ${name}, which Netlify does not let anyone set`,
      ]),
    ),
    [
      sources.filter((s) => !isDynamic(s)).length > 2000,
      `_redirects has more than the 2,000 plain rules that Cloudflare reads`,
    ],
    [
      sources.filter(isDynamic).length > 100,
      `_redirects has more than the 100 rules with * or :name that Cloudflare reads`,
    ],
    [
      firstDynamic >= 0 && sources.slice(firstDynamic).some((s) => !isDynamic(s)),
      '_redirects: Cloudflare wants rules with * or :name after all others',
    ],
    ...lines.map((line): [boolean, string] => [
      line.length > 1000,
      `_redirects has a rule of ${line.length} characters; Cloudflare reads 1,000: ${line.slice(0, 60)}…`,
    ]),
    ...sources.map((s): [boolean, string] => [
      !s.startsWith('/') || /\*.|[^\x21-\x7e]/.test(s),
      `_redirects: ${s} is not an address both hosts read`,
    ]),
    [files.length > 20_000, `There are ${files.length} files; Cloudflare takes 20,000`],
    ...files.map(({ path, size }): [boolean, string] => [
      size > 25 * megabyte,
      `${path} has ${(size / megabyte).toFixed(1)} MiB; Cloudflare takes 25`,
    ]),
  ]
  return found.filter(([broken]) => broken).map(([, what]) => what)
}

const netlifysOwn = new Set(
  'accept-ranges age allow alt-svc connection content-encoding content-length content-range date server trailer transfer-encoding upgrade'.split(
    ' ',
  ),
)
