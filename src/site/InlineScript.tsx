import { useHydratedValue } from '../browser/hooks'

/**
 * Shows a script that runs while the browser reads the page. It is in the HTML only: one that React
 * puts in would not run, and Trusted Types refuse it.
 */
export function InlineScript({ code }: { code: string }) {
  const isRead = useHydratedValue(true, () => false)
  return isRead ? <script dangerouslySetInnerHTML={{ __html: code }} /> : null
}
