import { mostKilobytes } from './size'

/** The text of a file, or why it cannot be read as text. */
export type ReadText = { ok: true; text: string } | { ok: false; what: string; fix: string }

const fix =
  'Save it again with the encoding UTF-8 (in VS Code: click the encoding in the bar at the foot, then Save with Encoding)'

/** Decodes a content file, which must be UTF-8; a byte order mark at its start does no harm. */
export function readText(bytes: Uint8Array): ReadText {
  const kilobytes = Math.round(bytes.length / 1000)
  if (kilobytes > mostKilobytes)
    return {
      ok: false,
      what: `is ${kilobytes} kB, which is too big.`,
      fix: `A content file has ${mostKilobytes} kB at most: take out what was pasted by mistake`,
    }
  if (
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff) ||
    bytes.includes(0)
  )
    return { ok: false, what: 'is saved as UTF-16 and not as UTF-8.', fix }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const loose = new TextDecoder('utf-8').decode(bytes)
    const line = loose.slice(0, loose.indexOf('\uFFFD')).split('\n').length
    return {
      ok: false,
      what: `is not saved as UTF-8: a letter on line ${line} cannot be read.`,
      fix,
    }
  }
}
