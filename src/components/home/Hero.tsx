import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile, notMobile, tablet, wide } from '../../design/tokens'
import { useSite } from '../../layout/SiteContext'
import type { HomeContent } from '../../page'
import { SitePicture } from '../SitePicture'
import { Words } from '../Words'

/** Letters so large that the labels beside the face would lie on the text: then they lie on the face. */
const largeLetters = (rules: string) => `${notMobile} { @container (max-width: 47rem) { ${rules} } }`

const hero = css`
  position: relative;
  container-type: inline-size;
  display: grid;
  align-items: center;
  min-height: clamp(560px, 76svh, 760px);
  overflow: hidden;
  border-bottom: 1px solid var(--ink);
  & > .wrap {
    position: relative;
    width: 100%;
  }
  .copy {
    max-width: min(54%, 760px);
    padding: var(--s7) 0;
  }
  h1 {
    font-size: var(--f-hero);
    line-height: 0.98;
  }
  .lead {
    margin-top: var(--s5);
    max-width: 30em;
  }
  ${tablet} {
    min-height: 500px;
    h1 {
      font-size: clamp(2.75rem, 5.6vw, 4rem);
    }
    .copy {
      max-width: 50%;
      padding: 40px 0;
    }
  }
  ${mobile} {
    display: block;
    min-height: 0;
    .copy {
      max-width: none;
      padding: 32px 0 0;
    }
  }
`

const box = css`
  position: absolute;
  bottom: 0;
  right: 0;
  height: 100%;
  max-height: 760px;
  aspect-ratio: 156 / 200;
  img {
    position: absolute;
    left: 0;
    top: 0;
    height: 100%;
    width: auto;
    max-width: none;
  }
  ${wide} {
    right: max(0px, calc((100vw - 1640px) / 2));
  }
  ${tablet} {
    width: min(44%, 388px);
    height: auto;
  }
  ${mobile} {
    position: relative;
    width: calc(100vw - 64px);
    height: auto;
    margin: 16px 0 0 auto;
  }
  ${largeLetters('width: 42%; height: auto;')}
`

const point = css`
  position: absolute;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  border-radius: 50%;
  &::before {
    content: '';
    width: 15px;
    height: 15px;
    border: 3px solid var(--mark);
    border-radius: 50%;
    background: var(--paper);
    transition:
      transform var(--quick) var(--ease),
      background var(--quick);
  }
  &:hover::before,
  &:focus-visible::before {
    background: var(--mark);
    transform: scale(1.2);
  }
  span {
    position: absolute;
    padding: 6px 7px;
    border-radius: var(--r);
    background: var(--paper);
    color: var(--mark);
    font-weight: 600;
    font-size: 1.0625rem;
    line-height: 1;
    white-space: nowrap;
  }
  &[data-side='out'] span {
    right: 60px;
    background: none;
  }
  &[data-side='out']::after {
    content: '';
    position: absolute;
    right: 33px;
    width: 26px;
    border-top: 1px solid var(--mark);
  }
  &[data-side='in'] span {
    left: 36px;
  }
  &:hover span,
  &:focus-visible span {
    background: var(--mark);
    color: var(--on-mark);
  }
  ${mobile} {
    span {
      padding: 4px 5px;
      font-size: min(0.9375rem, 6.8vw);
    }
    &[data-side='out'] span {
      right: 46px;
    }
    &[data-side='out']::after {
      right: 31px;
      width: 15px;
    }
    &[data-side='in'] span {
      left: 32px;
    }
  }
  ${largeLetters("&[data-side='out'] span { right: auto; left: 36px; background: var(--paper); } &[data-side='out']::after { display: none; }")}
`

const hint = css`
  position: absolute;
  right: 100%;
  bottom: 26px;
  width: 200px;
  margin-right: -13%;
  text-align: right;
  ${tablet} {
    display: none;
  }
  ${mobile} {
    display: none;
  }
  ${largeLetters('display: none;')}
`

/** The hero: what the clinic is for, and a face whose points lead to what is treated there. */
export const Hero = ({ hero: { heading, lead, plate, points } }: { hero: HomeContent['hero'] }) => {
  const site = useSite()
  return (
    <section css={hero} aria-labelledby="hero">
      <div className="wrap">
        <div className="copy">
          <h1 id="hero">{heading}</h1>
          <p className="lead">
            <Words text={lead} />
          </p>
          <div className="acts">
            <a className="btn" href={site.bookingUrl} target="_blank" rel="noopener">
              Book a consultation
            </a>
            <Link className="go" to="/treatments/">
              See treatments and prices
            </Link>
          </div>
        </div>
      </div>
      <div css={box} role="group" aria-label="What we treat, point by point" data-slot="parametric-face">
        <SitePicture picture={plate} eager />
        {points.map(({ label, to, x, y, side }) => (
          <Link key={label} css={point} to={to} data-side={side} style={{ left: `${x}%`, top: `${y}%` }}>
            <span>{label}</span>
          </Link>
        ))}
        <p className="cap" css={hint}>
          Choose a point to see what we treat there
        </p>
      </div>
    </section>
  )
}
