import { css } from '@emotion/react'
import { disclosure } from './Fold'
import type { QuestionText } from '../site/page'
import { WithoutVoiceLink } from './WithoutVoiceLink'
import { RichText } from './RichText'

const list = css`
  border-top: 1px solid var(--ink);
  details {
    border-bottom: 1px solid var(--rule);
  }
  summary {
    padding: 8px 0;
  }
  p {
    max-width: 35em;
    padding: 0 0 20px;
    padding-inline-end: 32px;
  }
`

/** Shows questions with their answers folded away. They unfold without scripts. */
export const Questions = ({ questions }: { questions: QuestionText[] }) => (
  <div css={[disclosure, list]}>
    {questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>
          <RichText text={answer} />
        </p>
        <WithoutVoiceLink beside={[answer]} />
      </details>
    ))}
  </div>
)
