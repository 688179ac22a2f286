import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { SiteProvider } from '../../src/site/SiteContext'
import { wrapPageElement } from '../../src/shell/wrapPageElement'
import type { PageSpec } from '../../src/site/page'
import type { SiteData } from '../../src/site/site'

/**
 * The HTML of a page as the build would render it, without what Gatsby adds: for tests that cannot
 * build for every change.
 */
export function renderPage(spec: PageSpec, site: SiteData): string {
  const template = (
    require(`../../src/kinds/${spec.template}/template`) as { default: ComponentType<object> }
  ).default
  const props = { pageContext: spec.context, location: { pathname: spec.path } }
  const page = wrapPageElement(
    { element: createElement(template, props), props } as unknown as Parameters<
      typeof wrapPageElement
    >[0],
    { plugins: [] },
  )
  const body = renderToStaticMarkup(createElement(SiteProvider, { value: site }, page as never))
  const head = Helmet.renderStatic()
  return `<html><head>${head.title.toString()}${head.meta.toString()}${head.link.toString()}${head.script.toString()}</head><body>${body}</body></html>`
}
