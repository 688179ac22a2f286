/**
 * Returns what the CMS's page may do: its own scripts, the repository's service, and nothing else.
 * Its styles are set by scripts, previews are `blob:`, and pictures are made smaller by WebAssembly
 * where the browser cannot write WebP.
 */
export const cmsPolicy = (authServer?: string): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.githubusercontent.com",
    "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    'form-action ' +
      `'self'${authServer === undefined || !URL.canParse(authServer) ? '' : ` ${new URL(authServer).origin}`}`,
    "object-src 'none'",
  ].join('; ')
