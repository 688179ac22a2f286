/**
 * Returns a date as people write it, 21 November 2026; the day of a moment is the visitor's own,
 * and is not left behind at the end of a line.
 */
export const inWords = (date: string | Date, lang = 'en-GB') =>
  (typeof date === 'string' ? new Date(`${date}T00:00`) : date)
    .toLocaleDateString(`${lang}-u-nu-latn`, { day: 'numeric', month: 'long', year: 'numeric' })
    .replace(' ', '\u00a0')

/** Shows a date in a text; in English, unless the text is in another language. */
export const Day = ({ date, lang }: { date: string; lang?: string | undefined }) => (
  <time dateTime={date}>{inWords(date, lang)}</time>
)
