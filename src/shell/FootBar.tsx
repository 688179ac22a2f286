import { css } from '@emotion/react'
import { Icon } from '../ui/Icon'
import { mobile } from '../design/tokens'
import type { MobilePriceBar } from '../site/page'
import { InlineScript } from '../site/InlineScript'
import { readingScript } from './readingScript'
import { useSite } from '../site/SiteContext'
import { ShortText } from '../ui/ShortText'
import { ExternalLink } from '../ui/ExternalLink'
import * as shellWords from '../words/shell'

const bar = css`
  display: none;
  ${mobile} {
    position: sticky;
    bottom: 0;
    z-index: 30;
    display: flex;
    gap: 8px;
    align-items: center;
    min-height: var(--footbar);
    padding: 6px 16px calc(6px + env(safe-area-inset-bottom));
    background: var(--sheet);
    border-top: 1px solid var(--ink);
    transition: transform var(--calm) var(--ease);
    @media (max-height: 20em) {
      position: static;
    }
    /* Out of the way while somebody reads on (readingScript.ts), unless the keyboard is in it. */
    [data-reading] &:not(:focus-within) {
      transform: translateY(100%);
    }
  }
  .what {
    flex: 1 1 0;
    min-width: 0;
    line-height: 1.2;
    container-type: inline-size;
  }
  .what b {
    display: block;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .what small {
    font-size: var(--f-cap);
    color: var(--ink-2);
  }
  /* The page says both anyway, and the buttons come first. */
  @container (max-width: 5rem) {
    .what :is(b, small) {
      display: none;
    }
  }
  .square {
    width: 48px;
    height: 48px;
    border: 1px solid var(--mark);
    color: var(--mark);
  }
  .btn {
    min-height: 48px;
  }
  .btn.line {
    flex: 1;
    padding-inline: 10px;
  }
`

type Props = {
  price: MobilePriceBar | null
  /** How to book, in the language of a page that is not in English. */
  book?: { text: string; lang: string } | null
}

/**
 * Shows the bar at the foot of a narrow screen: menu and contact, call, book; a treatment's price.
 */
export const FootBar = ({ price, book = null }: Props) => {
  const site = useSite()
  return (
    <nav css={bar} aria-label={shellWords.contactAndBooking}>
      {price ? (
        <>
          <div className="what">
            <b>{price.name}</b>
            <small>
              <ShortText text={price.price} />
            </small>
          </div>
          <button
            type="button"
            className="iconbtn square"
            data-dialog="menu"
            aria-haspopup="dialog"
            aria-label={shellWords.menuAndContactShort}
          >
            <Icon name="grid" />
          </button>
        </>
      ) : (
        <button type="button" className="btn line sm" data-dialog="menu" aria-haspopup="dialog">
          {shellWords.menuAndContactShort}
        </button>
      )}
      <a
        className="iconbtn square"
        href={site.lines[0].href}
        aria-label={shellWords.call(site.lines[0].display)}
      >
        <Icon name="phone" />
      </a>
      <ExternalLink className="btn sm" href={site.bookingUrl}>
        {book ? <span lang={book.lang}>{book.text}</span> : shellWords.book}
      </ExternalLink>
      <InlineScript code={readingScript} />
    </nav>
  )
}
