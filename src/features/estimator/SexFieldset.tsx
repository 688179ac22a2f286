import { css } from '@emotion/react'
import type { Sex } from './choice'
import * as estimatorWords from '../../words/estimator'

const who = css`
  &&& {
    margin-top: var(--s5);
  }
  legend {
    font-size: 1.0625rem;
  }
  .radios {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    margin-top: 6px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-weight: 400;
    font-size: 1.0625rem;
    cursor: pointer;
  }
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--mark);
    cursor: pointer;
  }
`

const answers: { value: Sex; label: string }[] = [
  { value: 'female', label: estimatorWords.woman },
  { value: 'male', label: estimatorWords.man },
  { value: 'unsaid', label: estimatorWords.unsaid },
]

/** Asks for the sex, which only the supplement for a larger dose depends on. */
export const SexFieldset = ({ note }: { note: string }) => (
  <fieldset css={who}>
    <legend>{estimatorWords.whoFor}</legend>
    {/* One piece of text: a second would begin on another line when the fonts come, which counts as a shift. */}
    <p className="hint">{estimatorWords.doctorDecides(note)}</p>
    <div className="radios">
      {answers.map(({ value, label }, i) => (
        <label key={value}>
          <input type="radio" name="sex" value={value} defaultChecked={i === 0} />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
)
