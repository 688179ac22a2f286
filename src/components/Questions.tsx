import { css } from '@emotion/react'
import type { QuestionText } from '../page'
import { Words } from './Words'

const list = css`
  border-top: 1px solid var(--ink);
  details {
    border-bottom: 1px solid var(--rule);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 60px;
    padding: 8px 0;
    list-style: none;
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    color: var(--mark);
  }
  summary::after {
    content: '+' / '';
    flex: none;
    margin-inline-end: 6px;
    font-size: 1.5rem;
    font-weight: 400;
    line-height: 1;
    color: var(--mark);
  }
  [open] > summary::after {
    content: '–' / '';
  }
  p {
    max-width: 35em;
    padding: 0 0 20px;
    padding-inline-end: 32px;
  }
`

/** Questions with their answers folded away; the first is open. They unfold without scripts. */
export const Questions = ({ questions }: { questions: QuestionText[] }) => (
  <div css={list}>
    {questions.map(({ question, answer }, i) => (
      <details key={question} open={i === 0}>
        <summary>{question}</summary>
        <p>
          <Words text={answer} />
        </p>
      </details>
    ))}
  </div>
)
