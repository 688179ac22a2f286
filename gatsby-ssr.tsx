import { CacheProvider } from '@emotion/react'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'
import { emotionCache, fontFacesId } from './src/design/emotionCache'
import { arabicFont, fontFaces, loadBasicLetters } from './src/design/fonts'
import { printSheet } from './src/design/print'
import { nightPaper, paper } from './src/design/tokens'

export { wrapPageElement } from './src/shell/wrapPageElement'

/**
 * Rules of Emotion with their names, marked as its own server rendering marks them, so that the
 * Emotion of the browser finds them and puts none in again. `data-s` says that they are in the head
 * already.
 */
const emotionStyles = (key: string, rules: [name: string, css: string][]) => (
  <style
    key={`${key} ${rules.length === 1 ? rules[0]![0] : ''}`}
    data-emotion={[key, ...rules.map(([name]) => name)].join(' ')}
    data-s=""
    dangerouslySetInnerHTML={{ __html: rules.map(([, css]) => css).join('') }}
  />
)

const preload = /<link rel="preload"[^>]*>/g

/**
 * Returns what React would preload, the picture of the first screen, as elements for the head.
 * React writes it in front of the body, behind the fonts and rules in the head.
 */
const preloads = (html: string) =>
  html.match(preload)?.map((tag) => {
    const props = [...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
    return <link key={tag} {...Object.fromEntries(props)} />
  })

const classesIn = (html: string) => new Set(html.match(/\bc-[a-z0-9]+/g))

/**
 * Renders a page and puts the rules it uses into its head: what holds on every page first, then the
 * rules of components. Those that only closed dialogs use come after the body's text, so that the
 * first paint does not wait for them.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const cache = emotionCache()
  // Keeps Emotion from writing style tags into the body.
  cache.compat = true
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const html = body.replace(preload, '')
  const rules = Object.entries(cache.inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  const isGlobal = ([name]: [string, string]) =>
    cache.registered[`${cache.key}-${name}`] === undefined && !name.startsWith('animation-')
  const [dialogs, seen] = [
    classesIn((html.match(/<dialog\b[^]*?<\/dialog>/g) ?? []).join('')),
    classesIn(html.replace(/<dialog\b[^]*?<\/dialog>/g, '')),
  ]
  const isLate = ([name]: [string, string]) =>
    dialogs.has(`${cache.key}-${name}`) && !seen.has(`${cache.key}-${name}`)
  replaceBodyHTMLString(html)
  setHeadComponents([
    ...(preloads(body) ?? []),
    html.includes('dir="rtl"') && (
      <link
        key="arabic"
        rel="preload"
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        href={arabicFont}
      />
    ),
    ...rules.filter(isGlobal).map((rule) => emotionStyles(`${cache.key}-global`, [rule])),
    emotionStyles(
      cache.key,
      rules.filter((rule) => !isGlobal(rule) && !isLate(rule)),
    ),
  ])
  // In the body HTML allows a style element within SVG only.
  setPostBodyComponents([
    <svg key="rules of dialogs" display="none">
      {emotionStyles(cache.key, rules.filter(isLate))}
    </svg>,
  ])
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: 'en-GB' })
  setHeadComponents([
    <style key="fonts" id={fontFacesId} dangerouslySetInnerHTML={{ __html: fontFaces.trim() }} />,
    <script key="load" dangerouslySetInnerHTML={{ __html: loadBasicLetters }} />,
    // Telephones link numbers themselves otherwise, before React takes the page over.
    <meta key="telephone" name="format-detection" content="telephone=no" />,
    <meta key="theme" name="theme-color" content={paper} media="(prefers-color-scheme: light)" />,
    <meta
      key="night"
      name="theme-color"
      content={nightPaper}
      media="(prefers-color-scheme: dark)"
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="alternate icon" href="/favicon.ico" sizes="32x32" />,
    <link key="touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="print" rel="stylesheet" media="print" href={printSheet.href} />,
    <link key="manifest" rel="manifest" href="/site.webmanifest" />,
  ])
}

/** `gatsby develop` puts lists among the elements. */
type Element = { type?: unknown; key?: string | null; props?: Record<string, unknown> }

/**
 * gatsby-plugin-image's own component is not used (src/ui/SitePicture.tsx), so its script
 * and styles are for nothing.
 */
const needless = ({ key, props }: Element) =>
  key?.startsWith('gatsby-image-style') || props?.name === 'generator'

/** Puts the head in the order a browser needs it: title and metadata, fonts, styles, the rest. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const order = ({ type, key, props }: Element) =>
    type === 'title'
      ? 0
      : type === 'meta'
        ? 1
        : type === 'link' && props?.rel === 'preload'
          ? 2
          : key === 'fonts'
            ? 3
            : type === 'style'
              ? 4
              : 5
  const heads = (getHeadComponents() as Element[]).filter((one) => !needless(one))
  replaceHeadComponents(heads.toSorted((a, b) => order(a) - order(b)) as never)
}
