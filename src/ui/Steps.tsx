import { css } from '@emotion/react'
import type { CSSProperties } from 'react'
import { mobile } from '../design/tokens'
import type { StepText } from '../site/page'
import { SitePicture } from './SitePicture'
import { RichText } from './RichText'
import * as uiWords from '../words/ui'

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

/** The container of the strip: a text column, or the whole width of a page. */
const room = css`
  container-type: inline-size;
  p + & {
    margin-top: var(--s5);
  }
`

const strip = css`
  counter-reset: step;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--s6) var(--gut);
  li {
    counter-increment: step;
    font-size: var(--f-small);
    line-height: 1.4;
  }
  li:not(:has(figure)) {
    padding-top: 10px;
    border-top: 1px solid var(--ink);
  }
  figure {
    aspect-ratio: 4 / 3;
    margin-bottom: 10px;
    border: 1px solid var(--ink);
    background: var(--plate);
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
    line-height: 1.25;
  }
  b::before {
    content: counter(step) / '';
    display: block;
    margin-bottom: 6px;
    font: 400 1.875rem/1 var(--display);
  }
  @container (min-width: 40rem) {
    grid-template-columns: repeat(var(--narrow), minmax(0, 1fr));
  }
  @container (min-width: 60rem) {
    grid-template-columns: repeat(var(--wide), minmax(0, 1fr));
  }
  /* Paper is narrow, too, and does not scroll. */
  @media screen {
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
      /* A small plate, with the step's number and name beside it. */
      li:has(figure) {
        display: grid;
        grid-template: auto 1fr / 96px minmax(0, 1fr);
        gap: 8px 12px;
      }
      figure {
        margin: 0;
      }
      figure ~ b {
        margin: 0;
      }
      figure ~ span {
        grid-column: 1 / -1;
      }
      /* Too narrow for a step beside the next: text is then read downwards only (WCAG 1.4.10). */
      @container (max-width: 18rem) {
        display: grid;
        overflow: visible;
        margin-inline: 0;
        padding-inline: 0;
      }
    }
  }
`

// Where the strip scrolls, only what has the focus is moved by the arrow keys (layout/readingScript.ts).
const stripProps = { 'data-strip': '', tabIndex: 0, 'aria-label': uiWords.steps }

/** Returns how many stand side by side: all of them, or as even rows as their number allows. */
const across = (steps: number) =>
  ({ '--wide': steps > 7 ? 6 : steps, '--narrow': steps % 3 === 1 ? 4 : 3 }) as CSSProperties

type Props = { steps: StepText[]; asStrip?: boolean }

/** Shows numbered steps with their plates: a list, or a strip that scrolls sideways on a phone. */
export const Steps = ({
  steps,
  asStrip = steps.some(({ picture }) => picture !== null),
}: Props) => {
  const items = steps.map(({ title, text, picture }) => (
    <li key={title}>
      {picture ? (
        <figure role={picture.alt === '' ? 'none' : undefined}>
          <SitePicture picture={picture} />
        </figure>
      ) : null}
      <b>{title}</b>
      <span>
        <RichText text={text} />
      </span>
    </li>
  ))
  return asStrip ? (
    <div css={room}>
      <ol css={strip} style={across(steps.length)} {...stripProps}>
        {items}
      </ol>
    </div>
  ) : (
    <ol css={list}>{items}</ol>
  )
}
