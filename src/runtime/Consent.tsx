import { css } from '@emotion/react'
import { Link } from 'gatsby'
import { useEffect, useRef, useState } from 'react'
import { mobile } from '../design/tokens'
import { analyticsRuns, keepConsent, shouldAsk, startAnalytics } from './analytics'

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

/** Asks once, with both answers as easy as each other. Not there at all unless the site has an analytics service. */
export const Consent = () => {
  const [asking, setAsking] = useState(false)
  const answered = useRef<string | null>(null)
  // After every change of page, since the layout and this with it stay mounted.
  useEffect(() => setAsking(answered.current !== location.pathname && shouldAsk(location.pathname)))
  if (!asking) return null
  const answer = (consent: 'granted' | 'refused') => {
    keepConsent(consent)
    answered.current = location.pathname
    setAsking(false)
    // A service that runs already stops with the page.
    if (!startAnalytics() && consent === 'refused' && analyticsRuns()) location.reload()
  }
  return (
    <section css={strip} aria-label="Visitor statistics">
      <p className="small">
        May we count your visit? It helps us see which pages are useful. Nothing is stored or sent unless you agree. <Link to="/privacy/">How we use your data</Link>
      </p>
      <div>
        <button type="button" className="btn line sm" onClick={() => answer('granted')}>
          Allow statistics
        </button>
        <button type="button" className="btn line sm" onClick={() => answer('refused')}>
          No statistics
        </button>
      </div>
    </section>
  )
}
