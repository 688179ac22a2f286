import { css } from '@emotion/react'
import { notDesktop } from '../../design/tokens'
import type { FeatureOf } from './build'
import { RatingSample } from '../../ui/RatingSample'
import { RichText } from '../../ui/RichText'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: var(--s6) calc(2 * var(--gut));
  align-items: start;
  margin-top: var(--s6);
  li {
    padding: 18px 0;
    border-top: 1px solid var(--ink);
  }
  li p {
    margin-top: 4px;
  }
  ${notDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Said = ({ words }: { words: NonNullable<Props['tools']>['analysis'] | undefined }) =>
  words ? (
    <>
      <h3>{words.title}</h3>
      <p>
        <RichText text={words.text} />
      </p>
    </>
  ) : null

/** Shows the buttons that open the two AI tools. */
export const AiToolButtons = () => (
  <div className="acts">
    <button type="button" className="btn" data-dialog="analysis" aria-haspopup="dialog">
      {sharedWords.startAnalysis}
    </button>
    <button type="button" className="btn line" data-dialog="search" aria-haspopup="dialog">
      {sectionsWords.askAssistant}
    </button>
  </div>
)

type Props = Pick<FeatureOf<'ai-tools'>, 'tools' | 'face'>

/** Says what the two AI tools do, beside a step of the first. */
export const AiTools = ({ tools, face }: Props) => (
  <div css={layout}>
    <ul>
      <li>
        <Said words={tools?.analysis} />
      </li>
      <li>
        <Said words={tools?.search} />
      </li>
    </ul>
    <RatingSample face={face} />
  </div>
)
