/** The middle of a list; of two middles the lower, so that it is a value that was seen. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[(sorted.length - 1) >> 1] ?? Number.NaN
}

/** A figure and whether its aim is reached: ✓ or ✗. */
export const judged = (text: string, reached: boolean): string => `${text} ${reached ? '✓' : '✗'}`

export const ms = (value: number) => `${Math.round(value)} ms`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** A table in plain text: the first column to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((row) => row[i]!.length)),
  )
  const line = (cells: readonly string[]) => cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ').trimEnd() // prettier-ignore
  return [line(head), ...rows.map(line)].join('\n')
}
