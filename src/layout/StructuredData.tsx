import { useEffect, useState } from 'react'
import type { Head } from '../page'
import { useOnceHydrated } from '../runtime/useOnceHydrated'

const id = 'structured-data'
const element = () => document.getElementById(id)

/** Nothing in it can end the script element. */
const asText = (data: Head['jsonLd']) => JSON.stringify(data ?? {}).replaceAll('<', '\\u003c')

/**
 * What a page says to search engines. The element comes with the first page's HTML, and later pages
 * change its text: Trusted Types let no script element be made.
 */
export function StructuredData({ data }: { data: Head['jsonLd'] }) {
  const [served] = useState(data)
  const takesOver = useOnceHydrated(true, () => false)
  // Kept as it was at the first render. When an extension or a translator changed the HTML before
  // hydration, React renders the page again on the client: then there is no element either.
  const [isThere] = useState(takesOver && Boolean(served))
  useEffect(() => {
    const text = element()?.firstChild
    if (text) text.nodeValue = asText(data)
  }, [data])
  return isThere ? (
    <script
      id={id}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: asText(served) }}
      suppressHydrationWarning
    />
  ) : null
}
