import type { GatsbyBrowser } from 'gatsby'
import type { PageContext } from '../page'
import { Layout } from './Layout'

/** Puts the layout around every page; it stays mounted from page to page. Pages without a context (the not-found page) bring their own head. */
export const wrapPageElement: NonNullable<GatsbyBrowser['wrapPageElement']> = ({ element, props }) => {
  const { head = null, foot = null } = props.pageContext as Partial<PageContext>
  return (
    <Layout head={head} foot={foot}>
      {element}
    </Layout>
  )
}
