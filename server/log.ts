import { appendFileSync, renameSync, statSync } from 'node:fs'

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/**
 * Opens a log file of bounded size: a full one becomes path.1, the one before path.2 and so on, and
 * the oldest goes. Written at once and never through a stream, whose errors on a full disk would
 * end the process; a line that cannot be written is counted, and the count is written when there is
 * room again.
 * @param maxBytes of one file
 * @param kept how many full files are kept beside
 */
export function rotatingLog(
  path: string,
  { maxBytes = 5_000_000, kept = 3 } = {},
): (line: string) => void {
  let size = sizeOf(path)
  let lost = 0

  function rotate(): void {
    for (let number = kept; number > 0; number--) {
      try {
        renameSync(number === 1 ? path : `${path}.${number - 1}`, `${path}.${number}`)
      } catch {
        // There is no such file yet.
      }
    }
    size = sizeOf(path)
  }

  return (line) => {
    const note =
      lost === 0
        ? ''
        : `${JSON.stringify({ time: new Date().toISOString(), event: 'log', lost })}\n`
    const text = `${note}${line}\n`
    try {
      if (size > 0 && size + Buffer.byteLength(text) > maxBytes) rotate()
      appendFileSync(path, text, { mode: 0o600 })
      size += Buffer.byteLength(text)
      lost = 0
    } catch {
      lost++
    }
  }
}
