import { readFileSync } from 'node:fs'

/**
 * Returns the public origin of the site, without a slash at the end: `GATSBY_SITE_URL`, else the
 * origin in clinic.json. Read on its own because Gatsby's configuration is needed before the gate
 * has run; the gate reports a broken file.
 */
export function siteOrigin(): string {
  const fromEnvironment = process.env.GATSBY_SITE_URL
  if (fromEnvironment) return fromEnvironment.replace(/\/+$/, '')
  try {
    return (JSON.parse(readFileSync('data/clinic.json', 'utf8')) as { origin: string }).origin
  } catch {
    return 'https://unknown.invalid'
  }
}

/** Returns the origin of the analytics service, when `GATSBY_ANALYTICS_URL` names one. */
export const analyticsOrigins = (): string[] =>
  process.env.GATSBY_ANALYTICS_URL ? [new URL(process.env.GATSBY_ANALYTICS_URL).origin] : []

/**
 * The backend that `npm start` serves, which pages call when nothing else is set;
 * src/backend/address.ts says so to the browser.
 */
export const localBackend = 'http://localhost:54321'

/** Returns where the edge functions are: `GATSBY_SUPABASE_URL`, else {@link localBackend}. */
export const backendOrigin = (): string => process.env.GATSBY_SUPABASE_URL || localBackend
