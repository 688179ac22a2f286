import caslonDisplay from './faces/libre-caslon-display.woff2'
import caslonTextItalic from './faces/libre-caslon-text-italic.woff2'
import sourceSans from './faces/source-sans-3.woff2'

/** The two faces that the first screen is set in. */
export const preloadedFonts: string[] = [sourceSans, caslonDisplay]

/**
 * The faces of the site, in a style element of their own that stays where it is: Emotion takes its style elements out of the page
 * and puts them back when it starts, and fonts among them would leave and return for a moment.
 *
 * Fallbacks are scaled to the metrics of the real faces, so that nothing moves when these arrive.
 */
export const fontFaces = `
@font-face{font-family:"Caslon D";src:url(${caslonDisplay}) format("woff2");font-weight:400;font-display:swap}
@font-face{font-family:"Source S";src:url(${sourceSans}) format("woff2");font-weight:400 650;font-display:swap}
@font-face{font-family:"Caslon T";src:url(${caslonTextItalic}) format("woff2");font-style:italic;font-weight:400;font-display:swap}
@font-face{font-family:"Source fallback";src:local("Arial"),local("Liberation Sans");size-adjust:92%;ascent-override:111%;descent-override:43%;line-gap-override:0%}
@font-face{font-family:"Caslon fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:94%;ascent-override:103%;descent-override:32%;line-gap-override:0%}
`

/** The id of the style element that holds them. Emotion's rules come after it. */
export const fontFacesId = 'fonts'
