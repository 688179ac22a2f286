import { useEffect, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import type { GatsbyBrowser } from 'gatsby'
import { Dialogs } from './Dialogs'
import { AddressProvider } from '../site/AddressContext'
import { Layout } from './Layout'
import type { PageContext, ReviewText } from '../site/page'

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

/** What the content of a page tells the layout. */
type Told = {
  review?: ReviewText | null
  language?: { lang: string } | null
  say?: { book: string }
}

/**
 * Puts the layout and the dialogs around every page; they stay mounted from page to page. Pages
 * without a context (the not-found page) bring their own head.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => {
  const {
    head = null,
    mobilePriceBar = null,
    content,
  } = props.pageContext as Partial<PageContext<Told>>
  const { language = null, say } = content ?? {}
  return (
    <AddressProvider value={props.location}>
      <Layout
        head={head}
        mobilePriceBar={mobilePriceBar}
        book={language && say ? { text: say.book, lang: language.lang } : null}
        reviewed={content?.review?.reviewed ?? null}
      >
        <PageBoundary path={props.location.pathname}>{element}</PageBoundary>
      </Layout>
      <Dialogs />
    </AddressProvider>
  )
}
