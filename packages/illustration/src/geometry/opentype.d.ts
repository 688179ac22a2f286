/** The little of opentype.js that the social pictures use; the package ships no types. */
declare module 'opentype.js' {
  type End = { x: number; y: number }
  type Control1 = { x1: number; y1: number }
  type Control2 = { x2: number; y2: number }
  export type Command =
    | ({ type: 'M' | 'L' } & End)
    | ({ type: 'Q' } & Control1 & End)
    | ({ type: 'C' } & Control1 & Control2 & End)
    | { type: 'Z' }
  export type Font = {
    unitsPerEm: number
    charToGlyphIndex: (character: string) => number
    getAdvanceWidth: (text: string, size: number) => number
    getPath: (text: string, x: number, y: number, size: number) => { commands: Command[] }
  }
  export function parse(font: ArrayBuffer): Font
}
