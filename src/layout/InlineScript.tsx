import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A script that runs while the browser reads the page, before anything else is there. It stands in the page's HTML only: one that
 * React puts in later would not run, and making it is what Trusted Types refuse.
 */
export function InlineScript({ code }: { code: string }) {
  const isRead = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isRead ? <script dangerouslySetInnerHTML={{ __html: code }} /> : null
}
