import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { ruledTable } from '../../design/table'
import { columns, notDesktop } from '../../design/tokens'
import type { FeatureData } from '../../page'

const table = css`
  /* Columns of a fixed width, so that none moves when the font of the page takes the place of the system's. */
  table-layout: fixed;
  font-size: var(--f-small);
  th,
  td {
    padding: 12px 16px 12px 0;
  }
  tbody th a {
    font-weight: 600;
  }
  td.price {
    font-weight: 600;
  }
  tbody th[scope='rowgroup'] {
    padding-top: 28px;
    font-weight: 600;
    font-size: var(--f-h3);
  }
  ${notDesktop} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template-columns: ${columns(2, '8.5rem', '16px')};
      gap: 2px 16px;
      padding: 12px 0;
      border-bottom: 1px solid var(--rule);
    }
    th,
    td {
      display: block;
      padding: 0;
      border: 0;
    }
    tbody th {
      grid-column: 1 / -1;
    }
    td::before {
      content: attr(data-label) ' ';
      display: block;
      font-weight: 400;
      font-size: var(--f-cap);
      color: var(--ink-2);
    }
  }
`

type Rows = Extract<FeatureData, { kind: 'at-a-glance' }>['rows']

/** Every treatment in one table: price, times, time off. On narrow screens each row folds into a block. */
export const AtAGlance = ({ rows }: { rows: Rows }) => {
  const groups = [...new Set(rows.map((row) => row.group))]
  return (
    <table css={[ruledTable, table]}>
      <caption className="vh">Treatments at a glance</caption>
      <thead>
        <tr>
          <th scope="col">Treatment</th>
          <th scope="col">Price</th>
          <th scope="col">Appointment</th>
          <th scope="col">First effect</th>
          <th scope="col">Usually lasts</th>
          <th scope="col">Time off</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" colSpan={6}>
              {group}
            </th>
          </tr>
          {rows
            .filter((row) => row.group === group)
            .map((row) => (
              <tr key={row.to}>
                <th scope="row">
                  <Link to={row.to}>{row.name}</Link>
                </th>
                <td className="price" data-label="Price">
                  {row.price}
                </td>
                <td data-label="Appointment">{row.appointment}</td>
                <td data-label="First effect">{row.firstEffect}</td>
                <td data-label="Usually lasts">{row.lasts}</td>
                <td data-label="Time off">{row.timeOff}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
