import type { ComponentProps } from 'react'
import * as uiWords from '../words/ui'

type Props = Omit<ComponentProps<'input'>, 'type' | 'max' | 'step'> & { edge: number }

/**
 * Shows the slider between two pictures of one place; `edge` is the percentage of the first in
 * view. It runs as the pictures lie, from the left, also on a page that a translator has turned
 * around.
 */
export const EdgeSlider = ({ edge, ...props }: Props) => (
  <input
    type="range"
    dir="ltr"
    min={0}
    max={100}
    step={1}
    aria-valuetext={uiWords.edgeAt(edge)}
    {...props}
  />
)

/** Shows the sign on an edge between two pictures that it can be moved to both sides. */
export const EdgeArrows = () => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
  </svg>
)
