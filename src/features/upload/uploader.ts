import Uppy, { type UppyFile } from '@uppy/core'
import Dashboard from '@uppy/dashboard'
import Tus from '@uppy/tus'
import type { UploadReply, UploadRequest } from '@clinic/contract/contract'
import type { Failure } from '../../backend/failure'
import { askAddress, askService } from './calls'
import * as uploadWords from '../../words/upload'

/** Kept with a file, also over a reload: what signs the same upload again, and its place. */
type Meta = { renewal?: string; path?: string }
type Video = UppyFile<Meta, Record<string, never>>

/** What the page shows beside Uppy's dashboard. */
export type Shown = {
  uploads?: 'unknown' | 'on' | 'off'
  busy?: boolean
  /** What is wrong, by the field in which it can be corrected; `form` when it is none. */
  problem?: { token?: string; form?: string }
  maxBytes?: number | null
  /** Under what the clinic finds the finished video. */
  reference?: string
}

/** The kinds of video the server takes, by the ending of a file's name. */
const types: Record<string, UploadRequest['type']> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}
/** Supabase takes pieces of exactly this size; proxies on the way allow it too. */
const pieceSize = 6 * 1024 * 1024
/** Signatures hold for two hours (supabase/functions/video-upload-url). */
const signatureLimit = 90 * 60_000
/** A link is good for two days unless its maker says otherwise. */
const keptFor = 7 * 24 * 60 * 60_000
const restrictions = {
  maxNumberOfFiles: 1,
  minFileSize: 1,
  allowedFileTypes: [...Object.values(types), ...Object.keys(types).map((ending) => `.${ending}`)],
}

let show: (change: Shown) => void = () => undefined
let signedAt = 0

const uppy = new Uppy<Meta>({ id: 'video', restrictions }).use(Tus, {
  endpoint: '',
  chunkSize: pieceSize,
  retryDelays: [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000, 30_000],
  allowedMetaFields: ['bucketName', 'objectName', 'contentType', 'cacheControl'],
  // Golden retriever keeps the address, beside the renewal that is needed with it.
  storeFingerprintForResuming: false,
  async onBeforeRequest(request, file) {
    if (Date.now() - signedAt > signatureLimit) await sign(file as Video, null)
    const headers = uppy.getFile(file.id)?.tus?.headers ?? {}
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
  },
})

/**
 * Keeps the name and the place of an upload for a later visit, and never the video itself. A
 * browser that keeps nothing sends all the same.
 */
const keeping = async () => {
  if (!window.indexedDB) return
  const { default: GoldenRetriever } = await import('@uppy/golden-retriever')
  uppy.use(GoldenRetriever, { expires: keptFor, indexedDB: { maxFileSize: -1 } as object })
}
keeping().catch((error: unknown) => console.info('[video-upload] not kept', error))

uppy.on('upload-success', (file) => show({ reference: file?.meta.path ?? '' }))
uppy.on('upload-error', () => show({ problem: { form: uploadWords.broken } }))
uppy.on('file-added', () => show({ problem: {}, reference: '' }))
// Has the browser ask before the page is left while something is sent.
window.addEventListener('beforeunload', (event) => {
  if (uppy.getFiles().some(({ progress }) => progress.uploadStarted && !progress.complete))
    event.preventDefault()
})

/** Asks the server to sign a video's upload. Without a token it is one that was begun. */
async function sign(video: Video, token: string | null): Promise<Failure | null> {
  const { renewal } = video.meta
  const answer = await askAddress({
    ...(renewal === undefined ? { token: token ?? '' } : { renewal }),
    size: video.size ?? 0,
    type: typeOf(video),
  })
  if (!answer.ok) return answer.failure
  const { endpoint, headers, metadata, path, renewal: next }: UploadReply = answer.data
  signedAt = Date.now()
  uppy.setFileMeta(video.id, { ...metadata, path, renewal: next })
  uppy.setFileState(video.id, { tus: { ...uppy.getFile(video.id).tus, endpoint, headers } })
  return null
}

/** Returns a video's type; some systems do not know QuickTime: then the name's ending decides. */
const typeOf = ({ name, type }: Video): UploadRequest['type'] =>
  Object.values(types).find((one) => one === type) ??
  types[name.split('.').at(-1)!.toLowerCase()] ??
  'video/mp4'

/** Sends the video that was chosen, or goes on with one that was begun. */
export async function start(token: string | null, wrongToken: string): Promise<void> {
  const [video] = uppy.getFiles()
  if (!video || video.isGhost) return show({ problem: { form: uploadWords.fileMissing } })
  const { recoveredState } = uppy.getState()
  if (video.progress.uploadStarted && !video.error && !recoveredState) return
  if (token === null && video.meta.renewal === undefined)
    return show({ problem: { token: wrongToken } })
  show({ problem: {}, busy: true })
  const failure = await sign(video, token)
  show({ busy: false })
  if (failure) {
    // What can no longer be continued starts anew with the next token.
    if (failure.code === 'token') uppy.setFileMeta(video.id, { renewal: undefined })
    return show(
      failure.code === 'uploads-off' ? { uploads: 'off' } : { problem: problemOf(failure) },
    )
  }
  if (recoveredState) uppy.emit('restore-confirmed')
  else await uppy.upload().catch((error: unknown) => console.error('[video-upload]', error))
}

/** Returns why the server gave no address, beside the field in which it can be mended. */
function problemOf({ kind, code, text }: Failure): NonNullable<Shown['problem']> {
  if (text !== undefined) return code?.startsWith('token') ? { token: text } : { form: text }
  return {
    form:
      kind === 'timeout'
        ? uploadWords.timeout
        : kind === 'network'
          ? uploadWords.network
          : uploadWords.unclear,
  }
}

/**
 * Puts Uppy's dashboard into the page. An upload goes on while other pages of the site are read.
 * @returns what takes it out again
 */
export function mountDashboard(target: HTMLElement, update: typeof show): () => void {
  show = update
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = '/admin/uppy.css'
  document.head.append(styles)
  uppy.use(Dashboard, {
    target,
    inline: true,
    width: '100%',
    height: 320,
    hideUploadButton: true,
    proudlyDisplayPoweredByUppy: false,
    disableThumbnailGenerator: true,
    locale: {
      strings: {
        dropPasteFiles: uploadWords.dropHere,
        browseFiles: uploadWords.chooseIt,
      },
    },
  })
  void askService().then(({ uploads, maxBytes }) => {
    show({ uploads, maxBytes })
    uppy.setOptions({ restrictions: { ...restrictions, maxFileSize: maxBytes } })
  })
  return () => {
    show = () => undefined
    styles.remove()
    const dashboard = uppy.getPlugin('Dashboard')
    if (dashboard) uppy.removePlugin(dashboard)
  }
}
