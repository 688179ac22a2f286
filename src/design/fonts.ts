import caslonBasic from './faces/libre-caslon-display-basic.woff2'
import caslonDisplay from './faces/libre-caslon-display.woff2'
import caslonTextItalic from './faces/libre-caslon-text-italic.woff2'
import notoNaskh from './faces/noto-naskh-arabic.woff2'
import sourceBasic from './faces/source-sans-3-basic.woff2'
import sourceSans from './faces/source-sans-3.woff2'

/**
 * Returns the rule of a local face that stands in until the real one has come: Arial and Times on
 * most computers and iPhones, Liberation on Linux, Roboto and Noto Serif on Android. `size-adjust`
 * is the ratio of the widths in which the two set the site's own words, so that lines break where
 * they will; ascent and descent are the real face's.
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
 * The letters whose shapes each page holds itself, as data, in the faces of headings and of text
 * (src/design/faces/README.md). For others the browser fetches a file; where both have a letter,
 * the face that comes later counts.
 */
const basic = {
  headings: 'U+20-21,U+26-29,U+2C-3A,U+3F,U+41-5A,U+61-7A,U+A0,U+A3,U+2011,U+2018-2019,U+2026',
  text: 'U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+A0,U+A3,U+A9,U+2011,U+2013-2014,U+2018-2019,U+201C-201D,U+2026',
}
const others = {
  headings: 'U+22-25,U+2A-2B,U+3B-3E,U+40,U+5B-60,U+7B-7E,U+A1-2212',
  text: 'U+23-24,U+2A,U+3C-3E,U+5B-60,U+7B-7E,U+A1-2212',
}

/**
 * Has the browser read the data in the head: left to itself it begins at the first layout, and
 * paints once without.
 */
export const loadBasicLetters = `for (const font of ['1em "Source S"', '1em "Caslon D"']) document.fonts.load(font)`

/** Fetched before the text, or a first visit to a page in Arabic would not see it. */
export const arabicFont = notoNaskh

/**
 * The faces of the site, in a style element of their own that stays where it is: Emotion takes its
 * style elements out of the page and puts them back when it starts, and fonts among them would
 * leave and return for a moment. Browsers fetch Naskh for Arabic alone, the only text that
 * names it; it never comes late, for no face of a visitor's system is as wide. It is set larger,
 * since its letters are small for their size, and headings are emboldened by the browser: a second
 * weight would be 11 kB.
 */
export const fontFaces = `
@font-face{font-family:"Caslon D";src:url(${caslonDisplay}) format("woff2");font-weight:400;font-display:swap;unicode-range:${others.headings}}
@font-face{font-family:"Caslon D";src:url(${caslonBasic}) format("woff2");font-weight:400;font-display:block;unicode-range:${basic.headings}}
@font-face{font-family:"Source S";src:url(${sourceSans}) format("woff2");font-weight:600 650;font-display:swap}
@font-face{font-family:"Source S";src:url(${sourceSans}) format("woff2");font-weight:400;font-display:swap;unicode-range:${others.text}}
@font-face{font-family:"Source S";src:url(${sourceBasic}) format("woff2");font-weight:400;font-display:block;unicode-range:${basic.text}}
@font-face{font-family:"Naskh";src:url(${notoNaskh}) format("woff2");font-weight:400;font-display:optional;size-adjust:112%}
@font-face{font-family:"Caslon T";src:url(${caslonTextItalic}) format("woff2");font-style:italic;font-weight:400;font-display:swap}
${fallback('Source fallback', 'font-weight:600 700', ['Arial Bold', 'Liberation Sans Bold'], 89.1, 102.4, 40)}
${fallback('Source Android', 'font-weight:600 700', ['Roboto Bold', 'Roboto-Bold'], 94.9, 102.4, 40)}
${fallback('Caslon fallback', 'font-style:italic', ['Times New Roman Italic', 'Liberation Serif Italic'], 116.9, 97, 26)}
${fallback('Caslon Android', 'font-style:italic', ['Noto Serif Italic', 'NotoSerif-Italic'], 101.8, 97, 26)}
`
