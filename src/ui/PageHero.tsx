import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { Crumb } from '../site/page'
import type { ReactNode } from 'react'
import type { Rich } from '@clinic/content/expand'
import { captionBar } from '../design/frames'
import { desktop, mobile, tablet, wide } from '../design/tokens'
import type { Picture, Portrait } from '../site/site'
import { Facts, type Fact } from './Facts'
import { PersonPicture } from './Person'
import { SitePicture } from './SitePicture'
import { RichText } from './RichText'
import * as uiWords from '../words/ui'

const trail = css`
  padding-top: var(--s4);
  font-size: var(--f-small);
  color: var(--ink-2);
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  li + li::before {
    content: '/' / '';
    margin: 0 8px;
  }
  ${mobile} {
    padding-top: var(--s1);
  }
`

/** Shows the way back from this page; the page itself is not in it, its heading follows. */
const Breadcrumbs = ({ crumbs }: { crumbs: Crumb[] }) =>
  crumbs.length === 0 ? null : (
    <nav css={trail} aria-label={uiWords.breadcrumb}>
      <ol>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )

const hero = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-bottom: 1px solid var(--ink);
  &:has(> .strip) {
    border-color: var(--rule);
  }
  > .wrap {
    width: 100%;
  }
  /* Beside few words a picture still has room to be looked at. */
  ${desktop} {
    &:has(.plate) > .wrap {
      display: flex;
      flex-direction: column;
      min-height: 28rem;
      .copy {
        margin-block: auto;
      }
    }
    &:has(> .plate > img) .copy {
      max-width: 48%;
    }
  }
  ${wide} {
    &:has(.plate) > .wrap {
      min-height: 31rem;
    }
  }
  > .strip {
    grid-row: 2;
    border-top: 1px solid var(--ink);
  }
  .copy {
    position: relative;
    max-width: min(54%, 700px);
    padding-block: var(--s7);
  }
  .lead {
    margin-top: 20px;
    max-width: 30em;
    text-wrap: balance;
  }
  ${tablet} {
    .copy {
      max-width: 52%;
    }
  }
  ${mobile} {
    .copy {
      max-width: none;
      padding: var(--s4) 0 20px;
    }
    nav + .copy {
      padding-top: 0;
    }
    .lead {
      margin-top: 14px;
      text-wrap: pretty;
      font-size: 1.125rem;
      line-height: 1.4;
    }
  }
`

const plain = css`
  .copy {
    max-width: min(100%, 900px);
    padding-bottom: var(--s7);
  }
  ${mobile} {
    .copy {
      padding-bottom: var(--s6);
    }
  }
`

/** What a visitor asks first, in a row; on a phone four of them, between words and picture. */
const strip = css`
  ${mobile} {
    > :nth-of-type(3):nth-last-of-type(3) {
      display: none;
    }
    > :nth-last-of-type(-n + 2) {
      border: 0;
    }
    dd {
      font-size: 1.0625rem;
    }
  }
