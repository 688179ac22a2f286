const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A date as people write it, 21 November 2026. */
export const inWords = (date: string) => format.format(new Date(`${date}T00:00:00Z`))

/** A date in a text; its day is not left behind at the end of a line. */
export const Day = ({ date }: { date: string }) => (
  <time dateTime={date}>{inWords(date).replace(' ', '\u00a0')}</time>
)
