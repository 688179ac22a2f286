/**
 * A cell that a spreadsheet would take for a formula begins with one of these, also in full width,
 * or after blanks.
 */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u

/**
 * One cell: visitors' words stay words in a spreadsheet, since an apostrophe stands before what
 * would be a formula.
 */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = typeof value === 'string' && formula.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
