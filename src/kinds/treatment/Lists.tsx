import { css, type SerializedStyles } from '@emotion/react'
import type { Rich } from '@clinic/content/expand'
import { mobile } from '../../design/tokens'
import { RichText } from '../../ui/RichText'
import { Link } from 'gatsby'
import type { TreatmentContent } from './build'
import * as treatmentWords from '../../words/treatment'

const facts = css`
  border-top: 1px solid var(--ink);
  > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 2px 20px;
    padding: 10px 0;
    border-bottom: 1px solid var(--rule);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--f-small);
    line-height: 1.65;
  }
  ${mobile} {
    > div {
      grid-template-columns: 3.75rem minmax(0, 1fr);
      gap: 2px 12px;
      padding: 5px 0;
      font-size: var(--f-small);
      line-height: 1.4;
    }
    dt {
      line-height: 1.4;
    }
  }
`

type RowsProps = { rows: { label: string; text: Rich }[]; look?: SerializedStyles }

/** Shows terms, each in a row with what is said of it: ruled and side by side without a look. */
export const FactRows = ({ rows, look = facts }: RowsProps) => (
  <dl css={look}>
    {rows.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
)

/** A list that runs on like a sentence, so that all of it is in sight on a phone. */
const run = css`
  ${mobile} {
    font-size: var(--f-cap);
    line-height: 1.4;
  }
  li {
    display: inline;
  }
  li:not(:last-of-type)::after {
    content: '; ';
  }
`

/** Shows what stands against many treatments, after what is peculiar to this one. */
export const StandardReasons = ({ reasons }: { reasons: string[] }) =>
  reasons.length === 0 ? null : (
    <>
      <h3>{treatmentWords.notYet}</h3>
      <ul css={run}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )

const canIList = css`
  dl > div {
    padding: 8px 0;
    border-top: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
`

/** Shows the questions of "Can I…?" that this treatment answers by itself, and where the rest is. */
export const CanIList = ({ name, canI: { own, to } }: Pick<TreatmentContent, 'name' | 'canI'>) => (
  <div css={canIList}>
    {own.length > 0 ? (
      <dl>
        {own.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <RichText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    ) : null}
    {to === null ? null : (
      <p className="unprinted">
        <Link to={to}>{treatmentWords.everyAnswer(name)}</Link>
      </p>
    )}
  </div>
)

const options = css`
  border-top: 1px solid var(--ink);
  div {
    display: grid;
    grid-template-columns: minmax(min-content, max(130px, 30%)) minmax(0, 1fr);
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
  ${mobile} {
    div {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
    }
  }
`

/** Shows other ways to the same aim, doing nothing among them. */
export const Alternatives = ({ items }: { items: TreatmentContent['alternatives'] }) => (
  <dl css={options}>
    {items.map(({ name, to, text }) => (
      <div key={name}>
        <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
        <dd>
          <RichText text={text} />
        </dd>
      </div>
    ))}
  </dl>
)
