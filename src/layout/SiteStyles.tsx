import { Global } from '@emotion/react'
import { globalStyles } from '../design/global'

const published = process.env.NODE_ENV === 'production' && typeof document !== 'undefined'

/**
 * The styles that hold on every page. A published page has them in its style sheet; put in again by the browser, they would come
 * after those of the components and win.
 */
export const SiteStyles = () => (published ? null : <Global styles={globalStyles} />)
