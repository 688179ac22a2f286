import type { UploadReply } from '../../supabase/functions/_shared/contract'
import { logFailure } from '../backend/failure'
import type { askAddress, UploadFailure } from './calls'
import type { UnfinishedUploads } from './unfinished'
import type { Discard, Send, SendFailure } from './upload'
import type { Problems, Unfinished, UploadAction, VideoType } from './uploadState'
import { words } from './words'

/** One upload from the token to the end: asks for its address, sends, tries again after every break, asks anew when a signature has run out. */
export type Uploader = {
  start(job: UploadJob): void
  pause(): void
  /** Goes on after a pause, a failure, or at once instead of after the wait. */
  resume(): void
  /** Goes on if it waits: the connection may be back. */
  wake(): void
  /** The connection is gone: no need to find out by a failure. */
  sleep(): void
  cancel(): void
  /** Stops without a word; what was sent can be continued later. */
  leave(): void
}

export type UploadJob = { file: File; type: VideoType; fingerprint: string; token: string | null; earlier: Unfinished | null }

type Ports = {
  ask: typeof askAddress
  send: Send
  discard: Discard
  unfinished: UnfinishedUploads
  tell(action: UploadAction): void
  online(): boolean
}

/** Waits between attempts without progress; the last one repeats. */
export const delays = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** After so many attempts without progress, some four minutes, it stops and says so. */
export const mostAttempts = 11
/** A connection without any progress for this long is taken for dead. */
export const stallLimit = 90_000
/** A signature that is refused at this age was never good; an older one has run out. */
export const freshFor = 60_000

type Going = UploadJob & {
  renewal: string | null
  url: string | null
  signed: UploadReply | null
  signedAt: number
  /** The visitor sees the upload's progress, no longer the form. */
  begun: boolean
  accepted: number
  attempts: number
  state: 'going' | 'waiting' | 'paused' | 'failed'
  /** Changes with every halt: what an earlier run reports is ignored. */
  run: number
  halt: () => void
}

