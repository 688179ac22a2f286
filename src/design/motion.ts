import { css } from '@emotion/react'

/**
 * Small movements that say what has changed; visitors who ask for less motion get none. Their
 * keyframes stand in global.ts: Emotion writes its own once for each class that uses them.
 */

/** A figure that rolls into its place: it needs a key of its own for each value. */
export const rolls = css`
  display: inline-block;
  animation: rise 200ms var(--ease);
`

/** For something that fades in over what stays where it is. */
export const fadesIn = css`
  animation: appear 240ms var(--ease);
`

/**
 * For a card, whose picture is 4:3 and at its top: under the pointer a doctor's marks step back.
 * The same picture without them is fetched then, and not before.
 */
export const marksStepBack = css`
  @media (hover: hover) and (min-width: 48em) {
    &:hover picture[style]::after {
      content: '';
      position: absolute;
      top: 0;
      left: 0;
      width: 100%;
      aspect-ratio: 4 / 3;
      background: var(--unmarked) center / cover;
      opacity: 0.86;
      animation: appear 240ms var(--ease);
      pointer-events: none;
    }
  }
`
