import type { AnchorHTMLAttributes } from 'react'

/** Gatsby's Link as the plain link it renders. */
export const Link = ({
  to,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
)
