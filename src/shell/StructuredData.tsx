import { useState } from 'react'
import type { Head } from '../site/page'
import { useHydratedValue } from '../browser/useHydratedValue'

/** Serialises data so that nothing in it can end the script element. */
const asText = (data: Head['jsonLd']) => JSON.stringify(data ?? {}).replaceAll('<', '\\u003c')

/**
 * Shows what a page says to search engines, as long as it is the page that was served. Trusted
 * Types let no script element be made, and Firefox none be changed: on later pages, and where React
 * renders the first one again because others have changed its HTML, there is none.
 */
export function StructuredData({ data }: { data: Head['jsonLd'] }) {
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
