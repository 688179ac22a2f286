import { css, keyframes } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile, notDesktop, notMobile, tablet, wide } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import type { CSSProperties } from 'react'
import type { HeroPoint, HomeContent } from './build'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'
import { ExternalLink } from '../../ui/ExternalLink'
import * as homeWords from '../../words/home'
import * as sharedWords from '../../words/shared'

/** Wraps rules for letters so large that labels beside the face would cover the text. */
const largeLetters = (rules: string) =>
  `@container hero (max-width: 19rem) { ${rules} } ${notMobile} { @container hero (max-width: 47rem) { ${rules} } }`

const hero = css`
  position: relative;
  container: hero / inline-size;
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
    /* Ends before the labels of the face begin. */
    max-width: min(30em, 45vw);
  }
  ${tablet} {
    min-height: 500px;
    h1 {
      font-size: clamp(2.75rem, 5.6vw, 4rem);
    }
    .copy {
      max-width: 48%;
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
    .lead {
      max-width: 30em;
    }
  }
`

/**
 * The plate's box: 330 by 318 of the head's millimetres (packages/illustration/src/plates/hero.ts).
 */
const box = css`
  container-type: inline-size;
  position: absolute;
  bottom: 0;
  right: 0;
  /* No taller than the hero is, so that the head is whole. */
  width: min(49%, clamp(560px, 76svh, 760px) * 330 / 318);
  aspect-ratio: 330 / 318;
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
    right: -9%;
    width: min(54%, 500px * 330 / 318);
  }
  ${mobile} {
    position: relative;
    right: auto;
    width: 120%;
    /* Room for the longest label on the narrowest screen; labels that lie on the face need none. */
    margin: 16px 0 0 clamp(8px, 4rem - 9.2vw, 2.25rem);
    @container hero (max-width: 19rem) {
      margin-left: 8px;
    }
  }
  ${notMobile} {
    @container hero (max-width: 47rem) {
      width: 42%;
    }
  }
`

/** From the labels to the points. */
const drawn = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`

const leaders = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: none;
  pointer-events: none;
  animation: ${drawn} 250ms var(--ease);
  path {
    vector-effect: non-scaling-stroke;
    stroke: var(--mark);
    stroke-width: 1;
  }
  path:first-of-type {
    stroke: var(--paper);
    stroke-width: 3;
    opacity: 0.7;
  }
  ${largeLetters('display: none;')}
`

const point = css`
  position: absolute;
  left: calc(var(--x) * 1cqw);
  top: calc(var(--y) * 1cqw);
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -22px 0 0 -22px;
  border-radius: 50%;
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    border: 2.5px solid var(--mark);
    border-radius: 50%;
    background: color-mix(in srgb, var(--paper) 55%, transparent);
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
    right: calc(50% + var(--out) * 1cqw);
    top: calc(50% + var(--down) * 1cqw);
    translate: 0 -50%;
    padding: 6px 7px;
    border-radius: var(--r);
    color: var(--mark);
    font-weight: 600;
    font-size: 1.0625rem;
    line-height: 1;
    white-space: nowrap;
  }
  &:hover span,
  &:focus-visible span {
    background: var(--mark);
    color: var(--on-mark);
  }
  ${tablet} {
    span {
      font-size: 0.9375rem;
    }
  }
  ${mobile} {
    span {
      padding: 5px;
      font-size: 0.9375rem;
    }
  }
  ${largeLetters('span { right: auto; left: 36px; top: 50%; background: var(--paper); }')}
`

const hint = css`
  position: absolute;
  left: 4%;
  bottom: 6px;
  width: 11em;
  ${notDesktop} {
    display: none;
  }
  ${largeLetters('display: none;')}
`

/** Returns the leader lines: from each label along the margin, and then straight to the point. */
const leaderLines = (points: readonly HeroPoint[]) =>
  points.map(({ x, y, leader }) => `M${leader.x} ${leader.y}H${leader.bend}L${x} ${y}`).join('')

/** Places a point by its own x and y, and its label by the distance to the left and down. */
const placed = ({ x, y, leader }: HeroPoint) =>
  ({ '--x': x, '--y': y, '--out': x - leader.x, '--down': leader.y - y }) as CSSProperties

/**
 * Shows the hero: what the clinic is for, and a face whose points lead to what is treated there.
 */
export const Hero = ({ hero: { heading, lead, plate, points } }: { hero: HomeContent['hero'] }) => {
  const site = useSite()
  return (
    <section css={hero} aria-labelledby="hero">
      <div className="wrap">
        <div className="copy">
          <h1 id="hero">{heading}</h1>
          <p className="lead">
            <RichText text={lead} />
          </p>
          <div className="acts">
            <ExternalLink className="btn only-d" href={site.bookingUrl}>
              {sharedWords.bookConsultation}
            </ExternalLink>
            <Link className="go" to="/treatments/">
              {homeWords.seeTreatments}
            </Link>
          </div>
        </div>
      </div>
      <div css={box} role="group" aria-label={homeWords.pointByPoint} data-slot="parametric-face">
        <SitePicture picture={plate} eager />
        <svg css={leaders} viewBox={`0 0 100 ${(100 * 318) / 330}`} aria-hidden="true">
          <path d={leaderLines(points)} />
          <path d={leaderLines(points)} />
        </svg>
        {points.map((one) => (
          <Link key={one.label} css={point} to={one.to} style={placed(one)}>
            <span>{one.label}</span>
          </Link>
        ))}
        <p className="cap" css={hint}>
          {homeWords.choosePoint}
        </p>
      </div>
    </section>
  )
}
