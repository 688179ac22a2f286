import { css } from '@emotion/react'
import { ruledTable } from '../design/table'
import type { PriceRow } from '../site/page'
import * as sharedWords from '../words/shared'
import * as uiWords from '../words/ui'

const table = css`
  /* The columns of one table below those of another. */
  table-layout: fixed;
  thead th:nth-of-type(2) {
    width: 24%;
  }
  thead th:last-child {
    width: 29%;
    text-align: right;
  }
  th,
  td {
    padding: 14px 0;
  }
  thead th {
    padding: 9px 0;
  }
  td:last-child {
    padding-left: 20px;
    text-align: right;
    font-weight: 600;
    font-size: 1.25rem;
  }
  td:last-child:not([data-figure]) {
    font-size: var(--f-small);
  }
  td:last-child span {
    display: block;
    /* Room for another price, such as that for men, on one line. */
    min-width: 5em;
    max-width: 12rem;
    margin-left: auto;
    color: var(--ink-2);
    font-weight: 400;
    font-size: var(--f-cap);
    line-height: 1.35;
  }
  th[scope='row'] span {
    display: block;
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  td.unit {
    padding-left: 16px;
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  /* In a column too narrow for three, each row folds: what it is, and at the end the price with its unit below, unless other prices stand there. */
  @container (max-width: 30rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) auto;
      gap: 0 12px;
      padding: 7px 0;
      border-bottom: 1px solid var(--rule);
      line-height: 1.35;
    }
    tbody :is(th, td, td.unit, td:last-child) {
      padding: 0;
      border: 0;
    }
    th[scope='row'] {
      grid-row: span 2;
    }
    th[scope='row'] span,
    td.unit {
      font-size: var(--f-cap);
      line-height: 1.3;
    }
    tbody :is(td.unit, td:last-child) {
      grid-column: 2;
      max-width: 9rem;
      text-align: right;
    }
    tbody td.unit {
      grid-row: 2;
    }
    /* Without a remark a row is one line. */
    tr:not(:has(span)) {
      grid-template: auto / minmax(0, 1fr) auto auto;
      align-items: baseline;
      td.unit {
        grid-row: 1;
      }
      td:last-child {
        grid-column: 3;
      }
    }
    tr:has(td:last-child span) {
      th[scope='row'] {
        grid-row: 1;
      }
      td.unit {
        grid-column: 1;
        text-align: left;
      }
      td:last-child {
        grid-area: 1 / 2 / span 2;
      }
    }
    td[data-figure] {
      font-size: 1.125rem;
    }
  }
  @container (max-width: 15rem) {
    tr,
    tbody :is(th, td, td.unit, td:last-child) {
      display: block;
      max-width: none;
      text-align: left;
    }
    td:last-child span {
      margin-left: 0;
    }
  }
`

/** Shows prices with their units. Figures stand to the right, aligned. */
export const PriceTable = ({ rows, caption }: { rows: PriceRow[]; caption: string }) => (
  <table css={[ruledTable, table]}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{sharedWords.treatment}</th>
        <th scope="col" css={{ '&&': { paddingLeft: '16px' } }}>
          {uiWords.unit}
        </th>
        <th scope="col">{sharedWords.price}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, note, unit, amount, more }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {note ? <span>{note}</span> : null}
          </th>
          <td className="unit">{unit}</td>
          <td data-figure={amount.startsWith('£') ? '' : undefined}>
            {amount}
            {more ? <span>{more}</span> : null}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
