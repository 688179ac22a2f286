import caslonDisplay from './faces/libre-caslon-display.woff2'
import caslonTextItalic from './faces/libre-caslon-text-italic.woff2'
import notoNaskh from './faces/noto-naskh-arabic.woff2'
import sourceSans from './faces/source-sans-3.woff2'

/**
 * The two faces that the first screen is set in; pages preload them (gatsby-ssr.tsx). A first visit
 * to an Arabic page would not see Naskh without that.
 */
export const preloadedFonts = (isArabic: boolean): string[] => [
  sourceSans,
  isArabic ? notoNaskh : caslonDisplay,
]

/**
 * A local face that stands in until the real one has come: Arial and Times on most computers and
 * iPhones, Liberation on Linux, Roboto and Noto Serif on Android. `size-adjust` is the ratio of the
 * widths in which the two set the site's own words, so that lines break where they will; ascent and
 * descent are the real face's.
 * @param size in per cent of the local face
 * @param ascent of the real face, in per cent of its size; `descent` likewise
 */
const fallback = (
  family: string,
  kind: string,
  local: string[],
  size: number,
  ascent: number,
  descent: number,
) => {
  const ofAdjusted = (metric: number) => `${((metric / size) * 100).toFixed(1)}%`
  const src = local.map((name) => `local("${name}")`).join(',')
  return `@font-face{font-family:"${family}";${kind};src:${src};size-adjust:${size}%;ascent-override:${ofAdjusted(ascent)};descent-override:${ofAdjusted(descent)};line-gap-override:0%}`
}

/**
 * The faces of the site, in a style element of their own that stays where it is: Emotion takes its
 * style elements out of the page and puts them back when it starts, and fonts among them would
 * leave and return for a moment. Browsers fetch Naskh for Arabic alone, the only text that
 * names it; it never comes late, for no face of a visitor's system is as wide. It is set larger,
 * since its letters are small for their size, and headings are emboldened by the browser: a second
 * weight would be 11 kB.
 */
export const fontFaces = `
@font-face{font-family:"Caslon D";src:url(${caslonDisplay}) format("woff2");font-weight:400;font-display:swap}
@font-face{font-family:"Source S";src:url(${sourceSans}) format("woff2");font-weight:400 650;font-display:swap}
@font-face{font-family:"Naskh";src:url(${notoNaskh}) format("woff2");font-weight:400;font-display:optional;size-adjust:112%}
@font-face{font-family:"Caslon T";src:url(${caslonTextItalic}) format("woff2");font-style:italic;font-weight:400;font-display:swap}
${fallback('Source fallback', 'font-weight:400', ['Arial', 'Liberation Sans'], 93.3, 102.4, 40)}
${fallback('Source fallback', 'font-weight:600 700', ['Arial Bold', 'Liberation Sans Bold'], 89.1, 102.4, 40)}
${fallback('Source Android', 'font-weight:400', ['Roboto', 'Roboto-Regular'], 93.5, 102.4, 40)}
${fallback('Source Android', 'font-weight:600 700', ['Roboto Bold', 'Roboto-Bold'], 94.9, 102.4, 40)}
${fallback('Caslon fallback', 'font-style:normal', ['Times New Roman', 'Liberation Serif'], 91.8, 97, 27)}
${fallback('Caslon fallback', 'font-style:italic', ['Times New Roman Italic', 'Liberation Serif Italic'], 116.9, 97, 26)}
${fallback('Caslon Android', 'font-style:normal', ['Noto Serif', 'NotoSerif-Regular'], 77.4, 97, 27)}
${fallback('Caslon Android', 'font-style:italic', ['Noto Serif Italic', 'NotoSerif-Italic'], 101.8, 97, 26)}
`

/** The id of the style element that holds them. Emotion's rules come after it. */
export const fontFacesId = 'fonts'
