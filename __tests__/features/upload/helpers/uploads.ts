import type { UploadReply } from '@clinic/contract/contract'
import type { Unfinished } from '../../../../src/features/upload/uploadState'

/** jsdom has no `Blob.arrayBuffer`. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.addEventListener('error', () => reject(reader.error!))
    reader.readAsArrayBuffer(this)
  })
}

export const token = 'a1'.repeat(32)
export const renewal = 'b2'.repeat(32)

type Video = { name?: string; type?: string; content?: string; size?: number }

export const video = ({
  name = 'clip.mp4',
  type = 'video/mp4',
  size = 1000,
  content = 'v'.repeat(size),
}: Video = {}): File => new File([content], name, { type })

export const record = (change: Partial<Unfinished> = {}): Unfinished => ({
  fingerprint: 'print',
  name: 'clip.mp4',
  size: 1000,
  type: 'video/mp4',
  renewal,
  url: 'http://tus/earlier',
  begun: Date.UTC(2026, 10, 20),
  ...change,
})

export const granted = (change: Partial<UploadReply> = {}): UploadReply => ({
  endpoint: 'http://tus/',
  headers: { 'x-signature': 'signed' },
  metadata: { objectName: '2026-11-21/clip.mp4', contentType: 'video/mp4' },
  path: '2026-11-21/clip.mp4',
  renewal,
  maxBytes: 5000,
  ...change,
})
