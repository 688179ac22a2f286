import { css } from '@emotion/react'
import { mobile } from '../../design/tokens'
import type { DecisionContent } from './build'
import { RichText } from '../../ui/RichText'
import { lowerFirst } from '@clinic/contract/prose'
import * as kindsWords from '../../words/kinds'

const list = css`
  counter-reset: check;
  margin-top: var(--s5);
  border-top: 1px solid var(--ink);
  > li {
    padding: 24px 0 20px;
    border-bottom: 1px solid var(--rule);
  }
  h3 {
    counter-increment: check;
  }
  h3::before {
    content: counter(check) '. ';
    color: var(--ink-2);
    font-variant-numeric: lining-nums;
  }
  .how {
    margin-top: 4px;
    color: var(--ink-2);
  }
  dl {
    margin-top: 14px;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 4px 20px;
    padding: 10px 0;
    border-top: 1px solid var(--rule);
  }
  dt {
    font-weight: 600;
  }
  .causes {
    margin-top: 4px;
    color: var(--ink-2);
    font-size: var(--f-small);
  }
  ${mobile} {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/**
 * Shows checks in front of a mirror: what to do, what one may find, and what each finding speaks
 * for.
 */
export const SelfCheck = ({ checks }: { checks: DecisionContent['selfCheck'] }) => (
  <ol css={list}>
    {checks.map(({ question, how, answers }) => (
      <li key={question}>
        <h3 css={{ display: 'inline' }}>{question}</h3>
        <p className="how">
          <RichText text={how} />
        </p>
        <dl>
          {answers.map(({ answer, causes, meaning }) => (
            <div key={answer}>
              <dt>{answer}</dt>
              <dd>
                <span className="meaning">
                  <RichText text={meaning} />
                </span>
                {causes.length > 0 ? (
                  <p className="causes">
                    <span>{kindsWords.speaksFor}</span>
                    {causes.map(lowerFirst).join('; ')}
                  </p>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </li>
    ))}
  </ol>
)
