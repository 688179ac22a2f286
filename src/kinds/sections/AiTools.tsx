import { css } from '@emotion/react'
import { mobile } from '../../design/tokens'
import type { FeatureData, ToolWords } from './types'
import { RatingSample } from '../../ui/RatingSample'
import { RichText } from '../../ui/RichText'

const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: var(--s6) calc(2 * var(--gut));
  align-items: center;
  margin-top: var(--s6);
  li {
    padding: 18px 0;
    border-top: 1px solid var(--ink);
  }
  li p {
    margin-block: 4px var(--s4);
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Said = ({ words }: { words: ToolWords | undefined }) =>
  words ? (
    <>
      <h3>{words.title}</h3>
      <p>
        <RichText text={words.text} />
      </p>
    </>
  ) : null

type Tools = Extract<FeatureData, { kind: 'ai-tools' }>['tools']

/** Shows the two AI tools, each behind its button, and what a step of the first looks like. */
export const AiTools = ({ tools }: { tools: Tools }) => (
  <div css={layout}>
    <ul>
      <li>
        <Said words={tools?.analysis} />
        <button type="button" className="btn" data-dialog="analysis" aria-haspopup="dialog">
          Start the AI analysis
        </button>
      </li>
      <li>
        <Said words={tools?.search} />
        <button type="button" className="btn line" data-dialog="search" aria-haspopup="dialog">
          Ask the AI assistant
        </button>
      </li>
    </ul>
    <RatingSample />
  </div>
)
