/**
 * Where the picture stands. In em, so that large letters count as a small screen: where they leave
 * no room for the questions and the picture, the picture goes.
 */

/** 641 pixels: lower screens belong to the questions. */
const high = '(min-height: 40.0625em)'

/** Beside the questions. */
export const beside = `@media ${high} and (min-width: 56.25em)`

/** Above them, and in sight while they are answered. */
export const above = `@media ${high} and (max-width: 56.24em)`

/** Nowhere. */
export const nowhere = `@media not all and ${high}`

/** For scripts: whether there is room for it at all. */
export const roomQuery = high
