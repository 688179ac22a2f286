import type { DetailedError, Upload, UploadOptions } from 'tus-js-client'
import type { UploadReply } from '@clinic/contract/contract'
import { logFailure } from '../../backend/failure'
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

/**
 * One upload, from the token to the end. tus-js-client sends and tries again; here is what it
 * cannot know: the signature, what is kept for a later visit, and what the page says.
 */
export class Uploader {
  private upload: Upload | null = null
  private job: UploadJob | null = null
  private stalled: ReturnType<typeof setTimeout> | undefined
  /** Counts halts, so that what was to go on before a halt does not. */
  private halts = 0

  /** @param update changes what the page shows */
  constructor(private readonly update: (change: Partial<UploadState>) => void) {}

  start(wanted: UploadJob): void {
    void this.begin(wanted)
  }

  pause(): void {
    void this.halt()
    this.update({ phase: 'paused' })
  }

  /** Goes on after a pause or a failure, or at once instead of after the wait. */
  resume(): void {
    this.update({ phase: 'sending', failure: '' })
    void this.again()
  }

  cancel(): void {
    if (this.job) this.forget(this.job)
    this.halts += 1
    clearTimeout(this.stalled)
    // The server throws unfinished uploads away by itself in the end; this only makes it sooner.
    void this.upload
      ?.abort(true)
      .catch((error: unknown) => console.info('[video-upload] not discarded', error))
    this.upload = null
    this.update({ ...emptyForm, notice: words.cancelled })
  }

  /** Stops without a word; what was sent can be continued later. */
  leave(): void {
    this.job = null
    void this.halt()
  }

  private async halt(): Promise<void> {
    this.halts += 1
    clearTimeout(this.stalled)
    await this.upload?.abort()
  }

  private async again(): Promise<void> {
    const own = this.halts + 1
    await this.halt()
    if (this.halts === own) this.upload?.start()
  }

  private forget({ fingerprint }: UploadJob): void {
    unfinished.remove(fingerprint)
    this.update({ unfinished: unfinished.list() })
  }

  /** Ends the upload with problems for the visitor to correct, in the form where it still shows. */
  private refuse(problems: Problems): void {
    this.update({ phase: 'form', problems })
  }

  private async begin(wanted: UploadJob): Promise<void> {
    const { file, type, token, earlier } = wanted
    this.job = wanted
    this.update({ ...emptyForm, phase: 'asking' })
    // First, so that no token is used up while this cannot be had.
    const tus = await import('tus-js-client').catch(() => null)
    if (tus === null) return this.refuse({ form: words.code })
    const answer = await askAddress({
      ...(earlier ? { renewal: earlier.renewal } : { token: token ?? undefined }),
      size: file.size,
      type,
    })
    if (this.job !== wanted) return
    if (answer.ok) return this.send(tus.Upload, wanted, answer.data)
    const { failure } = answer
    if (earlier && failure.code === 'token') {
      // It can no longer be continued; with a new token it starts anew.
      this.forget(wanted)
      return token === null
        ? this.refuse({ form: failure.text ?? words.unclear })
        : this.begin({ ...wanted, earlier: null })
    }
    if (failure.code === 'uploads-off') this.update({ phase: 'form', uploads: 'off' })
    else this.refuse(problemsOf(failure))
  }

