import type { ReactNode } from 'react'

type Props = { id: string; heading: string; children: ReactNode }

/** Shows a section of a page that is named by its heading; `id` is what links to it name. */
export const HeadedSection = ({ id, heading, children }: Props) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
)
