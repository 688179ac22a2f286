import { useSite } from '../site/SiteContext'
import { ExternalLink } from './ExternalLink'
import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { mobile } from '../design/tokens'
import * as sharedWords from '../words/shared'
import * as uiWords from '../words/ui'

type Props = { words?: { book: string; call: string } }

const english = { book: sharedWords.bookConsultation, call: sharedWords.orCall }

/**
 * Shows the two ways on from the top of a page: book, or call. A phone has both in its foot bar.
 */
export const BookingActions = ({ words = english }: Props) => {
  const site = useSite()
  return (
    <div className="acts only-d">
      <ExternalLink className="btn" href={site.bookingUrl}>
        {words.book}
      </ExternalLink>
      <a className="go" href={site.lines[0].href}>
        <span>
          {words.call} <bdi>{site.lines[0].display}</bdi>
        </span>
      </a>
    </div>
  )
}

/**
 * Shows the aside beside a text: how to ask, in person or the assistant; `unsure` is for pages about
 * something to have done.
 */
export const AskAside = ({ unsure = false }: { unsure?: boolean }) => {
  const site = useSite()
  return (
    <>
      <p css={{ fontWeight: 600 }}>{unsure ? uiWords.notSure : uiWords.preferToAsk}</p>
      {unsure ? null : <p className="small mute">{site.inPerson}</p>}
      <p>
        <button type="button" className="go" data-dialog="search" aria-haspopup="dialog">
          {uiWords.askQuestion}
        </button>
      </p>
      <p className="small">
        {uiWords.byTelephone}
        <a href={site.lines[0].href}>{site.lines[0].display}</a>
      </p>
    </>
  )
}

/** The same beside a text in another language: book, or call. */
export const ForeignAside = ({
  book,
  call,
  inPerson,
}: Record<'book' | 'call' | 'inPerson', string>) => {
  const site = useSite()
  return (
    <>
      <p className="small mute">{inPerson}</p>
      <p>
        <ExternalLink className="btn line sm" href={site.bookingUrl}>
          {book}
        </ExternalLink>
      </p>
      <p className="small">
        {call} <a href={site.lines[0].href}>{site.lines[0].display}</a>
      </p>
    </>
  )
}

const line = css`
  margin-top: var(--s3);
  ${mobile} {
    margin-top: 0;
  }
`

/** Leads from a price to the cost estimator. */
export const EstimatorLink = ({ to }: { to: string }) => (
  <p css={line}>
    <Link className="go" to={to}>
      {uiWords.workOutTotal}
    </Link>
  </p>
)
