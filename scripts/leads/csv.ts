/**
 * Matches where a spreadsheet would begin a formula, also in full width: at
 * the beginning of the cell, after blanks, or after what some spreadsheet divides cells by (a
 * semicolon, a tab, a line break), which splits a cell whatever its quotes say.
 */
const sign = /[\s\p{Cf}]*[=+\-@＝＋－＠]/u.source
const first = new RegExp(`^(?=${sign}|[\\t\\r\\n])`, 'u')
const later = new RegExp(`([;\\t\\r\\n])(?=${sign})`, 'gu')

/**
 * Writes one cell, always in quotes: visitors' words stay words in a spreadsheet, since an
 * apostrophe stands before what would be a formula.
 */
function cell(value: string | number | null): string {
  const text =
    typeof value === 'string'
      ? value.replace(later, "$1'").replace(first, "'")
      : String(value ?? '')
  return `"${text.replaceAll('"', '""')}"`
}

/** Writes a table as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. */
export const csv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
