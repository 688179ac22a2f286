import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { Helmet } from 'react-helmet'
import { InlineScript } from '../site/InlineScript'
import { useSite } from '../site/SiteContext'
import { useHydratedValue } from '../browser/hooks'
import { rows } from '../design/rows'
import { columns, mobile, notDesktop } from '../design/tokens'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

const productPath = '/product-analysis/'

/** Starts the scripts at load for an unknown product; inline, as this page has no route. */
const autostart = `if(location.pathname.indexOf('${productPath}')===0)document.getElementById('not-found').setAttribute('data-autostart','product')`

const layout = css`
  padding-block: var(--s9);
  align-items: end;
  row-gap: var(--s6);
  > .say {
    grid-column: 1 / 8;
  }
  .lead {
    margin-top: var(--s5);
    max-width: 30em;
  }
  > .on {
    grid-column: 9 / 13;
  }
  > nav {
    grid-column: 1 / -1;
    margin-top: var(--s6);
    ul {
      display: grid;
      grid-template-columns: ${columns(4, '9rem')};
      column-gap: var(--gut);
    }
  }
  ${notDesktop} {
    padding-block: var(--s7);
    > :is(.say, .on) {
      grid-column: 1 / -1;
    }
  }
  ${mobile} {
    padding-top: var(--s4);
    row-gap: var(--s5);
    > nav {
      margin-top: 0;
    }
  }
`

/**
 * Shows the not-found page, which hosts without a rewrite also show for an unknown product. That is
 * known in the browser only, so it is said after mount.
 */
export default function NotFoundPage() {
  const site = useSite()
  const isProduct = useHydratedValue(false, () => window.location.pathname.startsWith(productPath))
  return (
    <div id="not-found" className="wrap" suppressHydrationWarning>
      <div className="grid" css={layout}>
        <div className="say">
          <Helmet htmlAttributes={{ lang: 'en-GB' }}>
            <title>{shellWords.notFoundTitle(site.name)}</title>
            <meta
              name="description"
              content="There is no page at this address. Search the site, look through all treatments and prices, or call the clinic."
            />
            <meta name="robots" content="noindex" />
          </Helmet>
          <h1>{isProduct ? shellWords.noAnalysis : shellWords.notFound}</h1>
          <p className="lead" role="status">
            {isProduct ? shellWords.noAnalysisBecause : shellWords.noPage}
          </p>
        </div>
        <div className="on">
          <p>
            {shellWords.searchOrGoOn}
            <a href={site.email.href}>{site.email.address}</a>
            {shellWords.weWillMend}
          </p>
          <div className="acts">
            <button type="button" className="btn" data-dialog="search" aria-haspopup="dialog">
              {shellWords.searchSite}
            </button>
            <Link className="go" to={isProduct ? '/prescription-skincare/' : '/'}>
              {isProduct ? shellWords.prescriptionSkincare : shellWords.homepage}
            </Link>
            <Link className="go" to="/contact/">
              {sharedWords.contact}
            </Link>
          </div>
        </div>
        <nav css={rows} aria-label={shellWords.oftenLookedFor}>
          <h2>{shellWords.oftenLookedFor}</h2>
          <ul>
            {site.footer[0]?.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <InlineScript code={autostart} />
    </div>
  )
}
