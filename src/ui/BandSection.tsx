import type { ReactNode } from 'react'

type Props = { id: string; heading: string; onSheet?: boolean; children: ReactNode }

/**
 * Shows a section on a ground of its own, as wide as the page, between those of a text
 * (TextBody.tsx).
 */
export const BandSection = ({ id, heading, onSheet = false, children }: Props) => (
  <section className={onSheet ? 'band sheet-band' : 'band'} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    {children}
  </section>
)
