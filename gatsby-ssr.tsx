import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { fontFaces, preloadedFonts } from './src/design/fonts'
import { printSheet } from './src/design/print'
import { paper } from './src/design/tokens'

export { wrapPageElement } from './src/layout/wrapPageElement'

/**
 * Renders a page with all its styles in the head, named as Emotion's browser cache looks for them: the rules of components
 * together, each global sheet on its own. A global sheet that is not found again would be put in anew when the page comes to
 * life; `data-s` says that a sheet already stands in the head and need not be moved there.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = createCache({ key: 'css' })
  // Keeps Emotion from writing style tags into the body.
  cache.compat = true
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const sheets = Object.entries(cache.inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []))
  const isGlobal = ({ id }: { id: string }) => cache.registered[`css-${id}`] === undefined && !id.startsWith('animation-')
  const scoped = sheets.filter((sheet) => !isGlobal(sheet))
  replaceBodyHTMLString(html)
  setHeadComponents([
    ...sheets.filter(isGlobal).map(({ id, css }) => <style key={id} data-s="" data-emotion={`css-global ${id}`} dangerouslySetInnerHTML={{ __html: css }} />),
    <style
      key="scoped"
      data-s=""
      data-emotion={`css ${scoped.map(({ id }) => id).join(' ')}`}
      dangerouslySetInnerHTML={{ __html: scoped.map(({ css }) => css).join('') }}
    />,
  ])
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: 'en-GB' })
  setHeadComponents([
    ...preloadedFonts.map((href) => <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontFaces.trim() }} />,
    <meta key="theme" name="theme-color" content={paper} />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="print" rel="stylesheet" media="print" href={printSheet.href} />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ])
}

/** Puts the head in the order a browser needs it: title and metadata, fonts, styles, the rest. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const order = (type: unknown, props: Record<string, unknown>) =>
    type === 'title' ? 0 : type === 'meta' ? 1 : type === 'link' && props.rel === 'preload' ? 2 : type === 'style' ? 3 : 4
  const heads = getHeadComponents() as { type: unknown; props: Record<string, unknown> }[]
  replaceHeadComponents(heads.toSorted((a, b) => order(a.type, a.props) - order(b.type, b.props)) as never)
}
