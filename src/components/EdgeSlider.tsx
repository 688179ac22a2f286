import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'> & { edge: number }

/** The slider between two pictures of one place; `edge` is the percentage of the first in view. */
export const EdgeSlider = ({ edge, ...props }: Props) => (
  <input
    type="range"
    min={0}
    max={100}
    step={1}
    aria-valuetext={`${edge}% before, ${100 - edge}% after`}
    {...props}
  />
)
