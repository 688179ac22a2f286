import { css } from '@emotion/react'
import { useEffect, useReducer, useRef, type FormEvent } from 'react'
import { Field, Wrong } from '../../ui/Field'
import { Spinner } from '../../ui/Icon'
import { readToken, takeTokenFromAddress } from './token'
import type { Shown } from './uploader'
import * as uploadWords from '../../words/upload'

const form = css`
  display: grid;
  gap: var(--s5);
  max-width: var(--measure);
  margin-top: var(--s5);
  &[hidden] {
    display: none;
  }
  --uppy-font-family: inherit;
  #video {
    font-weight: 600;
  }
  .hint {
    margin-bottom: 6px;
  }
  button.uppy-Dashboard-browse {
    display: inline-block;
    min-height: 44px;
    padding: 0 6px;
  }
`

/** Fetches the code that talks to the server; a failed fetch is tried again by the next call. */
const load = () => import('./uploader')

/**
 * Shows the staff page's form for sending a video: the one-time token, and Uppy's dashboard, which
 * comes with the page's scripts.
 */
export const VideoUpload = () => {
  const [{ uploads, maxBytes, busy, problem = {}, reference }, change] = useReducer(
    (before: Shown, patch: Shown): Shown => ({ ...before, ...patch }),
    {},
  )
  const token = useRef<HTMLInputElement>(null)
  const dashboard = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const takeToken = () => {
      const given = takeTokenFromAddress()
      if (given !== null && token.current) token.current.value = given
    }
    takeToken()
    window.addEventListener('hashchange', takeToken)
    let left = false
    let unmount = () => {}
    load().then(
      ({ mountDashboard }) => {
        if (!left && dashboard.current) unmount = mountDashboard(dashboard.current, change)
      },
      () => change({ problem: { form: uploadWords.code } }),
    )
    return () => {
      left = true
      unmount()
      window.removeEventListener('hashchange', takeToken)
    }
  }, [])
  useEffect(() => {
    if (problem.token) token.current?.focus()
  }, [problem.token])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const given = token.current?.value ?? ''
    const loaded = await load().catch(() => null)
    if (loaded === null) return change({ problem: { form: uploadWords.code } })
    await loaded.start(
      readToken(given),
      given.trim() === '' ? uploadWords.tokenMissing : uploadWords.tokenWrong,
    )
  }

  const off = uploads === 'off'
  return (
    <div>
      <noscript>
        <p className="boxed-note">{uploadWords.needsScripts}</p>
      </noscript>
      {off ? <p className="boxed-note">{uploadWords.off}</p> : null}
      <form
        css={form}
        data-needs-scripts=""
        data-autostart=""
        hidden={off}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{uploadWords.needsToken}</p>
        <Field label={uploadWords.tokenLabel} hint={uploadWords.tokenHint} error={problem.token}>
          {(ids) => (
            // Without a name, so that no browser ever puts a token into an address.
            <input
              {...ids}
              ref={token}
              className="field"
              type="text"
              dir="auto"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              readOnly={busy}
              onChange={() => change({ problem: {} })}
            />
          )}
        </Field>
        <div>
          <span id="video">{uploadWords.video}</span>
          <span className="hint">
            {uploadWords.formats}
            {maxBytes ? uploadWords.atMost(Math.floor(maxBytes / 1024 / 1024)) : ''}.
          </span>
          <div ref={dashboard} role="group" aria-labelledby="video" />
        </div>
        <div className="acts">
          <button type="submit" className="btn" aria-disabled={busy || undefined}>
            {busy ? <Spinner /> : null}
            <span>{uploadWords.start}</span>
          </button>
          {busy ? <span className="small mute">{uploadWords.asking}</span> : null}
        </div>
        {problem.form ? <Wrong alert>{problem.form}</Wrong> : null}
      </form>
      <p role="status">{reference ? uploadWords.done(reference) : null}</p>
    </div>
  )
}
