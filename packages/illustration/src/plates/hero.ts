/** The hero plate of the home page, in millimetres of the engraved head (engraving/canon.ts). */
export const heroWindow = { left: -68, top: -126, width: 372, height: 318 }

/** The part that holds the points; the shoulder runs on past it, off the page. */
export const heroBox = { left: -68, top: -126, width: 330, height: 318 }
