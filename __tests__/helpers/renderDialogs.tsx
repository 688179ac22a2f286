import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boot } from '../../src/boot/boot'
import { guardInput } from '../../src/browser/guardInput'
import { forgetPublished } from '../../src/backend/published'
import { Dialogs } from '../../src/shell/Dialogs'
import { shellNames, type ShellName } from '../../src/site/dialogNames'
import { clearToasts } from '../../src/ui/toasts/store'
import { installDialogElement } from './dialogElement'

installDialogElement()
guardInput()
boot()

const published: Record<string, unknown> = {
  '/data/search.json': [
    { path: '/cosmederm/', title: 'Cosmederm', keywords: ['cosmetic dermatology'] },
    { path: '/fat-dissolve/', title: 'Fat dissolving', keywords: ['double chin'] },
    { path: '/oily-skin-botox/', title: 'Botox for oily skin', keywords: ['oily', 'shine'] },
  ],
  '/data/context.json': { context: 'The clinic knowledge.' },
}

/** Puts all dialogs on a page with a button for each, as the layout does. */
export async function renderDialogs() {
  sessionStorage.clear()
  window.__boot!.leave()
  clearToasts()
  forgetPublished()
  globalThis.fetch = jest.fn(async (path: string) => ({
    ok: path in published,
    status: path in published ? 200 : 404,
    json: async () => published[path],
  })) as never
  const view = render(
    <>
      <nav aria-label="Triggers">
        {shellNames.map((name) => (
          <button key={name} data-dialog={name} data-index={name === 'gallery' ? 2 : undefined}>
            open {name}
          </button>
        ))}
      </nav>
      <Dialogs />
    </>,
  )
  // Whether a control takes the pointer is a question for a browser: here its answer would take
  // most of the time.
  const user = userEvent.setup({
    pointerEventsCheck: 0,
    advanceTimers: (ms) =>
      jest.isMockFunction(setTimeout) ? jest.advanceTimersByTime(ms) : undefined,
  })
  const open = async (name: ShellName, accessibleName: RegExp, filled?: () => Promise<unknown>) => {
    await user.click(screen.getByRole('button', { name: `open ${name}` }))
    const dialog = await screen.findByRole('dialog', { name: accessibleName })
    await filled?.()
    // What a dialog listens to is there after its effects, which React may run later than it shows
    // the text.
    await act(async () => undefined)
    return { dialog, inside: within(dialog) }
  }
  return { ...view, user, open }
}

/** A promise and the means to settle it, for a call that is still pending. */
export function pending<T>() {
  let settle!: (value: T) => void
  const promise = new Promise<T>((resolve) => {
    settle = resolve
  })
  return { promise, settle: (value: T) => act(async () => settle(value)) }
}
