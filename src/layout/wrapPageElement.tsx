import type { GatsbyBrowser } from 'gatsby'
import type { PageContext } from '../page'
import { AddressProvider } from './AddressContext'
import { Layout } from './Layout'
import { PageBoundary } from './PageBoundary'

/** Puts the layout around every page; it stays mounted from page to page. Pages without a context (the not-found page) bring their own head. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { head = null, foot = null, content } = props.pageContext as Partial<PageContext>
  const review = content && 'review' in content ? content.review : null
  return (
    <AddressProvider value={props.location}>
      <Layout head={head} foot={foot} reviewed={review?.reviewed ?? null}>
        <PageBoundary path={props.location.pathname}>{element}</PageBoundary>
      </Layout>
    </AddressProvider>
  )
}
