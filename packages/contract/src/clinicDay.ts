/** Returns the day that it is at the clinic, in London, as year-month-day. */
export const clinicDay = (now: Date = new Date()): string =>
  now.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })
