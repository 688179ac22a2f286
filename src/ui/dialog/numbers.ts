/**
 * Reads a number as people write one, in digits; undefined for anything else. A browser's number
 * field lets "1e2" through, which is 100 to it and a slip to whoever typed it.
 */
export const readNumber = (text: string): number | undefined =>
  /^\s*-?\d{1,6}(?:\.\d{1,6})?\s*$/.test(text) ? Number(text) : undefined
