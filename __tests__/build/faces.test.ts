import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/**
 * The names a WOFF2 file gives itself, by their number: 0 is whose it is, 1 its family, 4 and 6 its
 * full names.
 */
function namesIn(file: string): Map<number, string> {
  const bytes = readFileSync(file)
  let at = 48
  const number = () => {
    for (let value = 0; ;) {
      const byte = bytes[at++]!
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  let [start, length] = [0, 0]
  for (let rest = bytes.readUInt16BE(12), offset = 0; rest > 0; rest--) {
    const flags = bytes[at++]!
    const [kind, version] = [flags & 63, flags >> 6]
    if (kind === 63) at += 4
    let size = number()
    // Outlines (10) and where they begin (11) are stored in another form unless the version is 3,
    // all else only unless it is 0.
    if (kind === 10 || kind === 11 ? version !== 3 : version !== 0) size = number()
    if (kind === 5) [start, length] = [offset, size]
    offset += size
  }
  const table = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20))).subarray(
    start,
    start + length,
  )
  const texts = table.readUInt16BE(4)
  return new Map(
    Array.from({ length: table.readUInt16BE(2) }, (_, i) => {
      const record = 6 + 12 * i
      const from = texts + table.readUInt16BE(record + 10)
      return [
        table.readUInt16BE(record + 6),
        Buffer.from(table.subarray(from, from + table.readUInt16BE(record + 8)))
          .swap16()
          .toString('utf16le'),
      ] as const
    }),
  )
}

const folder = 'src/design/faces'
const faces = readdirSync(folder).filter((name) => name.endsWith('.woff2'))

// The licence of the fonts: whose each is goes along with it, and what was changed does not go by a
// reserved name.
describe.each(faces)('%s', (face) => {
  const names = namesIn(join(folder, face))
  const owner = names.get(0)!

  it('has its owner in /OFL.txt', () => {
    expect(owner).toMatch(/^(?:Copyright|©) \d{4} /)
    expect(readFileSync('static/OFL.txt', 'utf8')).toContain(owner)
  })

  it('goes by no name that its owner reserves', () => {
    const [, reserved = 'no name at all'] = /Reserved Font Name ‘(.*)’/.exec(owner) ?? []
    const own = [1, 3, 4, 6].map((number) => names.get(number)!)
    expect(own.filter((name) => name.includes(reserved))).toEqual([])
    expect(own.every((name) => name.length > 5)).toBe(true)
  })
})
