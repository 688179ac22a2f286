/**
 * Breakpoints of the design: 768, 1100 and 1500 pixels, in em, so that large letters count as a
 * small screen. Tokens for everything else are custom properties in global.ts.
 */
export const mobile = '@media (max-width: 47.9375em)'
/** The same on a screen only: a sheet of paper is as narrow, and has room. */
export const mobileScreen = '@media screen and (max-width: 47.9375em)'
export const notMobile = '@media (min-width: 48em)'
export const tablet = '@media (min-width: 48em) and (max-width: 68.6875em)'
export const notDesktop = '@media (max-width: 68.6875em)'
export const desktop = '@media (min-width: 68.75em)'
export const wide = '@media (min-width: 93.75em)'
/** Below 360 pixels. */
export const smallest = '@media (max-width: 22.4375em)'

/**
 * Returns `grid-template-columns` of at most so many columns, and fewer where letters are so large
 * that one would become narrower than `least`: a change of the text size, which no media query
 * sees, makes room that way.
 */
export const columns = (most: number, least: string, gap = 'var(--gut)'): string =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, (100% - ${most - 1} * ${gap}) / ${most})), 1fr))`

/** The paper behind everything, also the browser's theme colour. */
export const paper = '#f6f3ec'
/** The same where the system is dark. */
export const nightPaper = '#15171c'

/** Of a link or button: a press anywhere on the positioned element around it is a press on it. */
export const wholeArea = "&::after { content: ''; position: absolute; inset: 0; }"

/** Rules of a list that shows its points or numbers, which lists do not by themselves (global.ts). */
export const marked = (type: 'disc' | 'decimal'): string =>
  `padding-inline-start: 1.2em; list-style: ${type}; > li::marker { font-size: 1em; }`

/** Read out, but not seen. */
export const unseen =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);'
