import { head } from './head'

/** The head of the home page. */
export const heroHead = head()

/** The box that the points are placed in; the art runs on past it, off the right edge of the page. */
export const heroBox = { left: -98, top: 6, width: 156, height: 200 }
