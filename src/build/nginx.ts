import { fileTypes, isCompressible, isText, unknownFileType } from './fileTypes'
import { caching, privateFiles, type HeaderRule } from './hosting'
import type { Redirect } from './redirects'

export type NginxFacts = {
  rules: HeaderRule[]
  redirects: Redirect[]
  /** The site's public origin. */
  origin: string
}

/** Where things are on the server. */
export type NginxPlace = {
  /** The folder that holds the published site. */
  root: string
  listen: string[]
  /** Further settings of the owner's, above all for TLS; nothing need match it. */
  extra: string
}

/**
 * Where Debian's nginx finds the site that `npm run publish-files` publishes; docs/going-live.md
 * sets it up so.
 */
export const debian: NginxPlace = {
  root: '/srv/clinic/live/site',
  listen: ['80', '[::]:80'],
  extra: '/etc/nginx/clinic/*.conf',
}

/**
 * A complete site for nginx, from the same rules as `_headers` and `_redirects`. Headers are added
 * once, for the whole server: nginx drops inherited headers in a location that adds its own. What
 * differs by address is a variable that locations set.
 */
export function nginxFile(
  { rules, redirects, origin }: NginxFacts,
  place: NginxPlace = debian,
): string {
  const everywhere = new Map(
    rules.filter(({ paths }) => paths.includes('/*')).flatMap(({ headers }) => headers),
  )
  const special = rules.filter(({ paths }) => !paths.includes('/*'))
  const varying = new Map(
    special.flatMap(({ headers }) => headers.map(([name]) => [name, everywhere.get(name) ?? ''])),
  ).set('Cache-Control', caching.revalidate)

  const settings = (headers: Iterable<[string, string]>) =>
    [...headers].map(([name, value]) => `set ${variable(name)} ${quoted(value)};`)
  const file = 'try_files $uri $uri/index.html =404;'
  const location = (where: string, ...lines: string[]) => block(`location ${where}`, lines)

  const places = special.flatMap((rule) => {
    const own = rule.headers.filter(([name, value]) => varying.get(name) !== value)
    const where = rule.pattern
      ? [`~ ${quotedPattern(rule.pattern)}`]
      : rule.paths.flatMap(locationsOf)
    return own.length === 0 ? [] : where.map((one) => location(one, ...settings(own), file))
  })
  const moved = redirects.flatMap(({ from, to }) =>
    [from.slice(0, -1), from].map((path) =>
      location(
        `= ${quoted(path)}`,
        `set ${variable('Cache-Control')} ${quoted(caching.redirect)};`,
        `return 301 "${escaped(to)}$is_args$args";`,
      ),
    ),
  )

  return `# The site for nginx, written by the build from the same rules as _headers and _redirects. Do not edit it: every build writes it
# anew. What is yours goes into ${place.extra} (TLS, a log). docs/going-live.md says how to set it up.

# Methods that are refused, with what is allowed instead.
map $request_method $site_refused {
${indent(['default "GET, HEAD";', 'GET "";', 'HEAD "";'])}
}

${block('server', [
  ...place.listen.map((address) => `listen ${address};`),
  `server_name ${new URL(origin).hostname};`,
  `root ${quoted(place.root)};`,
  '',
  '# For TLS put a file there with: listen 443 ssl http2; listen [::]:443 ssl http2; ssl_certificate …; ssl_certificate_key …;',
  '# and, so that everyone comes by https: if ($scheme = http) { return 301 https://$host$request_uri; }',
  `include ${place.extra};`,
  '',
  ...general(),
  '# On every answer, errors too. A location must add no header of its own, or nginx drops all of these: it sets a variable.',
  ...settings(varying),
  ...[...everywhere].map(
    ([name, value]) =>
      `add_header ${name} ${varying.has(name) ? variable(name) : quoted(value)} always;`,
  ),
  ...[...varying.keys()]
    .filter((name) => !everywhere.has(name))
    .map((name) => `add_header ${name} ${variable(name)} always;`),
  'add_header Allow $site_refused always;',
  '',
  '# A site only gives.',
  'if ($site_refused) { return 405; }',
  '# Hidden files, and the rules for other hosts, are for nobody; .well-known is public by its nature.',
  `if ($uri ~ "${privateFiles}") { return 404; }`,
  '',
  '# /x and /x/ both give the page x/index.html.',
  ...location('/', file),
  '',
  '# What is missing, whether page or product, is answered by the not-found page with its status.',
  'error_page 404 @missing;',
  'error_page 403 =404 @missing;',
  ...location(
    '@missing',
    ...settings(new Map(varying).set('Cache-Control', caching.missing)),
    'try_files /404.html =404;',
  ),
  '',
  '# Files with headers of their own.',
  ...places.flat(),
  '',
  '# Old addresses, with and without the slash, keep their query.',
  ...moved.flat(),
]).join('\n')}
`
}

/** What holds whatever the site: what is told of the server, types, and what is packed. */
const general = (): string[] => [
  'server_tokens off;',
  '# Redirects name no host, so that they hold behind any proxy and any name.',
  'absolute_redirect off;',
  'client_max_body_size 1k;',
  'uninitialized_variable_warn off;',
  'log_not_found off;',
  '',
  '# Types, all of them: nothing is guessed from what else is installed.',
  ...block('types', typeLines()),
  `default_type ${unknownFileType};`,
  'charset utf-8;',
  `charset_types ${types(isText)};`,
  '',
  '# What gets smaller is packed; pictures, fonts and films are packed already.',
  'gzip on;',
  'gzip_comp_level 6;',
  'gzip_min_length 600;',
  'gzip_proxied any;',
  'gzip_vary on;',
  `gzip_types ${types(isCompressible)};`,
  '',
]

const indent = (lines: string[]) =>
  lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n')
const block = (head: string, lines: string[]) => [`${head} {`, ...indent(lines).split('\n'), '}']

/** nginx has no way to write a dollar sign, so there must be none. */
function escaped(text: string): string {
  if (/[$\r\n]/.test(text))
    throw new Error(
      `nginx cannot be told ${JSON.stringify(text)}: a value may hold no dollar sign and no new line.`,
    )
  return text.replace(/["\\]/g, '\\$&')
}
const quoted = (text: string) => `"${escaped(text)}"`
/** In a pattern the dollar sign is itself: the end. */
const quotedPattern = (pattern: string) => `"${pattern.replace(/["\\]/g, '\\$&')}"`

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`

/**
 * A path of a rule as locations: it alone, or everything below it and the folder itself, which is
 * served without its slash too.
 */
const locationsOf = (path: string) =>
  path.endsWith('/*')
    ? [`^~ ${quoted(path.slice(0, -1))}`, `= ${quoted(path.slice(0, -2))}`]
    : [`= ${quoted(path)}`]

const kinds = [...new Set(Object.values(fileTypes))]
/** `text/html` is always meant, and naming it again would be warned about. */
const types = (fits: (type: string) => boolean) =>
  kinds.filter((type) => type !== 'text/html' && fits(type)).join(' ')

const typeLines = () =>
  kinds.map((type) => {
    const endings = Object.keys(fileTypes).filter((ending) => fileTypes[ending] === type)
    return `${type} ${endings.join(' ')};`
  })
