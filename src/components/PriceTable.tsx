import { css } from '@emotion/react'
import { ruledTable } from '../design/table'
import { mobile } from '../design/tokens'
import type { PriceRow } from '../page'

const table = css`
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
  td:last-child[data-figure] {
    white-space: nowrap;
  }
  thead th:last-child {
    text-align: right;
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
  ${mobile} {
    td:last-child {
      padding-left: 12px;
      font-size: 1.125rem;
    }
    td:last-child:not([data-figure]) {
      font-size: var(--f-small);
    }
  }
  /* In a column too narrow for three, each row folds: what it is, then unit and price. */
  @container (max-width: 18.5rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      align-items: baseline;
      padding: 12px 0;
      border-bottom: 1px solid var(--rule);
    }
    tbody :is(th, td, td.unit, td:last-child) {
      padding: 0;
      border: 0;
    }
    td:last-child {
      margin-left: auto;
    }
    th[scope='row'] {
      flex: 0 0 100%;
    }
  }
`

/** Prices with their units. Figures stand to the right, aligned. */
export const PriceTable = ({ rows, caption }: { rows: PriceRow[]; caption: string }) => (
  <table css={[ruledTable, table]}>
    <caption className="vh">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Treatment</th>
        <th scope="col" css={{ '&&': { paddingLeft: '16px' } }}>
          Unit
        </th>
        <th scope="col">Price</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, note, unit, amount }) => (
        <tr key={label}>
          <th scope="row">
            {label}
            {note ? <span>{note}</span> : null}
          </th>
          <td className="unit">{unit}</td>
          <td data-figure={amount.startsWith('£') && amount.length < 8 ? '' : undefined}>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
