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

/** Turns inside a button whose call is pending, beside the words that name it. */
export const Spinner = () => <span css={ring} aria-hidden="true" data-spinner />
