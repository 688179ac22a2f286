import { useCallback, useEffect, useReducer, useRef } from 'react'
import { fileProblem, readToken, takeTokenFromAddress, tokenProblem, videoType } from './checks'
import { unfinished } from './unfinished'
import { UploadForm } from './UploadForm'
import { UploadPanel } from './UploadPanel'
import {
  announcement,
  emptyForm,
  isActive,
  isForm,
  uploadStart,
  type Unfinished,
  type UploadState,
} from './uploadState'
import type { Uploader } from './uploader'
import { words } from './words'

type Code = typeof import('./uploader')

/** Has the browser ask before the page is left while something is sent. */
function useLeaveWarning(sending: boolean): void {
  useEffect(() => {
    if (!sending) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    /**
     * Turns a link into an ordinary page load again, so that the browser's own warning comes before
     * it too.
     */
    const loadPlainly = (event: MouseEvent) => {
      if (
        event.target instanceof Element &&
        event.target.closest('a[href]') &&
        !event.defaultPrevented
      )
        event.stopPropagation()
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('click', loadPlainly, true)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('click', loadPlainly, true)
    }
  }, [sending])
}

/**
 * Shows the staff page's form for sending a video. It is complete in the page as built; the scripts
 * come with its first use.
 */
export const VideoUpload = () => {
  const [state, change] = useReducer(
    (before: UploadState, patch: Partial<UploadState>): UploadState => ({ ...before, ...patch }),
    uploadStart,
  )
  const form = useRef<HTMLFormElement>(null)
  const token = useRef<HTMLInputElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const code = useRef<Promise<Code> | null>(null)
  const uploader = useRef<Uploader | null>(null)
  const busy = useRef(false)

  /** Fetches the code that talks to the server; a failed fetch is tried again by the next call. */
  const load = useCallback(() => {
    code.current ??= import('./uploader').catch((error: unknown) => {
      code.current = null
      throw error
    })
    return code.current
  }, [])

  useEffect(() => {
    const takeToken = () => {
      const given = takeTokenFromAddress()
      if (given === null || !token.current) return
      token.current.value = given
      change({ problems: {} })
    }
    takeToken()
    change({ unfinished: unfinished.list() })
    load()
      .then(({ askService }) => askService())
      .then(change, (error: unknown) => console.error('[video-upload]', error))
    window.addEventListener('hashchange', takeToken)
    return () => {
      uploader.current?.leave()
      window.removeEventListener('hashchange', takeToken)
    }
  }, [load])

  const waiting = state.phase === 'waiting'
  useEffect(() => {
    if (!waiting) return
    const goOn = () => uploader.current?.resume()
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [waiting])

  useLeaveWarning(isActive(state))

  const { phase, problems } = state
  const inForm = isForm(state)
  const wasForm = useRef(inForm)
  useEffect(() => {
    const active = document.activeElement
    // The button that was pressed may be gone: the focus goes to what has taken its place, and
    // never from where somebody reads.
    const lost =
      active === null || active === document.body || form.current?.contains(active) === true
    if (!inForm) {
      // A token that has been used is of no more use.
      if (wasForm.current && token.current) token.current.value = ''
      if (lost) panel.current?.focus({ preventScroll: true })
    } else if (!wasForm.current) {
      if (file.current) file.current.value = ''
      if (lost) file.current?.focus({ preventScroll: true })
    }
    wasForm.current = inForm
  }, [inForm, phase])
  useEffect(() => {
    if (problems.token) token.current?.focus()
    else if (problems.file) file.current?.focus()
  }, [problems])

  const submit = async () => {
    if (busy.current || phase !== 'form') return
    const chosen = file.current?.files?.[0]
    const given = token.current?.value ?? ''
    const wrong = fileProblem(chosen, state.maxBytes)
    if (!chosen || wrong !== null)
      return change({
        problems: {
          ...(unfinished.list().length === 0 && tokenProblem(given, [])),
          file: wrong ?? words.fileMissing,
        },
        notice: '',
      })

    busy.current = true
    try {
      const loaded = await load().catch(() => null)
      if (!loaded) return change({ problems: { form: words.code } })
      const fingerprint = await loaded.fingerprint(chosen).catch(() => null)
      if (fingerprint === null)
        return change({ problems: { file: words.fileUnreadable(chosen.name) } })
      const earlier = unfinished.find(fingerprint)
      const missing = earlier ? null : tokenProblem(given, unfinished.list())
      if (missing) return change({ problems: missing })
      uploader.current ??= new loaded.Uploader(change)
      uploader.current.start({
        file: chosen,
        type: earlier?.type ?? videoType(chosen)!,
        fingerprint,
        token: readToken(given),
        earlier,
      })
    } finally {
      busy.current = false
    }
  }

  const forget = (upload: Unfinished) => {
    unfinished.remove(upload.fingerprint)
    change({ unfinished: unfinished.list() })
    file.current?.focus()
  }

  const off = state.uploads === 'off'
  return (
    <div>
      <noscript>
        <p className="boxed-note">
          Sending a video needs scripts, and they are switched off in this browser. Allow scripts
          for this site and load the page again.
        </p>
      </noscript>
      {off && inForm ? <p className="boxed-note">{words.off}</p> : null}
      {state.notice ? <p className="boxed-note">{state.notice}</p> : null}
      <UploadForm
        state={state}
        formRef={form}
        tokenRef={token}
        fileRef={file}
        hidden={off || !inForm}
        onEdit={(field) =>
          change({ problems: { ...problems, [field]: undefined, form: undefined }, notice: '' })
        }
        onSubmit={() => void submit()}
        onForget={forget}
      />
      <UploadPanel
        ref={panel}
        state={state}
        onPause={() => uploader.current?.pause()}
        onResume={() => uploader.current?.resume()}
        onAskCancel={() => change({ confirming: true })}
        onKeep={() => change({ confirming: false })}
        onCancel={() => uploader.current?.cancel()}
        onAgain={() => change(emptyForm)}
      />
      <p className="vh" role="status">
        {announcement(state)}
      </p>
    </div>
  )
}
