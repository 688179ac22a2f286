import { css } from '@emotion/react'
import { framed } from '../design/frames'
import { desktop, mobile, tablet, wholeArea } from '../design/tokens'
import type { GalleryItem } from '../site/site'
import { BeforeAfterSlider } from './BeforeAfterSlider'
import { SitePicture } from './SitePicture'
import * as sharedWords from '../words/shared'
import * as uiWords from '../words/ui'

const tiles = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s7) var(--gut);
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
`

const bothNamed = `.ends span:first-of-type::after { content: ', and after'; }`
const drawnOver = `
  .over img { clip-path: inset(0 0 0 50%); }
  ${bothNamed}
`

const tile = css`
  position: relative;
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    background: var(--ink);
    border-bottom: 1px solid var(--ink);
  }
  .two img {
    ${framed('pair')}
    height: 100%;
  }
  &:has([data-drawn]) {
    ${bothNamed}
  }
  &:has(button:focus-visible) {
    ${drawnOver}
  }
  @media (hover: hover) {
    &:hover:not(:has(input:focus-visible)) {
      ${drawnOver}
    }
  }
  .ends {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    padding-top: 7px;
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
  .ends span + span {
    padding-left: 8px;
  }
  button {
    display: block;
    width: 100%;
    margin-top: 10px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: left;
    cursor: pointer;
    ${wholeArea}
  }
  strong {
    display: block;
    font-size: var(--f-h3);
    font-weight: 600;
    line-height: 1.25;
  }
  .desc {
    margin-top: 4px;
    color: var(--ink-2);
    font-size: 1.0625rem;
  }
  .kind {
    color: var(--ink);
    font-weight: 600;
  }
  &:hover strong {
    color: var(--mark);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${mobile} {
    .two img {
      aspect-ratio: 1;
    }
  }
`

const large = `
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  grid-template-rows: 1fr auto auto auto;
  column-gap: var(--gut);
  .two { grid-row: 1 / 4; }
  > button { grid-area: 2 / 2; margin: 0; }
  strong { font: 400 var(--f-h2-text) / 1.06 var(--display); letter-spacing: -0.012em; }
  .desc { grid-area: 3 / 2; margin-top: 12px; }
  .two img { aspect-ratio: 4 / 5; }
  .ends { grid-row: 4; }
`

/** Where one would stand alone in the last row, the first is large instead. */
const noneAlone = css`
  ${desktop} {
    > :first-of-type:nth-last-child(3n + 1) {
      ${large}
    }
  }
  ${tablet} {
    > :first-of-type:nth-last-child(odd) {
      ${large}
    }
  }
`

/** The widths at which each half is shown, with the sides that are cut; the first may be large. */
const sizes = '(max-width: 767px) 62vw, (max-width: 1099px) 42vw, 350px'
const largeSizes = '(max-width: 767px) 62vw, (max-width: 1099px) 52vw, 670px'

/**
 * Shows before-and-after pairs, each with a button over the whole tile that opens the lightbox.
 * Under the pointer or the focus the after is drawn over the before, to show what differs.
 */
export const BeforeAfterTiles = ({ items }: { items: GalleryItem[] }) => (
  <ul css={[tiles, noneAlone]}>
    {items.map((item, i) => (
      <li key={item.id} css={tile}>
        <div className="two">
          <BeforeAfterSlider
            before={item.before}
            after={item.after}
            sizes={i === 0 ? largeSizes : sizes}
            treatment={item.treatment}
          />
          <SitePicture picture={item.after} sizes={i === 0 ? largeSizes : sizes} />
        </div>
        <p className="ends" aria-hidden="true">
          <span>{sharedWords.before}</span>
          <span>{sharedWords.after}</span>
        </p>
        <button type="button" data-dialog="gallery" data-index={i} aria-haspopup="dialog">
          <strong>
            <span className="vh">{uiWords.view}</span>
            {item.treatment}
          </strong>
        </button>
        <noscript>
          <strong>{item.treatment}</strong>
        </noscript>
        <p className="desc">
          <span className="kind">
            {item.kind === 'illustration' ? sharedWords.illustration : sharedWords.photographs}
          </span>{' '}
          {item.description}
        </p>
      </li>
    ))}
  </ul>
)
