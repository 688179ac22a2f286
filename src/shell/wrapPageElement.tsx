import type { GatsbyBrowser } from 'gatsby'
import { Dialogs } from './Dialogs'
import { AddressProvider } from '../site/AddressContext'
import { Layout } from './Layout'
import { PageBoundary } from './PageBoundary'
import type { PageContext, ReviewText } from '../site/page'

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
  } = props.pageContext as Partial<PageContext<{ review?: ReviewText | null }>>
  return (
    <AddressProvider value={props.location}>
      <Layout
        head={head}
        mobilePriceBar={mobilePriceBar}
        reviewed={content?.review?.reviewed ?? null}
      >
        <PageBoundary path={props.location.pathname}>{element}</PageBoundary>
      </Layout>
      <Dialogs />
    </AddressProvider>
  )
}
