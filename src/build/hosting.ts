/**
 * The `_headers` file for hosts that read it (Netlify, Cloudflare Pages); the local server reads it too.
 * Where several rules fit, Cloudflare joins their values, so no header stands in two rules that can meet. Pages themselves
 * need no rule: both hosts send HTML with `public, max-age=0, must-revalidate`.
 */
export function headersFile({ backend, analytics, inlineScripts, hashedFiles }: HostingFacts): string {
  const immutable: Header = ['Cache-Control', 'public, max-age=31536000, immutable']
  const revalidate: Header = ['Cache-Control', 'public, max-age=0, must-revalidate']
  const policy = [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScripts, ...analytics].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    ['connect-src', "'self'", backend, ...analytics].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ]
  const rules: [string, Header[]][] = [
    [
      '/*',
      [
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
        ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
        ['Content-Security-Policy', policy.join('; ')],
      ],
    ],
    ['/', [revalidate]],
    ['/page-data/*', [revalidate]],
    ['/data/*', [revalidate]],
    ['/static/*', [immutable]],
    ['/plates/*', [immutable]],
    ['/social/*', [immutable]],
    ...hashedFiles.map((file): [string, Header[]] => [file, [immutable]]),
  ]
  return `${rules.map(([path, headers]) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')).join('\n\n')}\n`
}

type Header = [name: string, value: string]

export type HostingFacts = {
  /** Origin of the edge functions. */
  backend: string
  /** Origin of the analytics service, if there is one. */
  analytics: string[]
  /** What the content security policy lets run inline: `'sha256-…'` of each inline script. */
  inlineScripts: string[]
  /** Addresses of the files whose names change with their content. */
  hashedFiles: string[]
}

/** robots.txt: search engines may read everything; pages that are not for search say so themselves. */
export const robotsFile = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`
