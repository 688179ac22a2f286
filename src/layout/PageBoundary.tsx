import { useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../components/ErrorBoundary'

/**
 * The path of the page that React has put into the document; null as long as the page is still
 * there as it was published.
 */
let rendered: string | null = null

/**
 * What stood in `main` before the error, without React. A page that never stood there is fetched as
 * it was published.
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
 * A page whose code fails can still be read, and its links followed: only what needs the code
 * stands still.
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
