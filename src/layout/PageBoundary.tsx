import { useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary'

/**
 * The path of the page that React has put into the document; null as long as the page is still
 * there as it was published.
 */
let rendered: string | null = null

/**
 * A copy of what `main` showed before the error, without React. A page that was not rendered yet is
 * reloaded instead, as it was published.
 */
const PageBefore = ({ path }: { path: string }) => {
  const [nodes] = useState(() =>
    rendered === null || rendered === path
      ? document.getElementById('main')?.cloneNode(true).childNodes
      : undefined,
  )
  useEffect(() => {
    if (!nodes) window.location.reload()
  }, [nodes])
  return (
    <div
      css={{ display: 'contents' }}
      ref={(element) => element?.replaceChildren(...(nodes ?? []))}
    />
  )
}

/**
 * Keeps a page readable and its links usable when its code throws; only what needs the code stops
 * working.
 */
export const PageBoundary = ({ path, children }: { path: string; children: ReactNode }) => {
  useEffect(() => {
    rendered = path
  }, [path])
  return (
    <ErrorBoundary key={path} fallback={<PageBefore path={path} />}>
      {children}
    </ErrorBoundary>
  )
}
