import { Helmet } from 'react-helmet'
import type { Head as HeadContent } from '../site/page'
import { isPreview } from './preview'
import { useSite } from '../site/SiteContext'
import { StructuredData } from './StructuredData'

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
