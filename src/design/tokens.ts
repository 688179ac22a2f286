/** Breakpoints of the design; tokens for everything else are custom properties in global.ts. */
export const mobile = '@media (max-width: 767px)'
export const tablet = '@media (min-width: 768px) and (max-width: 1099px)'
export const notDesktop = '@media (max-width: 1099px)'
export const wide = '@media (min-width: 1500px)'

/** The paper behind everything, also the browser's theme colour. */
export const paper = '#f6f3ec'
