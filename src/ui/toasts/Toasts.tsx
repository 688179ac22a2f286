import { css } from '@emotion/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { openEvent } from '../../boot/protocol'
import { Icon, StatusIcon } from '../Icon'
import { mobile } from '../../design/tokens'
import {
  dismiss,
  getServerToasts,
  getToasts,
  pause,
  resume,
  subscribe,
  type ToastData,
} from './store'
import * as dialogWords from '../../words/dialog'

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

/** Under a dialog's title. */
const inHeader = css`
  margin-top: 12px;
`

const card = css`
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

/** Errors are announced at once, other news into a region that is there, empty, beforehand. */
const Toast = ({ toast }: { toast: ToastData }) => {
  const { id, kind, alert, title, description } = toast
  const onPause = kind === 'plain' ? () => pause(id) : undefined
  const onResume = kind === 'plain' ? () => resume(id) : undefined
  const [filled, setFilled] = useState(alert)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setFilled(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div
      css={[card, alert && bad]}
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
            aria-label={dialogWords.dismiss}
            onClick={(event) => {
              // The button goes; the focus stays in the dialog, on its heading.
              event.currentTarget
                .closest('dialog')
                ?.querySelector<HTMLElement>('h2')
                ?.focus({ preventScroll: true })
              dismiss(toast)
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
 * Finds the place of notifications: into the open modal dialog, as nothing outside it can be
 * pressed, under its title, where they cover nothing and a few steps of the keyboard lead to them.
 */
const findPlace = () => {
  const inDialog = document.querySelector('dialog[open] [data-toasts="dialog"]')
  const element = inDialog ?? document.querySelector('[data-toasts="page"]')
  return element && { element, look: inDialog ? inHeader : floating }
}

/** Shows all current notifications. */
export const Toasts = () => {
  const all = useSyncExternalStore(subscribe, getToasts, getServerToasts)
  const [place, setPlace] = useState<ReturnType<typeof findPlace>>(null)
  useEffect(() => {
    const find = () => setPlace(findPlace())
    find()
    document.addEventListener(openEvent, find)
    document.addEventListener('close', find, true)
    return () => {
      document.removeEventListener(openEvent, find)
      document.removeEventListener('close', find, true)
    }
  }, [])
  return (
    <>
      <div data-toasts="page" />
      {(['plain', 'titled'] as const).map((kind) => {
        const shown = all.filter((one) => one.kind === kind && one.open)
        if (!place || shown.length === 0) return null
        return createPortal(
          <div css={[stack, place.look]}>
            {shown.map((one) => (
              <Toast key={one.id} toast={one} />
            ))}
          </div>,
          place.element,
          kind,
        )
      })}
    </>
  )
}
