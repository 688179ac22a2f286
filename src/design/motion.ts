import { css, keyframes } from '@emotion/react'

/** Small movements that say what has changed; visitors who ask for less motion get none (global.ts). */

const up = keyframes`
  from { translate: 0 0.5em; opacity: 0; }
`

/** A figure that rolls into its place: it needs a key of its own for each value. */
export const rolls = css`
  display: inline-block;
  animation: ${up} 200ms var(--ease);
`

const appear = keyframes`
  from { opacity: 0; }
`

/** For something that fades in over what stays where it is. */
export const fadesIn = css`
  animation: ${appear} 240ms var(--ease);
`
