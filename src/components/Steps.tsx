import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import type { StepText } from '../page'
import { SitePicture } from './SitePicture'
import { Words } from './Words'

const list = css`
  margin-top: var(--s5);
  border-top: 1px solid var(--ink);
  li {
    display: grid;
    grid-template-columns: minmax(min-content, max(130px, 26%)) minmax(0, 1fr);
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--rule);
  }
  b {
    font-weight: 600;
  }
  ${mobile} {
    li {
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
      padding: 9px 0;
      font-size: var(--f-small);
      line-height: 1.4;
    }
  }
`

const strip = css`
  counter-reset: step;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--s5) var(--gut);
  li {
    counter-increment: step;
    border-top: 1px solid var(--ink);
    padding-top: 10px;
    font-size: var(--f-small);
    line-height: 1.4;
  }
  figure {
    aspect-ratio: 4 / 3;
    margin-bottom: 8px;
    background: var(--paper-2);
  }
  figure img {
    width: 100%;
    height: auto;
  }
  b {
    display: block;
    margin-bottom: 2px;
    font-weight: 600;
    font-size: 1.0625rem;
  }
  b::before {
    content: counter(step) / '';
    display: block;
    margin-bottom: 6px;
    font: 400 1.875rem/1 var(--display);
  }
  ${mobile} {
    display: flex;
    gap: 16px;
    overflow-x: auto;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scroll-padding-inline: var(--margin);
    scroll-snap-type: x proximity;
    padding-bottom: 8px;
    li {
      flex: 0 0 min(78%, 19rem);
      scroll-snap-align: start;
    }
    /* Too narrow for a step beside the next: text is then read downwards only (WCAG 1.4.10). */
    @container (max-width: 18rem) {
      display: grid;
      overflow: visible;
      margin-inline: 0;
      padding-inline: 0;
    }
  }
`

// The strip scrolls on a phone, and only what has the focus is moved by the arrow keys.
const stripProps = { 'data-strip': '', tabIndex: 0, 'aria-label': 'Steps' }

type Props = { steps: StepText[]; asStrip?: boolean }

/** Numbered steps with their plates: a list, or a strip that scrolls sideways on a phone. */
export const Steps = ({
  steps,
  asStrip = steps.some(({ picture }) => picture !== null),
}: Props) => (
  <ol css={asStrip ? strip : list} {...(asStrip ? stripProps : {})}>
    {steps.map(({ title, text, picture }) => (
      <li key={title}>
        {picture ? (
          <figure>
            <SitePicture picture={picture} />
          </figure>
        ) : null}
        <b>{title}</b>
        <span>
          <Words text={text} />
        </span>
      </li>
    ))}
  </ol>
)
