import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parse, type Font } from 'opentype.js'

/** The two faces of the social pictures, read from the packages that the pages use too; nothing depends on the machine's fonts. */
export type Faces = { display: Font; italic: Font }

export function loadFaces(): Faces {
  const packages = createRequire(join(process.cwd(), 'package.json'))
  const load = (family: string, file: string): Font => {
    const folder = join(packages.resolve(`@fontsource/${family}/LICENSE`), '..')
    const bytes = readFileSync(join(folder, 'files', `${family}-${file}.woff`))
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  }
  return { display: load('libre-caslon-display', 'latin-400-normal'), italic: load('libre-caslon-text', 'latin-400-italic') }
}

/** Whether the face has every character of a text; the Arabic, Chinese and Japanese pages have titles that it cannot set. */
export const canSet = (face: Font, text: string) => [...text].every((character) => /\s/.test(character) || face.charToGlyphIndex(character) > 0)

/** Breaks a text into lines no wider than `width`, as even in length as the number of lines allows. */
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

function fill(face: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && face.getAdvanceWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A line of text as outlines. (The package's own path writer runs some numbers together.) */
export function outlined(face: Font, text: string, x: number, baseline: number, size: number, colour: string, decimals = 1): string {
  const data = face.getPath(text, x, baseline, size).commands.map(
    (c) =>
      c.type +
      [c.x1, c.y1, c.x2, c.y2, c.x, c.y]
        .filter((n) => n !== undefined)
        .map((n) => +n.toFixed(decimals))
        .join(' '),
  )
  return `<path fill="${colour}" d="${data.join('')}"/>`
}
