import { Global } from '@emotion/react'
import type { ReactNode } from 'react'
import { globalStyles } from '../design/global'
import type { FootPrice, Head as HeadContent } from '../page'
import { Drawer } from './Drawer'
import { FootBar } from './FootBar'
import { Footer } from './Footer'
import { Head } from './Head'
import { Header } from './Header'
import { isPreview } from './preview'
import { PreviewBanner } from './PreviewBanner'
import { PrintMeta } from './PrintMeta'

type Props = {
  head: HeadContent | null
  foot: FootPrice | null
  reviewed: string | null
  children: ReactNode
}

/** What stands around every page, the landmarks in reading order. */
export const Layout = ({ head, foot, reviewed, children }: Props) => (
  <>
    <Global styles={globalStyles} />
    {head ? <Head head={head} /> : null}
    <a className="vh" href="#main">
      Skip to content
    </a>
    {isPreview() ? <PreviewBanner /> : null}
    <Header />
    {head ? <PrintMeta title={head.title} address={head.canonical} reviewed={reviewed} /> : null}
    <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
      {children}
    </main>
    <Footer />
    <FootBar price={foot} />
    <Drawer />
  </>
)
