import type { GatsbyBrowser } from 'gatsby'
import { Dialogs } from './dialogs/Dialogs'
import { AddressProvider } from './layout/AddressContext'
import { Layout } from './layout/Layout'
import { PageBoundary } from './layout/PageBoundary'
import type { PageContext } from './page'

/**
 * Puts the layout and the dialogs around every page; they stay mounted from page to page. Pages
 * without a context (the not-found page) bring their own head.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({
  element,
  props,
}) => {
  const { head = null, foot = null, content } = props.pageContext as Partial<PageContext>
  const review = content && 'review' in content ? content.review : null
  return (
    <AddressProvider value={props.location}>
      <Layout head={head} foot={foot} reviewed={review?.reviewed ?? null}>
        <PageBoundary path={props.location.pathname}>{element}</PageBoundary>
      </Layout>
      <Dialogs />
    </AddressProvider>
  )
}
