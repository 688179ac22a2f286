/**
 * Names and places as visitors write them, in any script, made safe to stand on a line of a letter,
 * a list or a file. What is invisible is taken out and nothing else is touched: people's names hold
 * apostrophes, marks, spaces and joiners.
 */

/**
 * Line breaks and other control characters, and half characters, neither of which a letter's line
 * or Postgres can hold.
 */
const breaks = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu

/**
 * Matches characters without a glyph: marks that turn the direction of all text after them
 * (Bidi_Control), fillers, and the other code points that Unicode says not to show
 * (Default_Ignorable_Code_Point). Kept are those that shape the letters beside them: ZWNJ and ZWJ
 * (Persian, Indic scripts), the Mongolian vowel separator, and variation selectors (Japanese,
 * Mongolian).
 */
const invisible =
  /(?![\p{Join_Control}\u180E\p{Variation_Selector}])[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu

/** Joiners, with what stands on both sides of them. */
const joiners = /([\p{L}\p{M}\p{S}]?)([\p{Join_Control}\u180E]+)(?=([\p{L}\p{M}\p{S}]?))/gu

/**
 * Characters that are named for their emptiness, though Unicode counts them as symbols: a blank
 * Braille cell, a null note.
 */
const blank = /[\u2800\u{1D159}]/gu

/** Returns a text on one line, without what cannot be seen. */
export const onOneLine = (text: string): string =>
  text
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(blank, ' ')
    // A joiner shapes the letters beside it; without one of them it is only invisible.
    .replace(joiners, (_, before: string, run: string, after: string) =>
      before && after && run.length === 1 ? before + run : before,
    )
    .trim()

/** Matches a text with something visible: a letter, a digit, a sign. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
