import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { framed } from '../../design/frames'
import { mobile } from '../../design/tokens'
import { SitePicture } from '../../ui/SitePicture'
import type { TreatmentContent } from './build'
import * as sharedWords from '../../words/shared'
import * as treatmentWords from '../../words/treatment'

const pair = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: var(--ink);
  border-bottom: 1px solid var(--ink);
  img {
    ${framed('pair')}
    height: 100%;
    min-height: 35rem;
  }
  ${mobile} {
    img {
      min-height: 0;
      aspect-ratio: 5 / 4;
    }
  }
`

const words = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 4px 1px;
  padding-top: 7px;
  && p {
    margin: 0;
  }
  .end {
    color: var(--ink-2);
    font-size: var(--f-cap);
  }
  .end + .end {
    padding-left: 8px;
  }
  .said {
    grid-column: 1 / -1;
  }
  ${mobile} {
    .said {
      max-width: none;
      font-size: var(--f-small);
      line-height: 1.35;
    }
    .said.cap {
      font-size: var(--f-cap);
    }
  }
`

const acts = css`
  && {
    margin-top: var(--s4);
  }
  ${mobile} {
    && {
      display: flex;
      align-items: center;
      gap: var(--s2) var(--s4);
      flex-wrap: wrap;
      margin-top: 10px;
    }
    .btn {
      flex: none;
      width: auto;
    }
  }
`

const sizes = '(max-width: 767px) 80vw, (max-width: 1099px) 62vw, 780px'

type Props = { result: NonNullable<TreatmentContent['result']> }

/** Shows what the treatment may change: before and after, large, with the way to all pairs. */
export const ResultPair = ({ result: { pair: item, index } }: Props) => (
  <>
    <div css={pair}>
      <SitePicture picture={item.before} sizes={sizes} />
      <SitePicture picture={item.after} sizes={sizes} />
    </div>
    <div css={words}>
      <p className="end" aria-hidden="true">
        {sharedWords.before}
      </p>
      <p className="end" aria-hidden="true">
        {sharedWords.after}
      </p>
      <p className="said">{item.description}</p>
      <p className="said cap">
        {`${item.kind === 'illustration' ? sharedWords.illustration : sharedWords.photographs} `}
        {item.timing}
      </p>
    </div>
    <div className="acts" css={acts}>
      {index === null ? null : (
        <button
          type="button"
          className="btn line sm"
          data-dialog="gallery"
          data-index={index}
          aria-haspopup="dialog"
        >
          {treatmentWords.compare}
        </button>
      )}
      <Link className="go" to="/before-after-gallery/">
        {treatmentWords.allPairs}
      </Link>
    </div>
  </>
)
