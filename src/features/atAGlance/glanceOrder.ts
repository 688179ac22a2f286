import type { GlanceRow } from '../../site/page'

/** The orders of the table at a glance. */
export const orders = [
  { id: 'group', label: 'By group' },
  { id: 'price', label: 'Lowest price first' },
  { id: 'onset', label: 'Soonest effect first' },
  { id: 'lasts', label: 'Longest effect first' },
  { id: 'timeOff', label: 'Least time off first' },
] as const
export type Order = (typeof orders)[number]['id']

/** Returns what a row is sorted by; null where only words say it. */
function figure({ months, least }: GlanceRow, order: Order): number | null {
  if (order === 'price') return least
  if (order === 'lasts') return months.lasts && -months.lasts.to
  return order === 'group' ? 0 : (months[order]?.to ?? null)
}

/** Returns the rows in an order; those without a figure come last, and equals stay as they were. */
export const sorted = (rows: readonly GlanceRow[], order: Order): GlanceRow[] =>
  rows.toSorted((a, b) => (figure(a, order) ?? Infinity) - (figure(b, order) ?? Infinity) || 0)
