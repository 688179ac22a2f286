import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse, type Font } from 'opentype.js'

/** The faces of the social pictures, from packages and not from the machine. */
export type Faces = { display: Font; italic: Font }

/** Returns the paths of the typefaces' files, in the order of {@link Faces}. */
export function faceFiles(): string[] {
  const packages = createRequire(join(process.cwd(), 'package.json'))
  const file = (family: string, cut: string) =>
    join(
      dirname(packages.resolve(`@fontsource/${family}/LICENSE`)),
      'files',
      `${family}-${cut}.woff`,
    )
  return [
    file('libre-caslon-display', 'latin-400-normal'),
    file('libre-caslon-text', 'latin-400-italic'),
  ]
}

export function loadFaces(): Faces {
  const [display, italic] = faceFiles().map((file) => {
    const bytes = readFileSync(file)
    return parse(
      bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
    )
  })
  return { display: display!, italic: italic! }
}

/**
 * Checks whether the face has every character: it cannot set Arabic, Chinese or Japanese titles.
 */
export const canSet = (face: Font, text: string) =>
  [...text].every((character) => /\s/.test(character) || face.charToGlyphIndex(character) > 0)

/** Breaks a text into lines of at most `width`, as even as their number allows. */
export function breakLines(face: Font, text: string, size: number, width: number): string[] {
  const greedy = fill(face, text, size, width)
  let [narrow, wide] = [width / 2, width]
  for (let i = 0; i < 8; i++) {
    const middle = (narrow + wide) / 2
    if (fill(face, text, size, middle).length > greedy.length) narrow = middle
    else wide = middle
  }
  return fill(face, text, size, wide)
}

/** Widths at size 1, kept because shaping a word is slow and titles share words. */
const widths = new Map<Font, Map<string, number>>()

function widthOf(face: Font, word: string): number {
  const known = widths.get(face) ?? new Map<string, number>()
  widths.set(face, known)
  const width = known.get(word) ?? face.getAdvanceWidth(word, 1000) / 1000
  known.set(word, width)
  return width
}

function fill(face: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  let room = 0
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const wide = widthOf(face, word) * size
    const spaced = wide + widthOf(face, ' ') * size
    if (lines.length > 0 && spaced <= room) {
      lines[lines.length - 1] += ` ${word}`
      room -= spaced
    } else {
      lines.push(word)
      room = width - wide
    }
  }
  return lines
}

/**
 * Draws a line of text as outlines (opentype's own path writer runs some numbers together).
 * @param bend how far the line hangs down at an x, where it does
 */
export function outlined(
  face: Font,
  text: string,
  x: number,
  baseline: number,
  size: number,
  colour: string,
  decimals = 1,
  bend: (x: number) => number = () => 0,
): string {
  const rounded = (n: number) => +n.toFixed(decimals)
  let at = { x: 0, y: 0 }
  const data = face.getPath(text, x, baseline, size).commands.map((c) => {
    if (c.type === 'Z') return 'z'
    const from = c.type === 'M' ? { x: 0, y: 0 } : at
    at = { x: rounded(c.x), y: rounded(c.y + bend(c.x)) }
    const points = [
      ...('x1' in c ? [c.x1, c.y1 + bend(c.x1)] : []),
      ...('x2' in c ? [c.x2, c.y2 + bend(c.x2)] : []),
      c.x,
      c.y + bend(c.x),
    ]
    const numbers = points.map((n, i) => rounded(rounded(n) - (i % 2 === 0 ? from.x : from.y)))
    return (c.type === 'M' ? 'M' : c.type.toLowerCase()) + numbers.join(' ').replaceAll(' -', '-')
  })
  return `<path fill="${colour}" d="${data.join('')}"/>`
}
