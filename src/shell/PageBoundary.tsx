import { useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary'

/** The path of the page that React has rendered; null while it is as it was published. */
let rendered: string | null = null

/** Shows what `main` showed before the error, without React; before a first render, a reload. */
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

/** Keeps a page readable and its links usable when its code throws. */
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
