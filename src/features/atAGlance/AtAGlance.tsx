import type { GlanceRow, Months } from '../../site/page'
import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useId, useRef, useState } from 'react'
import { foldedRows, ruledTable } from '../../design/table'
import { desktop, notDesktop } from '../../design/tokens'
import { ShortText } from '../../ui/ShortText'
import { useFormValues } from '../../ui/useFormValues'
import * as finderWords from '../../words/finder'
import * as sharedWords from '../../words/shared'

/** The orders of the table at a glance. */
export const orders = [
  { id: 'group', label: finderWords.byGroup },
  { id: 'price', label: finderWords.lowestPrice },
  { id: 'onset', label: finderWords.soonestEffect },
  { id: 'lasts', label: finderWords.longestEffect },
  { id: 'timeOff', label: finderWords.leastTimeOff },
] as const
export type Order = (typeof orders)[number]['id']

/** Returns what a row is sorted by; null where only words say it. */
function figure({ months, least }: GlanceRow, order: Order): number | null {
  if (order === 'price') return least
  if (order === 'lasts') return months.lasts && -months.lasts.to
  return order === 'group' ? 0 : (months[order]?.to ?? null)
}

/** Returns the rows in an order; those without a figure come last, and equals stay as they were. */
const sorted = (rows: readonly GlanceRow[], order: Order): GlanceRow[] =>
  rows.toSorted((a, b) => (figure(a, order) ?? Infinity) - (figure(b, order) ?? Infinity) || 0)

const above = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  margin-block: var(--s4) var(--s5);
  p {
    flex: 1 1 20rem;
  }
`

const choice = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  select {
    /* Not as wide as its options, which come one by one while a slow computer reads the page. */
    width: 16rem;
    min-width: 0;
    max-width: 100%;
    min-height: 44px;
    padding-block: 6px;
  }
`

const table = css`
  /* Columns of a fixed width, so that none moves when the font of the page takes the place of the system's. */
  table-layout: fixed;
  font-size: var(--f-small);
  line-height: 1.35;
  th,
  td {
    padding: 11px 16px 11px 0;
  }
  thead th:first-of-type {
    width: 22%;
  }
  thead th:nth-of-type(2) {
    width: 29%;
  }
  thead th:nth-of-type(3) {
    width: 16%;
  }
  tbody th a,
  td.price {
    font-weight: 600;
  }
  td.price,
  thead th:nth-of-type(3) {
    padding-right: 32px;
    text-align: right;
  }
  tbody th[scope='rowgroup'] {
    padding-top: 28px;
    font-weight: 600;
    font-size: var(--f-h3);
  }
  /* A chart of all rows: their tracks stand below one another, and the months stay in sight above. */
  .chart {
    position: absolute;
    inset: 0 0 0 7.75rem;
    width: calc(100% - 7.75rem - 16px);
    height: 100%;
    color: var(--ink);
  }
  .month {
    stroke: var(--rule);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .until {
    fill: var(--rule);
  }
  /* As text is, where colours are forced. */
  .range {
    fill: currentColor;
  }
  .months {
    color: var(--ink-2);
    font-weight: 400;
    font-size: var(--f-cap);
  }
  .months b {
    position: absolute;
    bottom: 11px;
    translate: -50%;
    font-weight: 400;
  }
  ${desktop} {
    thead th {
      position: sticky;
      top: var(--header);
      z-index: 1;
      background: var(--paper);
      box-shadow: inset 0 -1px var(--ink);
    }
    /* What has the focus stays clear of the head. */
    tbody a {
      scroll-margin-top: calc(var(--header) + 4rem);
    }
    td.lasts {
      position: relative;
    }
    td.lasts:has(svg) > span {
      display: block;
      max-width: 7rem;
    }
  }
  ${notDesktop} {
    line-height: 1.3;
    /* The group that is being read stays named. */
    && tr:has(> [scope='rowgroup']) {
      position: sticky;
      top: var(--header);
      z-index: 1;
      padding: 0;
      background: var(--paper);
      border-bottom: 1px solid var(--ink);
    }
    && tbody th[scope='rowgroup'] {
      padding: 12px 0 6px;
      font: 400 1.5rem / 1.1 var(--display);
    }
    tbody a {
      scroll-margin-top: calc(var(--header) + 4rem);
    }
    && tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 5px;
      padding: 7px 0;
    }
    && tbody th {
      flex: 1 1 auto;
      max-width: 100%;
      font-size: 1.0625rem;
    }
    && td {
      order: 2;
      margin-right: 9px;
      font-size: var(--f-cap);
    }
    && td.price {
      order: 0;
      margin: 0 0 0 auto;
      padding: 0;
      font-size: var(--f-small);
    }
    && td.lasts {
      order: 1;
      flex: 0 0 100%;
      margin: 0;
    }
    td:not(.price)::before {
      content: attr(data-label) ' ';
      color: var(--ink-2);
    }
    .chart {
      position: static;
      width: 100%;
      height: 13px;
      margin-top: 3px;
    }
    .month {
      stroke: var(--rule-strong);
    }
    .months {
      display: none;
    }
  }
`

