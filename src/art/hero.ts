/**
 * What the hero plate of the home page shows, in millimetres of the engraved head
 * (src/art/engraving/canon.ts).
 */
export const heroWindow = { left: -68, top: -126, width: 372, height: 318 }

/**
 * The part that the points are placed in; the shoulder runs on past it, off the right edge of the
 * page.
 */
export const heroBox = { left: -68, top: -126, width: 330, height: 318 }
