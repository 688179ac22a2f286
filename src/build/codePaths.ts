/**
 * All code that the site is built from. `_shared` is code that the browser has in common with the
 * functions.
 */
export const codePaths = [
  'src',
  'static',
  'supabase/functions/_shared',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'tsconfig.json',
]

/** What `npm run knowledge` makes of data/, in one of those folders, for the functions alone. */
export const madeOfData = /_shared\/(?:facts|knowledge)\.json$/
