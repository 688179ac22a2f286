import { useState } from 'react'
import type { Head as HeadContent } from '../site/page'
import { useHydratedValue } from '../browser/hooks'
import { Helmet } from 'react-helmet'
import { useSite } from '../site/SiteContext'

/** Checks whether this build is a preview and not the published site: `GATSBY_PREVIEW`. */
export const isPreview = (): boolean => process.env.GATSBY_PREVIEW === 'on'

/** Serialises data so that nothing in it can end the script element. */
const asText = (data: HeadContent['jsonLd']) =>
  JSON.stringify(data ?? {}).replaceAll('<', '\\u003c')

/**
 * Shows what a page says to search engines, as long as it is the page that was served. Trusted
 * Types let no script element be made, and Firefox none be changed: on later pages, and where React
 * renders the first one again because others have changed its HTML, there is none.
 */
function StructuredData({ data }: { data: HeadContent['jsonLd'] }) {
  const takesOver = useHydratedValue(true, () => false)
  const [served, setServed] = useState(takesOver ? data : undefined)
  if (served && served !== data) setServed(undefined)
  return served ? (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: asText(served) }}
      suppressHydrationWarning
    />
  ) : null
}

/** Renders title, description, canonical address, social cards and structured data of a page. */
export const Head = ({ head }: { head: HeadContent }) => {
  const { name } = useSite()
  return (
    <>
      <Helmet htmlAttributes={{ lang: 'en-GB' }}>
        <title {...(head.lang && { lang: head.lang })}>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.noindex || isPreview() ? <meta name="robots" content="noindex" /> : null}
        <link rel="canonical" href={head.canonical} />
        <meta property="og:site_name" content={name} />
        <meta property="og:locale" content="en_GB" />
        <meta property="og:type" content={head.type} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.description} />
        <meta property="og:url" content={head.canonical} />
        <meta property="og:image" content={head.image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content={head.title} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={head.title} />
        <meta name="twitter:description" content={head.description} />
        <meta name="twitter:image" content={head.image} />
      </Helmet>
      <StructuredData data={head.jsonLd} />
    </>
  )
}
