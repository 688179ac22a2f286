import { css } from '@emotion/react'
import { Link } from 'gatsby'
import type { ReactNode } from 'react'
import { desktop, mobile, notMobile, tablet } from '../design/tokens'
import { InlineScript } from '../site/InlineScript'
import { useSite } from '../site/SiteContext'
import { Wordmark } from './Wordmark'
import { withoutVoiceId } from '../ui/WithoutVoiceLink'
import { RichText } from '../ui/RichText'
import { ExternalLink } from '../ui/ExternalLink'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

/**
 * Below 768 px the footer's sections close and become buttons with aria-expanded. Inline and before
 * the footer's first paint, so that nothing moves; without scripts they are open details.
 */
export const footerScript = `(() => {
  const phone = matchMedia('(max-width:47.9375em)');
  const sections = document.querySelectorAll('[data-footer-section]');
  const nameState = (section) => {
    const summary = section.firstElementChild;
    summary.role = phone.matches ? 'button' : null;
    summary.ariaExpanded = phone.matches ? section.open : null;
    summary.tabIndex = phone.matches ? 0 : -1;
  };
  const fit = () => {
    for (const section of sections) {
      section.open = !phone.matches;
      nameState(section);
    }
  };
  for (const section of sections) section.ontoggle = () => nameState(section);
  phone.onchange = fit;
  fit();
})()`.replace(/\n */g, '')

const foot = css`
  background: var(--paper);
  padding-block: var(--s7) var(--s5);
  font-size: var(--f-small);
  border-top: 1px solid var(--rule);
  ${mobile} {
    padding-block: var(--s5);
  }
`

const blocks = css`
  display: grid;
  gap: var(--s5) var(--gut);
  ${desktop} {
    grid-template-columns: minmax(0, 10fr) minmax(0, 16fr) minmax(0, 13fr) minmax(0, 19fr);
    /* The longest of all is a quick link: these stand in pairs once both fit. */
    > :nth-child(2) ul {
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    }
  }
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :is(:first-child, :last-child) {
      grid-column: 1 / -1;
    }
  }
  ${mobile} {
    display: block;
  }
`

const block = css`
  summary {
    padding-bottom: 10px;
    border-bottom: 1px solid var(--ink);
    font-weight: 600;
  }
  ul {
    padding-top: 8px;
    ${notMobile} {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
      column-gap: var(--s4);
    }
  }
  .whole {
    grid-column: 1 / -1;
  }
  li a {
    line-height: 1.25;
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
    text-decoration: none;
  }
  li a:hover {
    color: var(--mark);
    text-decoration: underline;
  }
  ${notMobile} {
    summary {
      pointer-events: none;
    }
  }
  ${mobile} {
    border-bottom: 1px solid var(--rule);
    summary {
      display: flex;
      justify-content: space-between;
      align-items: center;
      min-height: 50px;
      padding: 0;
      border: 0;
      cursor: pointer;
    }
    summary::after {
      content: '+' / '';
      padding-right: 6px;
      font-size: 1.5rem;
      font-weight: 400;
      line-height: 1;
      color: var(--mark);
    }
    &[open] summary::after {
      content: '–' / '';
    }
    ul,
    .said {
      padding: 0 0 16px;
    }
  }
`

const fine = css`
  margin-top: var(--s6);
  color: var(--ink-2);
  .said p + p {
    margin-top: 8px;
  }
  .said {
    padding-top: 10px;
    columns: 30em 2;
    column-gap: calc(2 * var(--gut));
    line-height: 1.4;
  }
  .said p {
    break-inside: avoid;
  }
  .law {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: var(--s5);
    margin-top: var(--s4);
  }
  .law p {
    margin-inline-start: auto;
  }
  .law a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  ${mobile} {
    margin-top: 0;
    .law {
      column-gap: 20px;
      margin-top: 8px;
    }
    .law p {
      flex: 1 0 100%;
    }
  }
`

/**
 * Shows a section of the footer: open on wide screens, a disclosure on narrow ones, without
 * scripts.
 */
const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <details css={block} open data-footer-section>
    <summary>{title}</summary>
    {children}
  </details>
)

/** Shows the foot of every page: quick links, contact, disclaimer. */
export const Footer = () => {
  const site = useSite()
  const { street, locality, postcode } = site.address
  return (
    <footer css={foot}>
      <div className="wrap">
        <div css={blocks}>
          <div>
            <Link to="/" css={{ textDecoration: 'none' }}>
              <Wordmark />
              <span className="vh">{shellWords.home}</span>
            </Link>
            <p className="mute" css={{ margin: '12px 0' }}>
              {site.adultsOnly}
            </p>
          </div>
          {site.footer.map(({ title, links }) => (
            <Block key={title} title={title}>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </Block>
          ))}
          <Block title={sharedWords.contact}>
            <ul>
              <li className="mute whole" css={{ padding: '8px 0' }}>
                {street}, {locality} {postcode}
              </li>
              <li className="whole">
                <ExternalLink href={site.bookingUrl}>{shellWords.bookAnAppointment}</ExternalLink>
              </li>
              {site.lines.map((line) => (
                <li key={line.href}>
                  <a href={line.href}>{line.display}</a>
                </li>
              ))}
              {site.whatsapp ? (
                <li>
                  <ExternalLink href={site.whatsapp.href}>{sharedWords.whatsApp}</ExternalLink>
                </li>
              ) : null}
              <li>
                <a href={site.email.href}>{shellWords.email}</a>
              </li>
              {site.locations.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </Block>
        </div>
        <div css={fine}>
          <Block title={shellWords.disclaimer}>
            <div className="said">
              {site.disclaimer.map((text) => (
                <p key={text}>{text}</p>
              ))}
              <p>
                <RichText text={site.emergency} />
              </p>
              {site.legal.map((text, i) => (
                <p key={i}>
                  <RichText text={text} />
                </p>
              ))}
            </div>
          </Block>
          <div className="law">
            <Link to={site.worried.to}>{site.worried.label}</Link>
            <Link to={`${site.worried.to}#${withoutVoiceId}`}>{sharedWords.helpWithoutVoice}</Link>
            <Link to="/terms/">{shellWords.terms}</Link>
            <Link to="/complaints/">{shellWords.complaints}</Link>
            <Link to="/privacy/">{shellWords.privacy}</Link>
            <Link to="/accessibility/">{shellWords.accessibility}</Link>
            <p>© {site.name}</p>
          </div>
        </div>
      </div>
      <InlineScript code={footerScript} />
    </footer>
  )
}
