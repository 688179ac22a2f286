/**
 * The limit: the same page with every script gone, and what is only there for scripts. Nothing that runs scripts can be faster,
 * so that the distance to it is what the scripts cost.
 */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '').replace(/<link\b(?=[^>]*\b(?:as="(?:script|fetch)"|rel="modulepreload"))[^>]*>/g, '')
