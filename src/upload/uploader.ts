import type { DetailedError, Upload } from 'tus-js-client'
import { logFailure } from '../backend/failure'
import { askAddress, type UploadFailure } from './calls'
import { unfinished } from './unfinished'
import {
  emptyForm,
  type Problems,
  type Unfinished,
  type UploadState,
  type VideoType,
} from './uploadState'
import { words } from './words'

export { askService } from './calls'
export { fingerprint } from './fingerprint'

/** Supabase takes pieces of exactly this size; proxies on the way allow it too. */
const pieceSize = 6 * 1024 * 1024

/**
 * Milliseconds between attempts; after the last, some four minutes without progress, tus-js-client
 * gives up.
 */
const retryDelays = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000, 30_000, 30_000, 30_000]

/** A connection without any progress for this long is taken for dead. */
const stallLimit = 90_000

/**
 * Signatures hold for two hours (supabase/functions/video-upload-url); an older one than this is
 * asked for anew.
 */
const signatureLimit = 90 * 60_000

export type UploadJob = {
  file: File
  type: VideoType
  fingerprint: string
  token: string | null
  earlier: Unfinished | null
}
export type Uploader = ReturnType<typeof createUploader>

/**
 * One upload, from the token to the end. tus-js-client sends and tries again; here is what it
 * cannot know: the signature, what is kept for a later visit, and what the page says.
 * @param update changes what the page shows
 */
