/** The little of opentype.js that the social pictures use; the package ships no types. */
declare module 'opentype.js' {
  export type Command = {
    type: 'M' | 'L' | 'C' | 'Q' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }
  export type Font = {
    unitsPerEm: number
    charToGlyphIndex: (character: string) => number
    getAdvanceWidth: (text: string, size: number) => number
    getPath: (text: string, x: number, y: number, size: number) => { commands: Command[] }
  }
  export function parse(font: ArrayBuffer): Font
}