`

/** From the edge of the window to that of the content. */
const contentEdge = 'max(var(--margin), (100% - var(--max)) / 2)'

const frame = css`
  position: absolute;
  grid-area: 1 / 1 / 2 / 2;
  top: 0;
  inset-inline-end: ${contentEdge};
  width: calc(0.44 * min(var(--max), 100vw - 2 * var(--margin)));
  /* Beside much text it ends above the foot, and beside little it is no wider: all of a picture's focal box stays in sight (packages/illustration/src/face/crops.ts). */
  aspect-ratio: 4 / 5;
  max-height: 100%;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 0 50%;
  }
  /* Illustrations and photographs stand on a ground of their own, with what matters in the middle. */
  picture img {
    background: var(--plate);
    object-position: 50% 50%;
  }
  figcaption {
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
    ${captionBar}
  }
  /* Engraved plates have no focal box, and reach down to the foot; what lies on a table is seen whole. */
  &:has(> img) {
    width: calc(0.5 * min(var(--max), 100vw - 2 * var(--margin)));
    height: 100%;
    aspect-ratio: auto;
    border-inline: 1px solid var(--ink);
  }
  /* Beside a tall column of words it would end in mid-air: it hangs as a picture does. */
  ${tablet} {
    top: var(--s6);
    width: 40%;
    max-height: calc(100% - 2 * var(--s6));
    &:has(> img) {
      width: 44%;
      height: auto;
      aspect-ratio: 4 / 3;
      border: 1px solid var(--ink);
    }
  }
  ${mobile} {
    position: relative;
    inset: auto;
    grid-area: 3 / 1;
    width: calc(100% - 2 * var(--margin));
    aspect-ratio: 4 / 3;
    /* As much of an engraved plate as has its subject: what runs on to the right is for wide screens. */
    &:has(> img) {
      width: calc(100% - 2 * var(--margin));
      height: auto;
      aspect-ratio: 3 / 2;
      border: 1px solid var(--ink);
      border-bottom: 0;
    }
    margin-inline: var(--margin);
  }
`

/** A plate whose subject stands in the middle, to be seen whole on a phone. */
const middle = css`
  img {
    object-position: 50% 50%;
  }
  ${mobile} {
    &:has(> img) {
      aspect-ratio: 4 / 3;
    }
  }
`

/** A portrait is as high as the words beside it; on a phone who it is stands beside it. */
const upright = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${contentEdge};
  aspect-ratio: 4 / 5;
  max-width: 40%;
  ${tablet} {
    inset-block: var(--s6);
  }
  ${mobile} {
    position: static;
    float: inline-start;
    width: 46%;
    max-width: 15rem;
    margin: 20px 18px var(--s4) 0;
    ~ .boxed-note {
      clear: both;
    }
  }
`

/** The portrait is placed by the hero's edges, not by those of the words that it follows. */
const aroundPortrait = css`
  .copy {
    display: flow-root;
    position: static;
  }
`

/** The widths at which the picture is shown: wider than its frame, which cuts its sides. */
const sizes = '(max-width: 767px) calc(100vw - 40px), max(44vw, 660px)'

type Props = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  picture: Picture | null
  /** true when the picture has its subject in the middle rather than at the left. */
  centred?: boolean
  /** A person, in place of a picture. */
  portrait?: Portrait
  /** The visible caption of the picture. */
  caption?: string | null
  facts?: Fact[]
  children?: ReactNode
  lang?: string
  dir?: 'ltr' | 'rtl'
}

/**
 * Shows the top of an inner page: breadcrumbs, heading, lead, actions, and a picture at the right.
 */
export const PageHero = ({
  heading,
  intro,
  crumbs,
  picture,
  centred = false,
  portrait,
  caption,
  facts = [],
  children,
  lang,
  dir,
}: Props) => (
  <div className="hero" css={picture ? hero : [hero, portrait ? aroundPortrait : plain]} dir={dir}>
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <div className="copy" lang={lang}>
        <h1>{heading}</h1>
        <p className="lead">
          <RichText text={intro} />
        </p>
        {portrait ? (
          <figure className="plate" css={upright} role="none">
            <PersonPicture portrait={portrait} eager sizes="(max-width: 767px) 46vw, 44vw" />
          </figure>
        ) : null}
        {children}
      </div>
    </div>
    {facts.length > 0 ? (
      <div className="strip">
        <div className="wrap">
          <Facts facts={facts} css={strip} />
        </div>
      </div>
    ) : null}
    {picture ? (
      <figure
        className="plate"
        css={[frame, centred && middle]}
        role={caption ? undefined : 'none'}
      >
        <SitePicture picture={picture} eager sizes={sizes} />
        {caption ? <figcaption>{caption}</figcaption> : null}
      </figure>
    ) : null}
  </div>
)