/** Makes an {@link Uploader}; everything beyond its own steps it does through the ports. */
export function createUploader({ ask, send, discard, unfinished, tell, online }: Ports): Uploader {
  let job: Going | null = null

  const current = (own: Going, run: number) => job === own && own.run === run

  function halt(own: Going) {
    own.run += 1
    own.halt()
    own.halt = () => undefined
  }

  function end(own: Going) {
    halt(own)
    job = null
  }

  async function go(own: Going): Promise<void> {
    halt(own)
    const { run } = own
    own.state = 'going'
    if (own.signed === null) {
      const control = new AbortController()
      own.halt = () => control.abort()
      const what = own.renewal !== null ? { renewal: own.renewal } : { token: own.token ?? undefined }
      const answer = await ask({ ...what, size: own.file.size, type: own.type }, control.signal)
      if (!current(own, run)) return
      if (!answer.ok) return unanswered(own, answer.failure)
      own.signed = answer.data
      own.signedAt = Date.now()
      own.renewal = answer.data.renewal
      // A token that was redeemed is of no more use.
      own.token = null
      remember(own)
    }
    transmit(own, own.signed)
  }

  function remember(own: Going) {
    const { fingerprint, file, type, renewal, url, earlier } = own
    if (renewal === null) return
    const kept = unfinished.save({ fingerprint, name: file.name, size: file.size, type, renewal, url, begun: earlier?.begun ?? Date.now() })
    if (!own.begun) begin(own, kept)
    tell({ type: 'unfinished', list: unfinished.list() })
  }

  function begin(own: Going, kept: boolean) {
    own.begun = true
    tell({ type: 'begin', file: { name: own.file.name, size: own.file.size }, kept, continuing: own.earlier !== null })
  }

  function forget(own: Going) {
    unfinished.remove(own.fingerprint)
    tell({ type: 'unfinished', list: unfinished.list() })
  }

  function transmit(own: Going, { endpoint, headers, metadata, path }: UploadReply) {
    const { run } = own
    let stall: ReturnType<typeof setTimeout> | undefined
    const alive = () => {
      clearTimeout(stall)
      stall = setTimeout(() => later(own), stallLimit)
    }
    const sending = send(
      own.file,
      { endpoint, headers, metadata, url: own.url },
      {
        at(url) {
          if (url === own.url) return
          own.url = url
          remember(own)
        },
        progress(sent) {
          alive()
          tell({ type: 'progress', sent })
        },
        accepted(offset) {
          if (offset > own.accepted) own.attempts = 0
          own.accepted = offset
        },
        done() {
          end(own)
          forget(own)
          tell({ type: 'done', reference: path })
        },
        failed(failure, detail) {
          clearTimeout(stall)
          logFailure('video-upload', { kind: failure.kind, detail, ...('status' in failure && { status: failure.status }) })
          if (current(own, run)) void broken(own, failure)
        },
      },
    )
    // A failure may have been reported already, before there was anything to halt.
    if (!current(own, run)) return sending.stop()
    own.halt = () => {
      clearTimeout(stall)
      sending.stop()
    }
    alive()
  }

  /** The sending broke off. */
  async function broken(own: Going, failure: SendFailure): Promise<void> {
    halt(own)
    const { run } = own
    if (failure.kind === 'http' && failure.status < 500 && ![408, 409, 423, 425, 429].includes(failure.status)) {
      const stale = Date.now() - own.signedAt >= freshFor
      own.signed = null
      if (stale) return go(own)
      forget(own)
      return stop(own, { form: words.rejected(failure.status) })
    }
    // To the browser a file that is gone looks like a connection that is gone.
    const readable = await own.file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => true,
        () => false,
      )
    if (!current(own, run)) return
    if (readable) later(own)
    else stop(own, { file: words.fileChanged })
  }

  /** The server gave no address. */
  function unanswered(own: Going, { kind, status = 0, code, text, waitMs }: UploadFailure) {
    const passing = kind !== 'malformed' && (kind !== 'http' || status === 429 || (status >= 500 && code !== 'uploads-off'))
    if (own.renewal !== null && passing) {
      // An upload that is continued may wait for its server like any other.
      if (!own.begun) begin(own, true)
      return later(own, waitMs)
    }
    if (code === 'uploads-off' && !own.begun) {
      end(own)
      tell({ type: 'refuse', problems: {} })
      return tell({ type: 'service', service: { uploads: 'off', maxBytes: null } })
    }
    if (own.renewal !== null && code === 'token') {
      // It can no longer be continued; with a new token it starts anew.
      forget(own)
      own.renewal = null
      own.url = null
      own.earlier = null
      if (own.token !== null) return void go(own)
      return stop(own, { form: text ?? words.unclear })
    }
    if (text !== undefined) {
      const field = code?.startsWith('token') ? 'token' : code === 'too-large' || code === 'type' || code === 'other-file' ? 'file' : 'form'
      return stop(own, { [field]: text })
    }
    stop(own, { form: kind === 'timeout' ? words.timeout : kind === 'network' ? words.network : words.unclear })
  }

  /** It ends here, and the visitor has to do something: in the form, when they are still there. */
  function stop(own: Going, problems: Problems) {
    end(own)
    if (own.begun) tell({ type: 'fail', text: Object.values(problems).join(' '), canContinue: false })
    else tell({ type: 'refuse', problems })
  }

  function later(own: Going, atLeast = 0) {
    halt(own)
    own.state = 'waiting'
    // Without a connection only its return (or the visitor) can help.
    if (!online()) return tell({ type: 'wait', offline: true })
    own.attempts += 1
    if (own.attempts > mostAttempts) {
      own.state = 'failed'
      return tell({ type: 'fail', text: words.gaveUp, canContinue: true })
    }
    tell({ type: 'wait', offline: false })
    const timer = setTimeout(() => void go(own), Math.max(atLeast, delays[Math.min(own.attempts, delays.length) - 1]!))
    own.halt = () => clearTimeout(timer)
  }

  return {
    start(wanted) {
      if (job) end(job)
      const { earlier } = wanted
      job = {
        ...wanted,
        renewal: earlier?.renewal ?? null,
        url: earlier?.url ?? null,
        signed: null,
        signedAt: 0,
        begun: false,
        accepted: 0,
        attempts: 0,
        state: 'going',
        run: 0,
        halt: () => undefined,
      }
      void go(job)
    },
    pause() {
      if (!job) return
      halt(job)
      job.state = 'paused'
      tell({ type: 'pause' })
    },
    resume() {
      if (!job || job.state === 'going') return
      if (job.state === 'failed') job.attempts = 0
      if (job.state !== 'waiting') tell({ type: 'resume' })
      void go(job)
    },
    wake() {
      if (job?.state === 'waiting') void go(job)
    },
    sleep() {
      if (job?.begun && (job.state === 'going' || job.state === 'waiting')) later(job)
    },
    cancel() {
      if (!job) return
      const own = job
      end(own)
      forget(own)
      // The server throws unfinished uploads away by itself in the end; this only makes it sooner.
      if (own.url !== null && own.signed !== null)
        void discard(own.url, own.signed.headers).catch((error: unknown) => console.info('[video-upload] not discarded', error))
      tell({ type: 'cancelled' })
    },
    leave() {
      if (job) end(job)
    },
  }
}
