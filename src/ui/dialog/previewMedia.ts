/**
 * Media queries for where the preview stands. In em, so that large letters count as a small screen:
 * where they leave no room for both the questions and the preview, the preview is not shown.
 */

/** A screen high enough for a preview at all: 641 pixels. Also for `matchMedia`. */
export const fitsQuery = '(min-height: 40.0625em)'

export const besideQuestions = `@media ${fitsQuery} and (min-width: 56.25em)`
/** A screen on which the longest step has to be set closer to fit with its buttons. */
export const besideOnLowScreen = `${besideQuestions} and (max-height: 52em)`
/** The preview stays in sight while the questions below it are answered. */
export const aboveQuestions = `@media ${fitsQuery} and (max-width: 56.24em)`
export const notShown = `@media not all and ${fitsQuery}`
