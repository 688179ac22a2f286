import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useSyncExternalStore } from 'react'
import { mobile } from '../design/tokens'
import { analyticsRuns, shouldAsk, startAnalytics } from './analytics'
import { keepConsent } from '../browser/browserStorage'
import * as sharedWords from '../words/shared'
import * as shellWords from '../words/shell'

const strip = css`
  position: fixed;
  z-index: 25;
  left: 24px;
  bottom: 24px;
  width: min(520px, calc(100% - 48px));
  padding: 18px 20px 20px;
  border: 1px solid var(--ink);
  background: var(--sheet);
  box-shadow: var(--lift);
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
  .btn {
    flex: 1;
  }
  ${mobile} {
    left: 16px;
    bottom: calc(16px + var(--footbar));
    width: calc(100% - 32px);
  }
  @media print {
    display: none;
  }
`

let answeredOn: string | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const isAsking = () => answeredOn !== location.pathname && shouldAsk(location.pathname)

/** Asks once, both answers alike; nothing unless the site has an analytics service. */
export const Consent = () => {
  // Asked anew at every render, since the layout and this with it stay mounted from page to page.
  const asking = useSyncExternalStore(subscribe, isAsking, () => false)
  if (!asking) return null
  const answer = (consent: 'granted' | 'refused') => {
    keepConsent(consent)
    answeredOn = location.pathname
    for (const listener of listeners) listener()
    // A service that runs already stops with the page.
    if (!startAnalytics() && consent === 'refused' && analyticsRuns()) location.reload()
  }
  return (
    <section css={strip} aria-label={shellWords.visitorStatistics}>
      <p className="small">
        {shellWords.mayWeCount}
        <Link to="/privacy/">{sharedWords.howWeUseData}</Link>
      </p>
      <div>
        <button type="button" className="btn line sm" onClick={() => answer('granted')}>
          {shellWords.allowStatistics}
        </button>
        <button type="button" className="btn line sm" onClick={() => answer('refused')}>
          {shellWords.noStatistics}
        </button>
      </div>
    </section>
  )
}
