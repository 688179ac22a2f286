import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

/**
 * The content security policy, in two parts that both hold. Each page carries its own `script-src`
 * in a meta element: the hashes of its inline scripts fit that page only, and a host's header has
 * no room for those of all. Everything else is one header for the whole site. So the header names
 * neither `script-src` nor `default-src`, which would forbid the inline scripts again; it names
 * every other kind one by one. See docs/decisions/0006-content-security.md.
 */
export type Origins = {
  /** Origin of the edge functions. */
  backend: string
  /** Origin of the analytics service, if there is one. */
  analytics: string[]
}

/**
 * Policies that may turn an address into one of a script: src/boot/boot.ts and
 * src/shell/analytics.ts.
 */
const trustedTypes = (analytics: string[]) => [
  'site',
  ...(analytics.length > 0 ? ['analytics'] : []),
]

/** Returns the part of the policy that is the same everywhere: a header. */
export const sitePolicy = ({ backend, analytics }: Origins): string =>
  [
    // Attributes such as onclick; no page has any, and no page can allow them again.
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    ['connect-src', "'self'", backend, ...analytics].join(' '),
    "manifest-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // The form of /email-choices goes to a function, so that it works without scripts.
    `form-action 'self' ${backend}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types', ...trustedTypes(analytics)].join(' '),
  ].join('; ')

/**
 * Returns `'sha256-…'` of every inline script that a browser would run or heed, speculation rules
 * included. Data in a script element needs none.
 */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)].filter(
    ([, attributes, code]) =>
      code !== '' && !/\bsrc=|type="application\/(?:ld\+)?json"/.test(attributes!),
  )
  return [
    ...new Set(
      scripts.map(
        ([, , code]) => `'sha256-${createHash('sha256').update(code!).digest('base64')}'`,
      ),
    ),
  ]
}

const charset = /<meta charset="utf-8"\s*\/?>/i
const own = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/**
 * Writes the policy for scripts into a finished page: right after its encoding, so that nothing
 * comes before it. Whatever changes the page's scripts comes first; a page that has a policy
 * already gets a new one.
 */
export function withScriptPolicy(html: string, analytics: string[] = []): string {
  const page = html.replace(own, '')
  if (!charset.test(page))
    throw new Error(
      `A page without <meta charset="utf-8"> has no place for its policy: ${page.slice(0, 120)}`,
    )
  const sources = ["'self'", ...inlineScriptHashes(page), ...analytics].join(' ')
  return page.replace(
    charset,
    (found) =>
      `${found}<meta http-equiv="Content-Security-Policy" content="script-src ${sources}">`,
  )
}

/** Browser features that no page here asks for. Copying the estimator's link is the exception. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** The `Permissions-Policy` of every page. */
export const permissionsPolicy = [
  'clipboard-write=(self)',
  ...unused.map((feature) => `${feature}=()`),
].join(', ')

/**
 * Lets webpack's loader ask the inline script's policy (src/boot/boot.ts) before it sets a
 * script's address. The policy webpack would make by itself lets every address through.
 */
export class TrustedScripts {
  apply(compiler: Compiler): void {
    // Makes the loader ask at all. Gatsby takes no `output` from a site.
    compiler.options.output.trustedTypes = {}
    compiler.hooks.compilation.tap('TrustedScripts', (compilation) => {
      compilation.hooks.runtimeModule.tap('TrustedScripts', (module) => {
        if (module.name === 'trusted types policy')
          module.generate = () =>
            `${compiler.webpack.RuntimeGlobals.getTrustedTypesPolicy} = () => window.__scripts;`
      })
    })
  }
}