  private send(TusUpload: typeof Upload, wanted: UploadJob, reply: UploadReply): void {
    const { file, earlier } = wanted
    const signature = renewedSignature(wanted, reply)
    const watch = () => {
      clearTimeout(this.stalled)
      this.stalled = setTimeout(() => {
        this.update({ phase: 'waiting' })
        void this.again()
      }, stallLimit)
    }
    const remember = (url: string | null) => this.keep(wanted, signature.renewal(), url)
    const own: Upload = new TusUpload(file, {
      endpoint: reply.endpoint,
      metadata: reply.metadata,
      headers: reply.headers,
      uploadUrl: earlier?.url ?? null,
      chunkSize: pieceSize,
      retryDelays,
      // Its own storage would keep the address apart from the renewal that is needed with it.
      storeFingerprintForResuming: false,
      async onBeforeRequest(request) {
        own.options.headers = await signature.headers()
        for (const [name, value] of Object.entries(own.options.headers))
          request.setHeader(name, value)
      },
      onAfterResponse: refuseToBeginAnew,
      onUploadUrlAvailable: () => remember(own.url),
      onProgress: (sent) => {
        watch()
        this.update({ phase: 'sending', sent })
      },
      // A cancelled upload is deleted with the same options, and nobody waits for that.
      onShouldRetry: (error) => this.upload === own && this.retries(error, signature.refusal()),
      onSuccess: () => {
        clearTimeout(this.stalled)
        this.forget(wanted)
        this.update({ phase: 'done', sent: file.size, confirming: false, reference: reply.path })
      },
      onError: (error) => {
        clearTimeout(this.stalled)
        void this.failed(wanted, statusOf(error), signature.refusal())
      },
    })
    this.upload = own
    this.update({
      ...emptyForm,
      phase: 'sending',
      file: { name: file.name, size: file.size },
      continuing: earlier !== null,
    })
    remember(earlier?.url ?? null)
    watch()
    own.start()
  }

  /** Keeps what a later visit needs to go on with the upload. */
  private keep(
    { file, type, fingerprint, earlier }: UploadJob,
    renewal: string,
    url: string | null,
  ): void {
    const { name, size } = file
    const begun = earlier?.begun ?? Date.now()
    const kept = unfinished.save({ fingerprint, name, size, type, renewal, url, begun })
    this.update({ kept, unfinished: unfinished.list() })
  }

  /** Checks whether a failed request is tried again: where the fault may pass by itself. */
  private retries(error: Error, refusal: string | undefined): boolean {
    const status = statusOf(error)
    logFailure('video-upload', { kind: status === 0 ? 'network' : 'http', detail: error, status })
    const passing =
      refusal === undefined &&
      (status < 400 || status >= 500 || [408, 409, 423, 425, 429].includes(status))
    if (passing) this.update({ phase: 'waiting' })
    return passing
  }

  private async failed(
    wanted: UploadJob,
    status: number,
    refusal: string | undefined,
  ): Promise<void> {
    const end = (failure: string, canContinue = false) =>
      this.update({ phase: 'failed', confirming: false, failure, canContinue })
    if (refusal !== undefined) return end(refusal)
    if (status >= 400 && status < 500) {
      this.forget(wanted)
      return end(words.rejected(status))
    }
    // To the browser a file that is gone looks like a connection that is gone.
    const readable = await wanted.file.slice(0, 1).arrayBuffer().then(() => true, () => false) // prettier-ignore
    end(readable ? words.gaveUp : words.fileChanged, readable)
  }
}

/** Returns the headers that sign each request; asked for anew before they run out. */
function renewedSignature({ file, type }: UploadJob, first: UploadReply) {
  let signed = first
  let signedAt = Date.now()
  let refusal: string | undefined
  return {
    /** Returns what asks for this upload to be signed again. */
    renewal: () => signed.renewal,
    /** Returns why the server will not sign again. */
    refusal: () => refusal,
    async headers(): Promise<Record<string, string>> {
      if (Date.now() - signedAt > signatureLimit) {
        const renewed = await askAddress({ renewal: signed.renewal, size: file.size, type })
        if (!renewed.ok) {
          refusal = renewed.failure.kind === 'http' ? renewed.failure.text : undefined
          throw new Error('not signed again')
        }
        signed = renewed.data
        signedAt = Date.now()
      }
      return signed.headers
    },
  }
}

/** tus-js-client starts from nothing after any 4xx; only where the upload is gone is that right. */
const refuseToBeginAnew: UploadOptions['onAfterResponse'] = (request, response) => {
  const status = response.getStatus()
  if (request.getMethod() === 'HEAD' && status >= 400 && status !== 404 && status !== 410)
    throw Object.assign(new Error('not continued'), { status })
}

/** Returns why the server gave no address, beside the field in which it can be mended. */
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
 * Returns the status of the server's answer; 0 where there was none. A 2xx is one without the
 * headers that tus needs: not the server's own.
 */
function statusOf(error: Error): number {
  const { causingError, originalResponse } = error as Partial<DetailedError>
  return (
    (causingError as { status?: number } | null | undefined)?.status ??
    originalResponse?.getStatus() ??
    0
  )
}
