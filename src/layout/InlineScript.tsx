import { useOnceHydrated } from '../runtime/useOnceHydrated'

/**
 * A script that runs while the browser reads the page, before anything else is there. It stands in
 * the page's HTML only: one that React puts in later would not run, and making it is what Trusted
 * Types refuse.
 */
export function InlineScript({ code }: { code: string }) {
  const isRead = useOnceHydrated(true, () => false)
  return isRead ? <script dangerouslySetInnerHTML={{ __html: code }} /> : null
}
