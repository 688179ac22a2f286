import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import type { Rich } from '@clinic/content/expand'
import { foldedRows, ruledTable } from '../../design/table'
import { notDesktop } from '../../design/tokens'
import type { OptionText } from './build'
import { RichText } from '../../ui/RichText'

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
    color: var(--ink-2);
    font-weight: 400;
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

const Told = ({ what, text }: { what: string; text: Rich }) => (
  <p>
    <b>{what}</b> <RichText text={text} />
  </p>
)

/** The columns after that of the option itself. */
const columns: [heading: string, cell: (option: OptionText) => ReactNode][] = [
  ['What it changes', ({ changes }) => <RichText text={changes} />],
  ['What it cannot do', ({ cannot }) => <RichText text={cannot} />],
  [
    'When, and how long',
    ({ seen, lasts }) => [
      <Told key="seen" what="Shows:" text={seen} />,
      <Told key="lasts" what="Lasts:" text={lasts} />,
    ],
  ],
  [
    'Visits and time off',
    ({ visits, timeOff }) => [
      <Told key="visits" what="Visits:" text={visits} />,
      <Told key="timeOff" what="Time off:" text={timeOff} />,
    ],
  ],
  ['Main serious risk', ({ seriousRisk }) => <RichText text={seriousRisk} />],
  ['Suits you if', ({ suits }) => <RichText text={suits} />],
]

/** Shows every option of a decision in one table. On narrow screens each row folds into a block. */
export const OptionsTable = ({ options }: { options: OptionText[] }) => (
  <section aria-labelledby="options">
    <h2 id="options">Your options</h2>
    <table css={[ruledTable, foldedRows, table]}>
      <caption className="vh">The options side by side</caption>
      <thead>
        <tr>
          {['Option', ...columns.map(([heading]) => heading)].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
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
                  <RichText text={option.note} />
                </span>
              ) : null}
            </th>
            {columns.map(([heading, cell]) => (
              <td key={heading} data-label={heading}>
                {cell(option)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