export function createUploader(update: (change: Partial<UploadState>) => void) {
  let upload: Upload | null = null
  let job: UploadJob | null = null
  let stalled: ReturnType<typeof setTimeout> | undefined

  /** Counts halts, so that what was to go on before a halt does not. */
  let halts = 0

  async function halt(): Promise<void> {
    halts += 1
    clearTimeout(stalled)
    await upload?.abort()
  }

  async function again(): Promise<void> {
    const own = halts + 1
    await halt()
    if (halts === own) upload?.start()
  }

  function forget({ fingerprint }: UploadJob): void {
    unfinished.remove(fingerprint)
    update({ unfinished: unfinished.list() })
  }

  /** It ends here, and the visitor has to do something: in the form, when they are still there. */
  const refuse = (problems: Problems) => update({ phase: 'form', problems })

  async function start(wanted: UploadJob): Promise<void> {
    const { file, type, fingerprint, token, earlier } = wanted
    job = wanted
    update({ ...emptyForm, phase: 'asking' })
    // First, so that no token is used up while this cannot be had.
    const tus = await import('tus-js-client').catch(() => null)
    if (tus === null) return refuse({ form: words.code })
    const answer = await askAddress({
      ...(earlier ? { renewal: earlier.renewal } : { token: token ?? undefined }),
      size: file.size,
      type,
    })
    if (job !== wanted) return
    if (!answer.ok && earlier && answer.failure.code === 'token') {
      // It can no longer be continued; with a new token it starts anew.
      forget(wanted)
      return token === null
        ? refuse({ form: answer.failure.text ?? words.unclear })
        : start({ ...wanted, earlier: null })
    }
    if (!answer.ok)
      return answer.failure.code === 'uploads-off'
        ? update({ phase: 'form', uploads: 'off' })
        : refuse(problemsOf(answer.failure))

    let signed = answer.data
    let signedAt = Date.now()
    /** Why the server will not sign again. */
    let refusal: string | undefined
    const remember = (url: string | null) => {
      const begun = earlier?.begun ?? Date.now()
      const kept = unfinished.save({
        fingerprint,
        name: file.name,
        size: file.size,
        type,
        renewal: signed.renewal,
        url,
        begun,
      })
      update({ kept, unfinished: unfinished.list() })
    }
    const progress = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => {
        update({ phase: 'waiting' })
        void again()
      }, stallLimit)
    }

    const own: Upload = new tus.Upload(file, {
      endpoint: signed.endpoint,
      metadata: signed.metadata,
      headers: signed.headers,
      uploadUrl: earlier?.url ?? null,
      chunkSize: pieceSize,
      retryDelays,
      // Its own storage would keep the address apart from the renewal that is needed with it.
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        if (Date.now() - signedAt > signatureLimit) {
          const renewed = await askAddress({ renewal: signed.renewal, size: file.size, type })
          if (!renewed.ok) {
            refusal = renewed.failure.kind === 'http' ? renewed.failure.text : undefined
            throw new Error('not signed again')
          }
          signed = renewed.data
          signedAt = Date.now()
          own.options.headers = signed.headers
        }
        for (const [name, value] of Object.entries(signed.headers)) request.setHeader(name, value)
      },
      onAfterResponse(request, response) {
        const status = response.getStatus()
        // tus-js-client starts from nothing after any 4xx; only where the upload is gone is that
        // right.
        if (request.getMethod() === 'HEAD' && status >= 400 && status !== 404 && status !== 410)
          throw Object.assign(new Error('not continued'), { status })
      },
      onUploadUrlAvailable: () => remember(own.url),
      onProgress(sent) {
        progress()
        update({ phase: 'sending', sent })
      },
      onShouldRetry(error) {
        // A cancelled upload is deleted with the same options, and nobody waits for that.
        if (upload !== own) return false
        const status = statusOf(error)
        logFailure('video-upload', {
          kind: status === 0 ? 'network' : 'http',
          detail: error,
          status,
        })
        const passing =
          refusal === undefined &&
          (status < 400 || status >= 500 || [408, 409, 423, 425, 429].includes(status))
        if (passing) update({ phase: 'waiting' })
        return passing
      },
      onSuccess() {
        clearTimeout(stalled)
        forget(wanted)
        update({ phase: 'done', sent: file.size, confirming: false, reference: signed.path })
      },
      onError(error) {
        clearTimeout(stalled)
        void failed(wanted, statusOf(error), refusal)
      },
    })
    upload = own
    update({
      ...emptyForm,
      phase: 'sending',
      file: { name: file.name, size: file.size },
      continuing: earlier !== null,
    })
    remember(earlier?.url ?? null)
    progress()
    own.start()
  }

  async function failed(
    wanted: UploadJob,
    status: number,
    refusal: string | undefined,
  ): Promise<void> {
    const final = (failure: string) =>
      update({ phase: 'failed', confirming: false, failure, canContinue: false })
    if (refusal !== undefined) return final(refusal)
    if (status >= 400 && status < 500) {
      forget(wanted)
      return final(words.rejected(status))
    }
    // To the browser a file that is gone looks like a connection that is gone.
    const readable = await wanted.file.slice(0, 1).arrayBuffer().then(() => true, () => false) // prettier-ignore
    if (!readable) return final(words.fileChanged)
    update({ phase: 'failed', confirming: false, failure: words.gaveUp, canContinue: true })
  }

  return {
    start: (wanted: UploadJob) => void start(wanted),
    pause() {
      void halt()
      update({ phase: 'paused' })
    },
    /** Goes on after a pause or a failure, or at once instead of after the wait. */
    resume() {
      update({ phase: 'sending', failure: '' })
      void again()
    },
    cancel() {
      if (job) forget(job)
      halts += 1
      clearTimeout(stalled)
      // The server throws unfinished uploads away by itself in the end; this only makes it sooner.
      void upload
        ?.abort(true)
        .catch((error: unknown) => console.info('[video-upload] not discarded', error))
      upload = null
      update({ ...emptyForm, notice: words.cancelled })
    },
    /** Stops without a word; what was sent can be continued later. */
    leave() {
      job = null
      void halt()
    },
  }
}

/** Why the server gave no address, beside the field in which it can be mended. */
function problemsOf({ kind, code, text }: UploadFailure): Problems {
  if (text === undefined)
    return {
      form: kind === 'timeout' ? words.timeout : kind === 'network' ? words.network : words.unclear,
    }
  if (code?.startsWith('token')) return { token: text }
  return code === 'too-large' || code === 'type' || code === 'other-file'
    ? { file: text }
    : { form: text }
}

/**
 * The status of the server's answer; 0 where there was none. A 2xx is one without the headers that
 * tus needs: not the server's own.
 */
function statusOf(error: Error): number {
  const { causingError, originalResponse } = error as Partial<DetailedError>
  return (
    (causingError as { status?: number } | null | undefined)?.status ??
    originalResponse?.getStatus() ??
    0
  )
}
