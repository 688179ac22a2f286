import { CacheProvider } from '@emotion/react'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { emotionCache } from './src/design/emotionCache'
import { fontFaces, preloadedFonts } from './src/design/fonts'
import { printSheet } from './src/design/print'
import { paper } from './src/design/tokens'

export { wrapPageElement } from './src/layout/wrapPageElement'

/** A piece of the style sheet: src/build/styleSheet.ts takes it out of the page and puts it together with those of all pages. */
const styles = (id: string, css: string) => <style key={id} data-styles={id} dangerouslySetInnerHTML={{ __html: css }} />

/** Renders a page and puts what it wears into its head: what holds on every page first, then the rules of components. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = emotionCache()
  // Keeps Emotion from writing style tags into the body.
  cache.compat = true
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const sheets = Object.entries(cache.inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []))
  const isGlobal = ({ id }: { id: string }) => cache.registered[`css-${id}`] === undefined && !id.startsWith('animation-')
  replaceBodyHTMLString(html)
  setHeadComponents([...sheets.filter(isGlobal), ...sheets.filter((sheet) => !isGlobal(sheet))].map(({ id, css }) => styles(id, css)))
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-GB' })
  setHeadComponents([
    ...preloadedFonts.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />),
    styles('fonts', fontFaces.trim()),
    <meta key="theme" name="theme-color" content={paper} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="print" rel="stylesheet" media="print" href={printSheet.href} />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ])
}

/** `gatsby develop` puts lists among the elements. */
type Element = { type?: unknown; key?: string | null; props?: Record<string, unknown> }

/** gatsby-plugin-image's own component is not used (src/components/SitePicture.tsx), so its script and styles are for nothing. */
const needless = ({ key, props }: Element) => key?.startsWith('gatsby-image-style') || props?.name === 'generator'

/** Puts the head in the order a browser needs it: title and metadata, fonts, styles, the rest. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const order = ({ type, key, props }: Element) =>
    type === 'title' ? 0 : type === 'meta' ? 1 : type === 'link' && props?.rel === 'preload' ? 2 : key === 'fonts' ? 3 : type === 'style' ? 4 : 5
  const heads = (getHeadComponents() as Element[]).filter((one) => !needless(one))
  replaceHeadComponents(heads.toSorted((a, b) => order(a) - order(b)) as never)
}
