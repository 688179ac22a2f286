import { deferScripts, type DeferOptions } from '../boot/deferScripts'
import { withScriptPolicy } from './contentSecurity'
import { analyticsOrigins } from './origin'

/** The scripts of a page's template, out of what Gatsby writes to chunk-map.json. */
export const templateScripts = (chunkMap: Record<string, string[]>, template: string): string[] =>
  chunkMap[template]?.filter((file) => file.endsWith('.js')) ?? []

/**
 * What is left to do for a page that Gatsby has rendered: scripts on intent, and the policy for its
 * scripts.
 */
export const finishPage = (html: string, options: DeferOptions): string =>
  // The policy comes last: it holds the hashes of the scripts as they are then.
  withScriptPolicy(deferScripts(html, options), analyticsOrigins())
