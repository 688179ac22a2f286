import { cmsPolicy } from '../cms/policy'
import { permissionsPolicy, sitePolicy, type Origins } from './contentSecurity'

/** Values of `Cache-Control`. */
export const caching = {
  /** The name changes with the content. */
  forever: 'public, max-age=31536000, immutable',
  /** Pages and data: kept, but asked about each time. */
  revalidate: 'public, max-age=0, must-revalidate',
  /** A redirect of an old address. */
  redirect: 'public, max-age=3600',
  /** The not-found page: what is missing now may be there in a moment. */
  missing: 'no-cache',
} as const

/**
 * Addresses nobody is given, as a regular expression: the files for hosts, and hidden files.
 * `.well-known` is public by its nature.
 */
export const privateFiles = '/(?:_headers$|_redirects$|\\.(?!well-known/))'

/**
 * Returns the headers of the site as data, the widest rule first: `_headers` is written from it. If
 * several rules set the same header, the last one counts. Pages themselves need no rule: hosts send
 * HTML with `public, max-age=0, must-revalidate`.
 */
export function headerRules({
  backend,
  analytics,
  hashedFiles,
  editorPolicy = cmsPolicy(),
}: HostingFacts): HeaderRule[] {
  const immutable: Header = ['Cache-Control', caching.forever]
  const revalidate: Header = ['Cache-Control', caching.revalidate]
  return [
    {
      paths: ['/*'],
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', permissionsPolicy],
        // Without `preload`, which is the owner's to ask for: see docs/going-live.md.
        ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ['Origin-Agent-Cluster', '?1'],
        ['Content-Security-Policy', sitePolicy({ backend, analytics })],
      ],
    },
    { paths: ['/', '/page-data/*', '/data/*'], headers: [revalidate] },
    { paths: ['/sw.js', '/service-worker.js'], headers: [['Cache-Control', caching.missing]] },
    { paths: ['/static/*', '/plates/*'], headers: [immutable] },
    // Made to be shown by others.
    {
      paths: ['/social/*'],
      headers: [immutable, ['Cross-Origin-Resource-Policy', 'cross-origin']],
    },
    { paths: hashedFiles, headers: [immutable] },
    // The editor talks to the repository's service, which no page of the site may, and may be
    // signed in to from a window it opens.
    {
      paths: ['/cms/*'],
      headers: [
        ['X-Robots-Tag', 'noindex, nofollow'],
        ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
        ['Content-Security-Policy', editorPolicy],
      ],
    },
  ]
}

/**
 * Returns the `_headers` file for hosts that read it (Netlify, Cloudflare Pages); the local server
 * reads it too. Where two rules set a header, Netlify takes the last; Cloudflare would join both
 * values unless the first is taken away, which `! Name` says there and nothing says to Netlify.
 */
export function headersFile(rules: HeaderRule[]): string {
  const everywhere = new Set(
    rules
      .filter(({ paths }) => paths.includes('/*'))
      .flatMap(({ headers }) => headers.map(([name]) => name)),
  )
  const block = (path: string, headers: Header[]) => {
    const again = path === '/*' ? [] : headers.filter(([name]) => everywhere.has(name))
    return [
      path,
      ...again.map(([name]) => `  ! ${name}`),
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n')
  }
  return `${rules.flatMap(({ paths, headers }) => paths.map((path) => block(path, headers))).join('\n\n')}\n`
}

export type Header = [name: string, value: string]

export type HeaderRule = {
  /** Addresses it holds for; one that ends in `/*` holds for everything below. */
  paths: string[]
  headers: Header[]
}

export type HostingFacts = Origins & {
  /** Addresses of the files whose names change with their content. */
  hashedFiles: string[]
  /** The content security policy of the editor at /cms/; see src/cms/policy.ts. */
  editorPolicy?: string
}

/**
 * Returns robots.txt: search engines may read everything; pages that are not for search say so
 * themselves.
 */
export const robotsFile = (origin: string) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`

/**
 * Returns security.txt (RFC 9116): where to report a weakness. It holds for some eleven months from
 * the month of the build, so that builds of one month are the same.
 */
export function securityFile(origin: string, email: string, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1))
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
