import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import type { Rich } from '@clinic/content/expand'
import { foldedRows, ruledTable } from '../../design/table'
import { notDesktop } from '../../design/tokens'
import type { OptionText } from './build'
import { RichText } from '../../ui/RichText'
import * as kindsWords from '../../words/kinds'

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
  [kindsWords.whatItChanges, ({ changes }) => <RichText text={changes} />],
  [kindsWords.whatItCannotDo, ({ cannot }) => <RichText text={cannot} />],
  [
    kindsWords.whenAndHowLong,
    ({ seen, lasts }) => [
      <Told key="seen" what={kindsWords.shows} text={seen} />,
      <Told key="lasts" what={kindsWords.lastsLabel} text={lasts} />,
    ],
  ],
  [
    kindsWords.visitsAndTimeOff,
    ({ visits, timeOff }) => [
      <Told key="visits" what={kindsWords.visitsLabel} text={visits} />,
      <Told key="timeOff" what={kindsWords.timeOffLabel} text={timeOff} />,
    ],
  ],
  [kindsWords.mainSeriousRisk, ({ seriousRisk }) => <RichText text={seriousRisk} />],
  [kindsWords.suitsYouIf, ({ suits }) => <RichText text={suits} />],
]

/** Shows every option of a decision in one table. On narrow screens each row folds into a block. */
export const OptionsTable = ({ options }: { options: OptionText[] }) => (
  <section aria-labelledby="options">
    <h2 id="options">{kindsWords.yourOptions}</h2>
    <table css={[ruledTable, foldedRows, table]}>
      <caption className="vh">{kindsWords.optionsSideBySide}</caption>
      <thead>
        <tr>
          {[kindsWords.option, ...columns.map(([heading]) => heading)].map((heading) => (
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
