import { rolls } from '../../design/motion'
import { css } from '@emotion/react'
import { ruledTable } from '../../design/table'
import { formatSum, type Estimate } from './estimate'
import { pounds } from '@clinic/contract/prose'
import * as estimatorWords from '../../words/estimator'
import * as sharedWords from '../../words/shared'

/** Shows a sum that rolls into its place when it changes. */
export const RollingSum = ({ text }: { text: string }) => (
  <span key={text} css={rolls}>
    {text}
  </span>
)

const table = css`
  margin-top: var(--s3);
  th,
  td {
    padding: 12px 0;
    line-height: 1.35;
  }
  th span {
    display: block;
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  td {
    padding-left: 16px;
    text-align: right;
    font-weight: 600;
    white-space: nowrap;
  }
  td.out {
    color: var(--ink-2);
    font-weight: 400;
    font-size: var(--f-small);
  }
  & :is(tbody, tfoot) tr:last-of-type :is(th, td) {
    border-bottom-color: var(--ink);
  }
  tfoot tr:first-of-type :is(th, td) {
    font-weight: 600;
  }
  tfoot tr:first-of-type td {
    font-size: 1.25rem;
  }
`

type Props = { estimate: Estimate }

/** Shows every step of the sum, and what is left to pay on the day. */
export const Bill = ({ estimate: { lines, leftOut, total, consultation, left } }: Props) => (
  <table css={[ruledTable, table]}>
    <caption className="vh">{estimatorWords.sumByStep}</caption>
    <thead className="vh">
      <tr>
        <th scope="col">{estimatorWords.step}</th>
        <th scope="col">{estimatorWords.sum}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, label, working, sum }) => (
        <tr key={key}>
          <th scope="row">
            {label}
            {working ? <span>{working}</span> : null}
          </th>
          <td>
            <RollingSum text={formatSum(sum)} />
          </td>
        </tr>
      ))}
      {leftOut.map(({ key, label, why }) => (
        <tr key={key}>
          <th scope="row">
            {label}
            <span>{why}</span>
          </th>
          <td className="out">{estimatorWords.notInSum}</td>
        </tr>
      ))}
    </tbody>
    {total && left ? (
      <tfoot>
        <tr>
          <th scope="row">{sharedWords.total}</th>
          <td>
            <RollingSum text={formatSum(total)} />
          </td>
        </tr>
        <tr>
          <th scope="row">{estimatorWords.feeComesOff(pounds(consultation))}</th>
          <td>−{pounds(consultation)}</td>
        </tr>
        <tr>
          <th scope="row">{estimatorWords.leftToPay}</th>
          <td>
            <RollingSum text={formatSum(left)} />
          </td>
        </tr>
      </tfoot>
    ) : null}
  </table>
)
