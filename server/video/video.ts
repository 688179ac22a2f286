import { open } from 'node:fs/promises'
import { beginsLikeIsoMedia, checkIsoMedia } from './isoMedia'
import { NotAVideo, Reader } from './reader'
import { beginsLikeWebm, checkWebm } from './webm'

/**
 * Returns the fault of a file that claims to be a video, or null. Reads its container from
 * beginning to end, but not the pictures: a name, a stated type or the first bytes prove nothing.
 * @param type as stated: video/mp4, video/quicktime or video/webm
 */
export async function videoProblem(path: string, type: string): Promise<string | null> {
  const file = await open(path, 'r')
  try {
    const reader = new Reader(file, (await file.stat()).size)
    const head = await reader.upTo(0, 16)
    if (type === 'video/webm' ? !beginsLikeWebm(head) : !beginsLikeIsoMedia(head))
      return 'It is not of the kind it is said to be'
    await (type === 'video/webm' ? checkWebm(reader) : checkIsoMedia(reader))
    return null
  } catch (error) {
    if (error instanceof NotAVideo) return error.message
    throw error
  } finally {
    await file.close()
  }
}
