import type { SiteContent } from '@clinic/content/load'
import { pagePath } from '@clinic/content/routes'

/** An old address and the page it leads to, both as served. */
export type Redirect = { from: string; to: string }

/** Returns the redirects of data/redirects.json, as the site serves them. */
export const siteRedirects = (content: SiteContent): Redirect[] =>
  content.redirects.map(({ from, to }) => ({ from: pagePath(from), to: pagePath(to) }))

/**
 * Returns a page for hosts that know no redirects: leads on without a script, and with one keeps
 * the query and the hash. `replace` leaves no entry in the history, so that Back works.
 */
export function redirectStub({ to }: Redirect, origin: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${origin}${to}">
<script data-to="${to}">location.replace(document.currentScript.dataset.to + location.search + location.hash)</script>
<meta http-equiv="refresh" content="0; url=${to}">
</head>
<body>
<main><h1>This page has moved</h1><p>It is now at <a href="${to}">${origin}${to}</a>.</p></main>
</body>
</html>
`
}

/** Checks whether a page is such a stub, which only leads on to another. */
export const isRedirectStub = (html: string): boolean => html.includes('http-equiv="refresh"')

/**
 * Returns the `_redirects` file, for two hosts that read it differently. Netlify serves an existing
 * file (the stub) before a rule unless the rule is forced, `301!`; Cloudflare rejects a line with
 * `301!` and keeps the plain one after it, and always applies its rules before files. Netlify takes
 * the first rule that fits and does not mind the slash at the end. There is no rewrite for
 * /product-analysis/*: on Cloudflare it would hide the real product pages. The not-found page
 * answers for unknown products instead.
 */
export function redirectRules(redirects: Redirect[]): string {
  const lines = redirects.flatMap(({ from, to }) => [
    `${from.slice(0, -1)} ${to} 301!`,
    `${from.slice(0, -1)} ${to} 301`,
    `${from} ${to} 301`,
  ])
  return `${lines.join('\n')}\n`
}
