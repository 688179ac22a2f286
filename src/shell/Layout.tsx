import { css, Global } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'
import { globalStyles } from '../design/global'
import type { MobilePriceBar, Head as HeadContent } from '../site/page'
import { Drawer } from './Drawer'
import { FootBar } from './FootBar'
import { Footer } from './Footer'
import { Head, isPreview } from './Head'
import { Header } from './Header'
import { Notices } from './Notices'
import { PrintMeta } from '../ui/PrintMeta'
import { newTab } from '../ui/ExternalLink'
import * as shellWords from '../words/shell'

const banner = css`
  padding: 10px 16px;
  background: var(--mark);
  color: var(--on-mark);
  font-size: var(--f-small);
  text-align: center;
`

/** Stands above every page of a preview, which may hold samples. */
const PreviewBanner = () => (
  <aside css={banner} aria-label={shellWords.preview}>
    {shellWords.previewNote}
  </aside>
)

/** Over the header, with room for the ring, so that nothing moves when it takes the focus. */
const skip = css`
  position: absolute;
  z-index: 40;
  top: 10px;
  left: 10px;
  padding: 10px 16px;
  background: var(--paper);
`

type Props = {
  head: HeadContent | null
  mobilePriceBar: MobilePriceBar | null
  book?: ComponentProps<typeof FootBar>['book']
  reviewed: string | null
  children: ReactNode
}

/** Shows what stands around every page, the landmarks in reading order. */
export const Layout = ({ head, mobilePriceBar, book, reviewed, children }: Props) => (
  <>
    <Global styles={globalStyles} />
    {head ? <Head head={head} /> : null}
    <a className="vh" css={skip} href="#main">
      {shellWords.skipToContent}
    </a>
    <p id={newTab} hidden>
      {shellWords.opensNewTab}
    </p>
    {isPreview() ? <PreviewBanner /> : null}
    <Notices />
    <Header />
    {head ? <PrintMeta title={head.title} address={head.canonical} reviewed={reviewed} /> : null}
    <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
      {children}
    </main>
    <Footer />
    <FootBar price={mobilePriceBar} book={book} />
    <Drawer />
  </>
)
