import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { StatusIcon } from './Icon'

const wrong = css`
  display: flex;
  gap: 8px;
  margin-top: 8px;
  color: var(--alert);
  font-size: var(--f-small);
  font-weight: 600;
  overflow-wrap: anywhere;
  svg {
    margin-top: 2px;
  }
`

type WrongProps = { id?: string; alert?: boolean | undefined; children: ReactNode }

/**
 * Shows what is wrong, beside what it is wrong with. With `alert` a screen reader says it at once.
 */
export const Wrong = ({ id, alert, children }: WrongProps) => (
  <p css={wrong} id={id} role={alert ? 'alert' : undefined}>
    <StatusIcon alert />
    <span>{children}</span>
  </p>
)

type Props = {
  label: string
  hint?: string
  error?: string | undefined
  alert?: boolean
  className?: string
  children(ids: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }): ReactNode
}

/** Shows a label, its control, its hint and what is wrong with it, tied together. */
export const Field = ({ label, hint, error, alert, className, children }: Props) => {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <Wrong id={`${id}-error`} alert={alert}>
          {error}
        </Wrong>
      ) : null}
    </div>
  )
}
