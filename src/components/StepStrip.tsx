import { css } from '@emotion/react'
import { mobile } from '../design/tokens'
import type { StepText } from '../page'
import { Words } from './Words'

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

/** Steps in order as a strip: side by side, on a phone moved sideways. */
export const StepStrip = ({ steps }: { steps: StepText[] }) => (
  // The strip scrolls on a phone, and only what has the focus is moved by the arrow keys.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <ol css={strip} data-strip="" tabIndex={0} aria-label="Steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <b>{title}</b>
        <span>
          <Words text={text} />
        </span>
      </li>
    ))}
  </ol>
)
