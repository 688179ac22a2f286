import { css, keyframes } from '@emotion/react'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

const ring = css`
  flex: none;
  width: 18px;
  height: 18px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`

/**
 * Turns inside a button whose call is pending. The words beside it stay, so that the button keeps
 * its name.
 */
export const Spinner = () => <span css={ring} aria-hidden="true" data-spinner />
