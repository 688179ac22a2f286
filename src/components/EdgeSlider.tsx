import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step'> & { edge: number }

/**
 * The slider that moves the edge between two pictures of one place.
 * @param edge how much of the picture before is seen, in percent
 */
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
