import { deferScripts, type DeferOptions } from '../boot/deferScripts'
import { withScriptPolicy } from './contentSecurity'
import { analyticsOrigins } from './origin'

const fontPreload = /<link rel="preload" as="font"[^>]*>/g

/**
 * Asks for fonts once the page's text is there. From the head they share a slow line with the HTML, and Chromium puts off the first
 * paint for them. In the finished HTML, because React moves such links into the head.
 */
const fontsAfterText = (html: string): string => html.replace(fontPreload, '').replace('</body>', () => `${html.match(fontPreload)?.join('') ?? ''}</body>`)

/** What is left to do for a page that Gatsby has rendered: scripts on intent, fonts after the text, and the policy for its scripts. */
export const finishPage = (html: string, options: DeferOptions): string =>
  // The policy comes last: it holds the hashes of the scripts as they are then.
  withScriptPolicy(fontsAfterText(deferScripts(html, options)), analyticsOrigins())
