import { css } from '@emotion/react'
import { ruledTable } from '../../design/table'
import { assessment } from '../../ui/dialog/data'
import * as dialogWords from '../../words/dialog'
import * as sharedWords from '../../words/shared'

const table = css`
  margin-top: var(--s4);
  th,
  td {
    padding: 9px 0;
  }
  td,
  thead th + th {
    width: 5.5em;
    padding-left: min(8px, 1.5vw);
    text-align: right;
  }
  td {
    font-weight: 600;
  }
  th[scope='rowgroup'] {
    padding-top: 22px;
    font-weight: 600;
    border-color: var(--ink);
  }
  th[scope='rowgroup'] span {
    font-weight: 400;
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  tfoot th,
  tfoot td {
    padding-top: 16px;
    border-bottom: 1px solid var(--ink);
    font-weight: 600;
    font-size: var(--f-h3);
  }
  tfoot td:last-of-type {
    color: var(--mark);
  }
`

/** Shows the sample assessment as one table: every item before and after, and what it comes to. */
export const ScoresDialog = () => (
  <>
    <p css={{ maxWidth: 'var(--measure)' }}>{assessment.intro}</p>
    <table css={[ruledTable, table]}>
      <caption className="vh">
        {dialogWords.scoresCaption}
        {assessment.sample ? dialogWords.aSample : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">{dialogWords.item}</th>
          <th scope="col">{sharedWords.before}</th>
          <th scope="col">{sharedWords.after}</th>
        </tr>
      </thead>
      {assessment.categories.map(({ id, name, maximum, items }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {name} <span>{dialogWords.eachFrom(maximum)}</span>
            </th>
          </tr>
          {items.map((item) => (
            <tr key={item.name}>
              <th scope="row">{item.name}</th>
              <td>{item.before}</td>
              <td>{item.after}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{sharedWords.total}</th>
          <td>{assessment.totals.before}</td>
          <td>{assessment.totals.after}</td>
        </tr>
      </tfoot>
    </table>
    <p className="cap" css={{ marginTop: 14, maxWidth: 'var(--measure)' }}>
      {assessment.note}
    </p>
    <p css={{ marginTop: 6 }}>
      <button type="button" className="go" data-dialog="method" aria-haspopup="dialog">
        {sharedWords.howWeScore}
      </button>
    </p>
  </>
)
