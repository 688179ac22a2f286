import { css } from '@emotion/react'
import { hairStyles, sitters, tones, type Tone } from '@clinic/illustration/face/parameters'
import { fieldset } from '../../../ui/dialog/styles'
import { fullWidth, SegmentRadios, segments } from '../Segments'
import { hairOf, type Drawn } from './drawing'
import * as analysisWords from '../../../words/analysis'

const folded = css`
  summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    font-size: var(--f-small);
    color: var(--mark);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  summary:hover {
    text-decoration-thickness: 2px;
  }
`

const choice = css`
  margin-bottom: var(--s3);
  legend {
    padding: 0 0 4px;
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
`

type ChoiceProps<T extends string> = {
  legend: string
  values: readonly T[]
  words: Record<T, string>
  value: T
  onChoose(value: T): void
}

const Choice = <T extends string>({ legend, values, words, ...chosen }: ChoiceProps<T>) => (
  <fieldset css={[fieldset, choice]}>
    <legend>{legend}</legend>
    <div css={[segments, css(fullWidth)]}>
      <SegmentRadios
        options={values.map((value) => ({ value, label: words[value] }))}
        {...chosen}
      />
    </div>
  </fieldset>
)

type Props = { drawn: Drawn; tone: Tone; onDraw(change: Partial<Drawn>): void }

/**
 * Shows the choices of the person in the picture. Closed until it is wanted: the questions come
 * first.
 */
export const SitterChoices = ({ drawn, tone, onDraw }: Props) => (
  <details css={folded} data-choices>
    <summary>{analysisWords.changeSitter}</summary>
    <Choice
      legend={analysisWords.complexion}
      values={tones}
      words={analysisWords.tones}
      value={tone}
      onChoose={(chosen) => onDraw({ tone: chosen })}
    />
    <Choice
      legend={analysisWords.sitter}
      values={sitters}
      words={analysisWords.sitters}
      value={drawn.sitter}
      onChoose={(sitter) => onDraw({ sitter })}
    />
    <Choice
      legend={analysisWords.hair}
      values={hairStyles}
      words={analysisWords.hairStyles}
      value={hairOf(drawn)}
      onChoose={(hair) => onDraw({ hair })}
    />
    <p className="cap">{analysisWords.onlyForPicture}</p>
  </details>
)
