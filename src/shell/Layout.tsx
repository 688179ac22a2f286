import { css, Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { globalStyles } from '../design/global'
import type { MobilePriceBar, Head as HeadContent } from '../site/page'
import { Drawer } from './Drawer'
import { FootBar } from './FootBar'
import { Footer } from './Footer'
import { Head } from './Head'
import { Header } from './Header'
import { Notices } from './Notices'
import { isPreview } from './preview'
import { PreviewBanner } from './PreviewBanner'
import { PrintMeta } from '../ui/PrintMeta'
import { newTab } from '../ui/ExternalLink'

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
  reviewed: string | null
  children: ReactNode
}

/** Shows what stands around every page, the landmarks in reading order. */
export const Layout = ({ head, mobilePriceBar, reviewed, children }: Props) => (
  <>
    <Global styles={globalStyles} />
    {head ? <Head head={head} /> : null}
    <a className="vh" css={skip} href="#main">
      Skip to content
    </a>
    <p id={newTab} hidden>
      Opens in a new tab
    </p>
    {isPreview() ? <PreviewBanner /> : null}
    <Notices />
    <Header />
    {head ? <PrintMeta title={head.title} address={head.canonical} reviewed={reviewed} /> : null}
    <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
      {children}
    </main>
    <Footer />
    <FootBar price={mobilePriceBar} />
    <Drawer />
  </>
)
