import { css } from '@emotion/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { openEvent } from '../boot/protocol'
import { Icon, StatusIcon } from '../components/Icon'
import { mobile } from '../design/tokens'
import {
  dismissPlain,
  dismissTitled,
  getServerToasts,
  getToasts,
  pausePlain,
  resumePlain,
  subscribe,
} from './store'

const stack = css`
  display: grid;
  gap: 12px;
  @media print {
    display: none;
  }
`

/** Over the page, at its foot. */
const floating = css`
  position: fixed;
  z-index: 60;
  right: 24px;
  bottom: 24px;
  width: min(440px, calc(100% - 32px));
  & > * {
    box-shadow: var(--lift);
  }
  ${mobile} {
    right: 16px;
    bottom: calc(16px + var(--footbar));
  }
`

/**
 * Under a dialog's title, where it covers nothing that must still be pressed while it waits to be
 * dismissed.
 */
const inHeader = css`
  margin-top: 12px;
`

const toast = css`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 14px;
  padding: 14px 8px 16px 18px;
  border: 1px solid var(--ink);
  border-left: 6px solid var(--mark);
  background: var(--sheet);
  b {
    display: block;
    padding-top: 2px;
    font-weight: 600;
    line-height: 1.3;
  }
  p {
    margin-top: 2px;
    font-size: var(--f-small);
    color: var(--ink-2);
  }
  & > svg {
    width: 22px;
    height: 22px;
    margin-top: 3px;
    color: var(--mark);
  }
  .iconbtn {
    margin: -6px 0 0;
  }
`

const bad = css`
  border-left-color: var(--alert);
  & > svg {
    color: var(--alert);
  }
`

type ToastProps = {
  alert: boolean
  title: string
  description?: string
  onDismiss(): void
  onPause?(): void
  onResume?(): void
}

/**
 * An error is announced at once. Other news comes into a region that is already there, since an
 * empty one is what readers watch.
 */
const Toast = ({ alert, title, description, onDismiss, onPause, onResume }: ToastProps) => {
  const [filled, setFilled] = useState(alert)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilled(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div
      css={[toast, alert && bad]}
      role={alert ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus-within') || onResume?.()}
      onFocus={onPause}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || onResume?.()}
    >
      {filled ? (
        <>
          <StatusIcon alert={alert} />
          <div>
            <b>{title}</b>
            {description ? <p>{description}</p> : null}
          </div>
          <button
            type="button"
            className="iconbtn"
            aria-label="Dismiss"
            onClick={(event) => {
              // The button goes; the focus stays in the dialog, on its heading.
              event.currentTarget
                .closest('dialog')
                ?.querySelector<HTMLElement>('h2')
                ?.focus({ preventScroll: true })
              onDismiss()
            }}
          >
            <Icon name="close" />
          </button>
        </>
      ) : null}
    </div>
  )
}

/**
 * Where the two kinds go: into the open dialog, if there is one, since what stands outside a modal
 * dialog can be neither pressed nor read.
 */
const places = () => {
  const inDialog = (kind: 'titled' | 'plain') =>
    document.querySelector(`dialog[open] [data-toasts="${kind}"]`)
  const page = document.querySelector('[data-toasts="page"]')
  return {
    titled: inDialog('titled') ?? page,
    plain: inDialog('plain') ?? page,
    inDialog: inDialog('titled') !== null,
  }
}

/** Everything that is showing. */
export const Toasts = () => {
  const { titled, plain } = useSyncExternalStore(subscribe, getToasts, getServerToasts)
  const [place, setPlace] = useState<ReturnType<typeof places> | null>(null)
  useEffect(() => {
    const find = () => setPlace(places())
    find()
    document.addEventListener(openEvent, find)
    document.addEventListener('close', find, true)
    return () => {
      document.removeEventListener(openEvent, find)
      document.removeEventListener('close', find, true)
    }
  }, [])
  const shown = titled.filter((one) => one.open)
  return (
    <>
      <div data-toasts="page" />
      {place?.plain && plain.length > 0
        ? createPortal(
            <div css={[stack, floating]}>
              {plain.map(({ id, message }) => (
                <Toast
                  key={id}
                  alert
                  title={message}
                  onDismiss={() => dismissPlain(id)}
                  onPause={() => pausePlain(id)}
                  onResume={() => resumePlain(id)}
                />
              ))}
            </div>,
            place.plain,
          )
        : null}
      {place?.titled && shown.length > 0
        ? createPortal(
            <div css={[stack, place.inDialog ? inHeader : floating]}>
              {shown.map(({ id, title, description, variant }) => (
                <Toast
                  key={id}
                  alert={variant === 'destructive'}
                  title={title}
                  description={description}
                  onDismiss={() => dismissTitled(id)}
                />
              ))}
            </div>,
            place.titled,
          )
        : null}
    </>
  )
}
