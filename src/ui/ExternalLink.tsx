import type { ComponentProps } from 'react'

/** The id of the words that describe every such link (layout/Layout.tsx). */
export const newTab = 'new-tab'

/** Shows a link that opens a new tab, and says so to who cannot see that. */
export const ExternalLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener" aria-describedby={newTab} {...props}>
    {children}
  </a>
)