/** The end of the scale, and where its lines stand, in months. */
const longest = 24
const ticks = [0, 6, 12, 18, 24]
/** Those with a number: with more, they would touch in large text. */
const years = [0, 12, 24]

/**
 * Shows how long an effect lasts, on the same scale in every row; the words beside it say the same.
 */
const Range = ({ months: { from, to } }: { months: Months }) => {
  const least = Math.min(from, longest - 0.4)
  return (
    <svg
      className="chart"
      data-chart=""
      viewBox={`0 0 ${longest} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {ticks.map((month) => (
        <path key={month} className="month" d={`M${month} 0V12`} />
      ))}
      <rect className="until" y="4" width={least} height="4" />
      <rect
        className="range"
        x={least}
        y="4"
        width={Math.max(Math.min(to, longest) - least, 0.4)}
        height="4"
      />
    </svg>
  )
}

const Row = ({ row }: { row: GlanceRow }) => (
  <tr>
    <th scope="row">
      <Link to={row.to}>{row.name}</Link>
    </th>
    <td className="lasts" data-label="Lasts">
      <span>
        <ShortText text={row.lasts} />
      </span>
      {row.months.lasts ? <Range months={row.months.lasts} /> : null}
    </td>
    <td className="price" data-label="Price">
      <ShortText text={row.price} />
    </td>
    <td data-label="Shows">
      <ShortText text={row.firstEffect} />
    </td>
    <td data-label="Time off">
      <ShortText text={row.timeOff} />
    </td>
    <td data-label="Visit">
      <ShortText text={row.appointment} />
    </td>
  </tr>
)

/**
 * Shows every treatment in one table, by group or sorted; on narrow screens each row is a block.
 */
export const AtAGlance = ({ rows }: { rows: GlanceRow[] }) => {
  const [order, setOrder] = useState<Order>('group')
  const [told, setTold] = useState('')
  const field = useId()
  const form = useRef<HTMLFormElement>(null)
  useFormValues(form, (shown) => {
    const { value, selectedOptions } = shown.elements[0] as HTMLSelectElement
    if (value === order) return
    setOrder(value as Order)
    setTold(finderWords.ordered(selectedOptions[0]!.label))
  })
  const groups = order === 'group' ? [...new Set(rows.map((row) => row.group))] : [null]
  return (
    <>
      <div css={above}>
        <p className="small mute">{finderWords.barScale(longest)}</p>
        <form ref={form} css={choice} data-needs-scripts="">
          <label htmlFor={field}>{finderWords.order}</label>
          <select id={field} className="field" autoComplete="off">
            {orders.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          {/* A form has a way to be sent (WCAG H32); here each choice is taken at once. */}
          <button type="submit" hidden>
            {finderWords.order}
          </button>
        </form>
      </div>
      <p className="vh" role="status">
        {told}
      </p>
      <table css={[ruledTable, foldedRows, table]}>
        <caption className="vh">{finderWords.atAGlance}</caption>
        <thead>
          <tr>
            <th scope="col">{sharedWords.treatment}</th>
            <th scope="col" className="lasts">
              {sharedWords.usuallyLasts}
              <span className="chart months" aria-hidden="true">
                {years.map((month) => (
                  <b key={month} style={{ left: `${(100 * month) / longest}%` }}>
                    {month}
                  </b>
                ))}
              </span>
            </th>
            <th scope="col">{sharedWords.price}</th>
            <th scope="col">{sharedWords.firstEffect}</th>
            <th scope="col">{sharedWords.timeOff}</th>
            <th scope="col">{sharedWords.appointment}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group}>
            {group === null ? null : (
              <tr>
                <th scope="rowgroup" colSpan={6}>
                  {group}
                </th>
              </tr>
            )}
            {(group === null ? sorted(rows, order) : rows.filter((row) => row.group === group)).map(
              (row) => (
                <Row key={row.to} row={row} />
              ),
            )}
          </tbody>
        ))}
      </table>
    </>
  )
}
