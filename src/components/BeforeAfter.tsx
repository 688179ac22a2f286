import { css } from '@emotion/react'
import { mobile, tablet } from '../design/tokens'
import type { GalleryItem } from '../site'
import { PlateImage } from './PlateImage'

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

const tile = css`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    background: var(--ink);
    border-bottom: 1px solid var(--ink);
  }
  .two img {
    width: 100%;
    height: 100%;
    aspect-ratio: 3 / 4;
    object-fit: cover;
    background: var(--paper);
  }
  /* Drawn, not written: the button's name is the treatment and what became of it. */
  .ends {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1px;
    padding-top: 7px;
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
  .ends::before {
    content: 'Before';
  }
  .ends::after {
    content: 'After';
    padding-left: 8px;
  }
  strong {
    display: block;
    margin-top: 10px;
    font-size: var(--f-h3);
    font-weight: 600;
    line-height: 1.25;
  }
  .desc {
    display: block;
    margin-top: 4px;
    color: var(--ink-2);
    font-size: 1.0625rem;
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

/** Before-and-after pairs; each opens the lightbox. */
export const BeforeAfterTiles = ({ items }: { items: GalleryItem[] }) => (
  <ul css={tiles}>
    {items.map((item, i) => (
      <li key={item.id}>
        <button type="button" css={tile} data-dialog="gallery" data-index={i} aria-haspopup="dialog" aria-label={`View ${item.treatment}. ${item.description}`}>
          <span className="two">
            <PlateImage plate={item.before} />
            <PlateImage plate={item.after} />
          </span>
          <span className="ends" aria-hidden="true" />
          <strong>{item.treatment}</strong>
          <span className="desc">{item.description}</span>
        </button>
      </li>
    ))}
  </ul>
)
