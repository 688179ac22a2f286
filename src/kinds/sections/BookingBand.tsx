import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../../design/tokens'
import { useSite } from '../../site/SiteContext'
import type { SectionContent } from './build'
import type { Picture } from '../../site/site'
import { Icon } from '../../ui/Icon'
import { EmailLink, useContactLinks } from '../../ui/QuickRows'
import { SitePicture } from '../../ui/SitePicture'
import { RichText } from '../../ui/RichText'
import { ExternalLink } from '../../ui/ExternalLink'
import * as sectionsWords from '../../words/sections'
import * as sharedWords from '../../words/shared'

const band = css`
  position: relative;
  overflow: hidden;
  /* The same by day and by night. */
  --mark: #1b2c73;
  --mark-deep: #101c4f;
  --mark-wash: #e2e6f3;
  --on-mark: #fff;
  --on-mark-2: #dfe4f6;
  background: var(--mark);
  color: var(--on-mark);
  a {
    color: var(--on-mark);
  }
  .btn.inv {
    color: var(--mark);
  }
  & :focus-visible {
    outline-color: var(--on-mark);
  }
  h2 {
    font-size: var(--f-h1);
  }
  .grid {
    align-items: end;
    padding-block: var(--s9) var(--s7);
  }
  .say {
    grid-column: 1 / 7;
  }
  .say .lead {
    margin-top: 18px;
    max-width: 26em;
  }
  .said {
    margin-top: 18px;
    max-width: 32em;
    color: var(--on-mark-2);
  }
  .said a {
    white-space: nowrap;
  }
  .ways {
    grid-column: 8 / 13;
    border-top: 1px solid rgb(255 255 255 / 0.55);
  }
  .ways a {
    display: flex;
    flex-wrap: wrap;
    place-content: center space-between;
    align-items: center;
    column-gap: 16px;
    min-height: 60px;
    border-bottom: 1px solid rgb(255 255 255 / 0.3);
    font-weight: 600;
    font-size: 1.1875rem;
    text-decoration: none;
  }
  .ways span {
    font-weight: 400;
    font-size: var(--f-small);
    color: var(--on-mark-2);
  }
  .ways a:hover {
    background: var(--mark-deep);
  }
  .terrace img {
    width: 100%;
    height: clamp(150px, 17vw, 250px);
    object-fit: cover;
    object-position: 50% 100%;
  }
  @media (forced-colors: active) {
    .terrace img {
      background: var(--mark);
    }
  }
  ${mobile} {
    .grid > * {
      grid-column: 1 / -1;
    }
    .grid {
      row-gap: 28px;
    }
  }
`

const BookOnline = ({ words = sectionsWords.bookOnlineThen }: { words?: string }) => {
  const site = useSite()
  return (
    <div className="acts">
      <ExternalLink className="btn inv" href={site.bookingUrl}>
        {words}
        <Icon name="away" />
      </ExternalLink>
    </div>
  )
}

type Props = { section: SectionContent; terrace: Picture }

/** Shows the one solid band of the homepage: come and talk. */
export const BookingBand = ({ section: { heading, paragraphs }, terrace }: Props) => {
  const site = useSite()
  return (
    <section css={band} aria-labelledby="book">
      <div className="wrap">
        <div className="grid">
          <div className="say">
            <h2 id="book">{heading}</h2>
            {paragraphs.map((text, i) => (
              <p key={i} className={i === 0 ? 'lead' : 'said'}>
                <RichText text={text} />
              </p>
            ))}
            <BookOnline />
            <p className="small said">
              {site.inPerson} <Link to="/terms/">{sharedWords.termsOfBooking}</Link>
            </p>
          </div>
          <div className="ways">
            {useContactLinks()}
            <EmailLink />
          </div>
        </div>
      </div>
      <div className="terrace">
        <SitePicture picture={terrace} />
      </div>
    </section>
  )
}

const closing = css`
  .grid {
    padding-block: var(--s8);
  }
  h2 {
    font-size: var(--f-h2);
  }
  ${mobile} {
    .grid {
      padding-block: var(--s6);
      row-gap: var(--s4);
    }
    .acts {
      margin-top: var(--s4);
    }
    /* The foot bar, right below, rings the clinic. */
    .said,
    .ways {
      display: none;
    }
  }
`

type ForeignProps = {
  say: { book: string; call: string }
  closing: { talk: string; inPerson: string }
  lang: string
  dir: 'ltr' | 'rtl'
}

/** Shows the band that closes a page in another language. */
export const ForeignClosingBand = ({ say, closing: words, lang, dir }: ForeignProps) => {
  const [line] = useSite().lines
  return (
    <section css={[band, closing]} aria-labelledby="book" lang={lang} dir={dir}>
      <div className="wrap">
        <div className="grid">
          <div className="say">
            <h2 id="book">{words.talk}</h2>
            <p className="said">{words.inPerson}</p>
            <BookOnline words={say.book} />
          </div>
          <div className="ways">
            <a href={line.href}>
              <bdi>{line.display}</bdi>
              <span>{say.call}</span>
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Shows the band that closes every other page. */
export const ClosingBand = () => {
  const site = useSite()
  return (
    <section css={[band, closing]} aria-labelledby="book">
      <div className="wrap">
        <div className="grid">
          <div className="say">
            <h2 id="book">{sectionsWords.bookingBand}</h2>
            <p className="said">
              {site.inPerson} <Link to="/terms/">{sharedWords.termsOfBooking}</Link>
            </p>
            <BookOnline />
          </div>
          <div className="ways">{useContactLinks()}</div>
        </div>
      </div>
    </section>
  )
}
