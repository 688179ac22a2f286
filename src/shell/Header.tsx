import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { Icon } from '../ui/Icon'
import { mobile, unseen } from '../design/tokens'
import { useSite } from '../site/SiteContext'
import { Wordmark } from './Wordmark'
import { ExternalLink } from '../ui/ExternalLink'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

const bar = css`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--paper);
  border-bottom: 1px solid var(--rule);
  & > .wrap {
    display: flex;
    align-items: center;
    gap: 16px;
    flex-wrap: wrap;
    justify-content: flex-end;
    min-height: var(--header);
    padding-block: 4px;
    /* Not painted in parts while it is still read: each would move as the next one comes. */
    &:not(:has(> .btn)) {
      visibility: hidden;
    }
  }
  @media (max-height: 20em) {
    position: static;
  }
  ${mobile} {
    & > .wrap {
      gap: 4px;
    }
    /* One Book in sight: the foot bar's, and this one while that is out of the way (FootBar.tsx). */
    @media (min-height: 20.0625em) {
      html:not([data-reading]) & .btn:not(:focus-visible) {
        position: absolute;
        inset-inline-end: 0;
        width: 44px;
        padding: 0;
        font-size: 0;
        opacity: 0;
        pointer-events: none;
      }
    }
  }
`

const menuButton = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  min-width: 44px;
  padding: 0 14px 0 10px;
  margin-left: -10px;
  border: 0;
  border-radius: var(--r);
  background: none;
  font-weight: 600;
  font-size: 1rem;
  cursor: pointer;
  &:hover {
    background: var(--mark-wash);
    color: var(--mark);
  }
  ${mobile} {
    padding: 0 12px;
    margin-left: -12px;
    span {
      ${unseen}
    }
    /* Outside it the edge of the window would cut the ring off. */
    &:focus-visible {
      outline-offset: -3px;
    }
  }
`

const askLine = css`
  flex: 1;
  min-width: 44px;
  display: flex;
  align-items: center;
  max-width: 430px;
  margin-left: auto;
  border-bottom: 1px solid var(--rule-strong);
  container-type: inline-size;
  &:hover {
    border-color: var(--mark);
  }
  ${mobile} {
    flex: none;
    border: 0;
    container-type: normal;
  }
`

/** Hidden where too few of its words fit: the button with the sign beside it does the same. */
const ask = css`
  @container (max-width: 9rem) {
    display: none;
  }
  flex: 1;
  min-height: 44px;
  padding: 0 4px;
  border: 0;
  background: none;
  text-align: left;
  color: var(--ink-2);
  font-size: 1rem;
  cursor: text;
  white-space: nowrap;
  overflow: hidden;
  /* Examples where all of them can stand, and never a part of them. */
  @container (max-width: 20rem) {
    span {
      display: none;
    }
  }
  &:hover {
    color: var(--mark);
  }
`

const contactButton = css`
  min-height: 44px;
  padding: 0 4px;
  border: 0;
  background: none;
  font-weight: 600;
  font-size: 1rem;
  white-space: nowrap;
  cursor: pointer;
  border-radius: var(--r);
  &:hover {
    color: var(--mark);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

const telephone = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: var(--ink);
  font-weight: 600;
  font-size: 1rem;
  text-decoration: none;
  white-space: nowrap;
  @media (max-width: 73.6875em) {
    display: none;
  }
`

/** Shows the bar on top of every page; without scripts its drawer and links still work. */
export const Header = () => {
  const site = useSite()
  return (
    <header css={bar}>
      <div className="wrap">
        <button
          type="button"
          css={menuButton}
          popoverTarget="drawer"
          data-dialog="drawer"
          aria-haspopup="dialog"
        >
          <Icon name="menu" />
          <span>{shellWords.menu}</span>
        </button>
        <Link to="/" css={{ textDecoration: 'none', marginRight: 'auto' }}>
          <Wordmark />
          <span className="vh">{shellWords.home}</span>
        </Link>
        <div css={askLine} data-needs-scripts="">
          <button
            type="button"
            className="only-d"
            css={ask}
            data-dialog="search"
            aria-haspopup="dialog"
          >
            {shellWords.askAnything}
            <span>{shellWords.askAnythingOf}</span>
          </button>
          <button
            type="button"
            className="iconbtn"
            data-dialog="search"
            aria-haspopup="dialog"
            aria-label={sharedWords.search}
          >
            <Icon name="search" />
          </button>
        </div>
        <a css={telephone} href={site.lines[0].href}>
          {site.lines[0].display}
        </a>
        <button
          type="button"
          className="only-d"
          css={contactButton}
          data-dialog="menu"
          aria-haspopup="dialog"
          aria-label={shellWords.menuAndContactShort}
        >
          {sharedWords.contact}
        </button>
        <ExternalLink className="btn sm" href={site.bookingUrl}>
          {shellWords.book}
        </ExternalLink>
      </div>
    </header>
  )
}
