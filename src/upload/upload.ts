import type { DetailedError, Upload } from 'tus-js-client'

/** Where a video goes: what the server signed, and the address of what is there already. */
export type Target = { endpoint: string; headers: Record<string, string>; metadata: Record<string, string>; url: string | null }

/** Why the sending stopped: a status of the upload server, no connection to it, or the code for it did not load. */
export type SendFailure = { kind: 'http'; status: number } | { kind: 'network' } | { kind: 'unavailable' }

export type SendEvents = {
  /** The upload has an address, under which it can be continued. */
  at(url: string): void
  /** Bytes that have gone out. */
  progress(sent: number): void
  /** Bytes that the server has. */
  accepted(offset: number): void
  done(): void
  failed(failure: SendFailure, detail: unknown): void
}

/** Sends a file until the end, the first failure, or `stop`; after it no event follows. Trying again is the caller's business. */
export type Send = (file: File, target: Target, events: SendEvents) => { stop(): void }

/** Deletes what has been sent. */
export type Discard = (url: string, headers: Record<string, string>) => Promise<void>

/** Supabase takes pieces of exactly this size; proxies on the way allow it too. */
export const pieceSize = 6 * 1024 * 1024

/** An answer that makes tus-js-client give up the upload's address; here the same address is tried again. */
class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the upload server answered ${status}`)
    this.status = status
  }
}

/** {@link Send} by the tus protocol. */
export const send: Send = (file, { endpoint, headers, metadata, url }, events) => {
  let upload: Upload | null = null
  let stopped = false
  let first = true
  const unlessStopped =
    <A extends unknown[]>(tell: (...args: A) => void) =>
    (...args: A) => {
      if (!stopped) tell(...args)
    }

  void import('tus-js-client').then(
    (tus) => {
      if (stopped) return
      const own = new tus.Upload(file, {
        endpoint,
        headers,
        metadata,
        uploadUrl: url,
        chunkSize: pieceSize,
        retryDelays: null,
        storeFingerprintForResuming: false,
        onBeforeRequest: () => {
          if (stopped) throw new Error('stopped')
        },
        onAfterResponse: (request, response) => {
          const status = response.getStatus()
          // tus-js-client starts from nothing after any 4xx; only where the upload is gone is that right.
          if (request.getMethod() === 'HEAD' && status >= 400 && status !== 404 && status !== 410) throw new Refused(status)
        },
        onUploadUrlAvailable: unlessStopped(() => own.url !== null && events.at(own.url)),
        onProgress: unlessStopped((sent: number) => {
          // The first number is what the server has from before.
          if (first) events.accepted(sent)
          first = false
          events.progress(sent)
        }),
        onChunkComplete: unlessStopped((_size: number, offset: number) => events.accepted(offset)),
        onSuccess: unlessStopped(() => events.done()),
        onError: unlessStopped((error: Error) => events.failed(read(error), error)),
      })
      upload = own
      own.start()
    },
    unlessStopped((error: unknown) => events.failed({ kind: 'unavailable' }, error)),
  )
  return {
    stop() {
      stopped = true
      void upload?.abort()
    },
  }
}

/** {@link Discard} by the tus protocol. */
export const discard: Discard = async (url, headers) => {
  const { Upload } = await import('tus-js-client')
  await Upload.terminate(url, { headers, retryDelays: null })
}

function read(error: Error): SendFailure {
  const { originalResponse, causingError } = error as Partial<DetailedError>
  const status = causingError instanceof Refused ? causingError.status : (originalResponse?.getStatus() ?? 0)
  // A 2xx here is one without the headers that tus needs: something on the way answered in the server's place.
  return status >= 400 ? { kind: 'http', status } : { kind: 'network' }
}
