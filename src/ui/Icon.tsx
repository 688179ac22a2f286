import { css, keyframes } from '@emotion/react'

/** The few signs the design allows: each is drawn with strokes in a 20-unit box. */
const paths = {
  menu: 'M2 6h16M2 14h16',
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0ZM13 13l5 5',
  close: 'm4 4 12 12M16 4 4 16',
  phone:
    'M4 2.5h3l1.6 4.2-2 1.5a10.5 10.5 0 0 0 5.2 5.2l1.5-2 4.2 1.6v3A1.5 1.5 0 0 1 16 17.5C8.5 17 3 11.5 2.5 4A1.5 1.5 0 0 1 4 2.5z',
  away: 'M7 4h9v9M16 4 5 15',
  tick: 'm3 10 5 5L17 5',
  grid: 'M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h5v5h-5z',
} as const

/** Shows a decorative sign; the control around it carries the name. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="ico" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={paths[name]} />
  </svg>
)

/** Stands before words that say what is wrong, or that all is well. */
export const StatusIcon = ({ alert = false }: { alert?: boolean }) => (
  <svg className="ico" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <circle cx="10" cy="10" r="8" />
    <path d={alert ? 'M10 5.5V11M10 14v.3' : 'm6.2 10.2 2.7 2.7 5-5.6'} />
  </svg>
)

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
