import { useEffect } from 'react'
import { InlineScript } from '../site/InlineScript'
import { useAddress } from '../site/AddressContext'

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
