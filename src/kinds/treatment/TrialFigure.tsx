import { css } from '@emotion/react'
import type { CSSProperties, ReactNode } from 'react'
import { mobile, unseen } from '../../design/tokens'
import type { TrialFigureText } from './build'
import { RichText } from '../../ui/RichText'
import * as treatmentWords from '../../words/treatment'

const columns = 25
const rows = 4

const dots = css`
  width: 100%;
  overflow: visible;
  fill: none;
  stroke: currentcolor;
  stroke-linecap: round;
  .rest {
    stroke: var(--paper);
    @media (forced-colors: active) {
      stroke: Canvas;
    }
  }
`

/**
 * Returns a line of dots from the middle of one place to the end of its row: dashes without length.
 */
const line = (column: number, row: number, to: number) =>
  to > column ? `M${column + 0.5} ${row + 0.5}H${to - 0.3}` : ''

/** Returns the dots from one to the other, counted along the rows. */
const path = (from: number, to: number) =>
  Array.from({ length: rows }, (_, row) => {
    const at = row * columns
    return line(Math.max(from - at, 0), row, Math.min(to - at, columns))
  }).join('')

/** Shows a hundred dots in four rows, the first `filled` of them full and the others rings. */
const DotArray = ({ filled }: { filled: number }) => (
  <svg css={dots} viewBox={`0 0 ${columns} ${rows}`} strokeDasharray="0 1" aria-hidden="true">
    <path d={path(0, columns * rows)} strokeWidth="0.68" />
    <path className="rest" d={path(filled, columns * rows)} strokeWidth="0.5" />
  </svg>
)

const frame = css`
  margin-top: var(--s5);
  ${mobile} {
    margin-top: 14px;
  }
  h2 + & {
    margin-top: 0;
  }
  figcaption {
    font-weight: 600;
    line-height: 1.3;
  }
  && p {
    margin-top: 6px;
    max-width: none;
    color: var(--ink-2);
    font-size: var(--f-cap);
    line-height: 1.35;
  }
  a span {
    ${unseen}
  }
`

const groups = css`
  display: grid;
  gap: 10px var(--gut);
  margin-top: 4px;
  li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: center;
    column-gap: var(--s3);
    max-width: 30rem;
    font-size: var(--f-small);
    line-height: 1.2;
  }
  b {
    font: 400 2.125rem/1 var(--display);
    letter-spacing: -0.012em;
  }
  span span {
    display: block;
  }
  ${mobile} {
    gap: 4px;
    b {
      font-size: 1.5rem;
    }
    span span {
      display: inline;
    }
  }
  /* Letters so large that the dots would have no room beside them. */
  @container (max-width: 17rem) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  /* Two and more have room beside each other, each above its dots. */
  @container (min-width: 34rem) {
    gap: var(--s4) var(--gut);
    &:has(li + li) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &:has(li:nth-of-type(3)) {
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    }
    li:not(:only-child) {
      grid-template-columns: minmax(0, 1fr);
      row-gap: var(--s2);
    }
    b {
      font-size: 3rem;
    }
  }
`

const bars = css`
  margin-top: 2px;
  line-height: 1.3;
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    position: relative;
    padding: 5px 0;
    border-bottom: 1px solid var(--rule);
    ${mobile} {
      padding: 3px 0;
      font-size: var(--f-small);
    }
  }
  b {
    flex: none;
    font-weight: 600;
  }
  /* The rule below is the scale of 100; a border shows in chosen colours too. */
  li::after {
    content: '';
    position: absolute;
    bottom: -1px;
    inset-inline-start: 0;
    width: max(var(--share), 1px);
    border-bottom: 4px solid var(--ink);
  }
`

type Props = { figure: TrialFigureText }

const figures = (count: number) => count.toLocaleString('en-GB')

/** Shows what was counted, the groups, and how it was counted. */
const Frame = ({ figure, children }: Props & { children: ReactNode }) => (
  <figure css={frame} className="trial">
    <figcaption>{figure.title}</figcaption>
    {children}
    <p>
      {figure.people === null ? null : `${figures(figure.people)} people. `}
      {figure.note === null ? null : <RichText text={figure.note} />}{' '}
      <a href={figure.source.url} rel="noopener">
        {treatmentWords.source}
        <span>: {figure.source.name}</span>
      </a>
    </p>
  </figure>
)

/** Shows for how many people something worked: each group as a hundred dots. */
export const TrialDots = ({ figure }: Props) => (
  <Frame figure={figure}>
    <ul css={groups}>
      {figure.groups.map(({ label, count, percent }) => (
        <li key={label}>
          <span>
            <b>{figures(count)}</b>
            {treatmentWords.outOf(figures(figure.of))}
            <span>{label}</span>
          </span>
          <DotArray filled={Math.round(percent)} />
        </li>
      ))}
    </ul>
  </Frame>
)

/** Shows how often each of several things happened, the most frequent first. */
export const TrialBars = ({ figure }: Props) => (
  <Frame figure={figure}>
    <ul css={bars}>
      {figure.groups
        .toSorted((a, b) => b.percent - a.percent)
        .map(({ label, count, percent }) => (
          <li key={label} style={{ '--share': `${percent}%` } as CSSProperties}>
            <span>{label}</span>{' '}
            <b>{treatmentWords.countOutOf(figures(count), figures(figure.of))}</b>
          </li>
        ))}
    </ul>
  </Frame>
)
