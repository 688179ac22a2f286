import { css } from '@emotion/react'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorBoundary'
import { Icon } from '../Icon'
import { sheet } from '../../design/sheet'
import { dialogId, type ShellName } from '../../site/dialogNames'
import { Placeholder } from './Placeholder'
import { ShellContext, type ShellApi } from './ShellContext'
import { body, dialogStyle, header, headRow, widths } from './styles'
import * as sharedWords from '../../words/shared'

const heads = css`
  min-width: 0;
  .cap {
    margin-bottom: 2px;
  }
`

/** Stands in a dialog whose code threw. Whoever opens it is told, and can load the page again. */
const Failed = ({ opened }: { opened: number }) => {
  useEffect(() => {
    if (opened) window.__boot?.reportFailure()
  }, [opened])
  return <Placeholder />
}

/**
 * Tells the styles how high the title with its notifications and the buttons at the foot are, so
 * that what has the focus lies clear of them, also when a notification comes.
 */
function keepClear(dialog: HTMLDialogElement, head: HTMLElement): () => void {
  let before = 0
  const observer = new ResizeObserver(() => {
    const foot = dialog.querySelector<HTMLElement>('[data-foot]')
    const height = head.offsetHeight
    dialog.style.setProperty('--head', `${height}px`)
    dialog.style.setProperty('--foot', `${foot?.offsetHeight ?? 0}px`)
    const { activeElement } = document
    if (height > before && dialog.contains(activeElement) && !head.contains(activeElement))
      activeElement!.scrollIntoView({ block: 'nearest' })
    before = height
  })
  observer.observe(head)
  observer.observe(head.nextElementSibling!)
  return () => observer.disconnect()
}

type Props = {
  name: ShellName
  title: string
  /** A line over the title that belongs to the dialog's name. */
  kicker?: string
  width?: keyof typeof widths
  index?: number
  opened?: number
  /** The search focuses its field; every other dialog its heading. */
  focusHeading?: boolean
  children: ReactNode
}

/**
 * Shows a dialog with its name, heading and close button. It is in every page's HTML, closed, so
 * that the inline script can open it at once (boot/boot.ts).
 */
export const Shell = ({
  name,
  title,
  kicker,
  width = 'medium',
  index = 0,
  opened = 0,
  focusHeading = true,
  children,
}: Props) => {
  const id = dialogId(name)
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const [words, setTitle] = useState<string | null>(null)
  const api = useMemo<ShellApi>(
    () => ({ dialog, title: heading, setTitle, index, opened }),
    [index, opened],
  )
  useEffect(() => {
    const stop = keepClear(dialog.current!, head.current!)
    return stop
  }, [])
  return (
    <dialog
      id={id}
      ref={dialog}
      css={[sheet, dialogStyle, widths[width]]}
      aria-labelledby={kicker ? `${id}-kicker ${id}-title` : `${id}-title`}
    >
      <div css={header} ref={head}>
        <div css={headRow}>
          <div css={heads}>
            {kicker ? (
              <p className="cap" id={`${id}-kicker`}>
                {kicker}
              </p>
            ) : null}
            <h2
              id={`${id}-title`}
              ref={heading}
              tabIndex={-1}
              data-first={focusHeading || undefined}
            >
              {words ?? title}
            </h2>
          </div>
          <button type="button" className="iconbtn" data-close aria-label={sharedWords.close}>
            <Icon name="close" />
          </button>
        </div>
        <div data-toasts="dialog" />
      </div>
      <div css={body}>
        <ErrorBoundary fallback={<Failed opened={opened} />}>
          <ShellContext.Provider value={api}>{children}</ShellContext.Provider>
        </ErrorBoundary>
      </div>
    </dialog>
  )
}
