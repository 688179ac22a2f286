import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { mobile } from '../design/tokens'
import { InlineScript } from '../site/InlineScript'
import { useAddress } from '../site/AddressContext'

/** The look of a disclosure: for a `<details>`, or for an element that holds several. */
export const disclosure = css`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 60px;
    padding-block: 6px;
    font-weight: 600;
    line-height: 1.3;
    cursor: pointer;
  }
  summary:hover {
    color: var(--mark);
  }
  summary::after {
    content: '+' / '';
    flex: none;
    margin-inline-end: 6px;
    font-size: 1.5rem;
    font-weight: 400;
    line-height: 1;
    color: var(--mark);
  }
  &[open] > summary::after,
  [open] > summary::after {
    content: '–' / '';
  }
  ${mobile} {
    summary {
      min-height: 48px;
    }
  }
`

const fold = css`
  border-top: 1px solid var(--ink);
  border-bottom: 1px solid var(--rule);
  summary + * {
    margin-top: 0;
  }
  &[open] {
    padding-bottom: var(--s4);
  }
`

/** Shows content behind a row that unfolds without scripts; on paper it is open. */
export const Fold = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <details css={[disclosure, fold]}>
    <summary>{label}</summary>
    {children}
  </details>
)

/** Unfolds the article that the address names. */
const unfoldNamed = () => {
  const named = document.getElementById(window.location.hash.slice(1))
  const details = named?.querySelector<HTMLDetailsElement>('article > details')
  if (details) details.open = true
}

/** The same in the HTML: who follows a link to an article does not wait for scripts. */
const unfold = `(() => {
  const unfold = () => {
    const details = document.getElementById(location.hash.slice(1))?.querySelector('article > details');
    if (details) details.open = true;
  };
  unfold();
  addEventListener('hashchange', unfold);
})()`.replace(/\n */g, '')

/** Unfolds the `<details>` in the article whose id the address names. It stands behind them. */
export const UnfoldNamed = () => {
  const address = useAddress()
  useEffect(unfoldNamed, [address])
  return <InlineScript code={unfold} />
}
