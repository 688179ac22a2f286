import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { foldedRows, ruledTable } from '../design/table'
import { notDesktop } from '../design/tokens'
import type { OptionText } from '../page'
import { Words } from './Words'

const section = css`
  padding-bottom: var(--s8);
  h2 {
    margin-bottom: var(--s5);
  }
`

const table = css`
  font-size: var(--f-small);
  line-height: 1.4;
  table-layout: fixed;
  th,
  td {
    padding: 14px 18px 16px 0;
    vertical-align: top;
  }
  thead th:first-of-type {
    width: 17%;
  }
  tbody th {
    font-weight: 600;
  }
  tbody th span {
    display: block;
    margin-top: 3px;
    color: var(--ink-2);
    font-weight: 400;
  }
  td p + p {
    margin-top: 6px;
  }
  b {
    font-weight: 400;
    color: var(--ink-2);
  }
  ${notDesktop} {
    tbody th {
      font-size: var(--f-h3);
    }
    && td {
      display: grid;
      grid-template-columns: min(8.5rem, 38%) minmax(0, 1fr);
      overflow-wrap: anywhere;
      margin-top: 6px;
    }
    td::before {
      content: attr(data-label);
      grid-row: 1 / span 4;
      color: var(--ink-2);
    }
  }
`

/** Every option of a decision in one table. On narrow screens each row folds into a block. */
export const OptionsTable = ({ options }: { options: OptionText[] }) => (
  <section css={section} className="wrap" aria-labelledby="options">
    <h2 id="options">Your options</h2>
    <table css={[ruledTable, foldedRows, table]}>
      <caption className="vh">The options side by side</caption>
      <thead>
        <tr>
          <th scope="col">Option</th>
          <th scope="col">What it changes</th>
          <th scope="col">What it cannot do</th>
          <th scope="col">When, and how long</th>
          <th scope="col">Visits and time off</th>
          <th scope="col">Main serious risk</th>
          <th scope="col">Suits you if</th>
        </tr>
      </thead>
      <tbody>
        {options.map((option) => (
          <tr key={option.name}>
            <th scope="row">
              {option.to ? <Link to={option.to}>{option.name}</Link> : option.name}
              <span>
                {option.where}
                {option.price === null ? '' : `: ${option.price}`}
              </span>
              {option.note ? (
                <span>
                  <Words text={option.note} />
                </span>
              ) : null}
            </th>
            <td data-label="What it changes">
              <Words text={option.changes} />
            </td>
            <td data-label="What it cannot do">
              <Words text={option.cannot} />
            </td>
            <td data-label="When, and how long">
              <p>
                <b>Shows:</b> <Words text={option.seen} />
              </p>
              <p>
                <b>Lasts:</b> <Words text={option.lasts} />
              </p>
            </td>
            <td data-label="Visits and time off">
              <p>
                <b>Visits:</b> <Words text={option.visits} />
              </p>
              <p>
                <b>Time off:</b> <Words text={option.timeOff} />
              </p>
            </td>
            <td data-label="Main serious risk">
              <Words text={option.seriousRisk} />
            </td>
            <td data-label="Suits you if">
              <Words text={option.suits} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
