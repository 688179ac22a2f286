import { lerp } from '../geometry/pen'
import type { Tone } from './parameters'

/** The mark colour of the site, and its pale form for marks on dark flesh. */
export const mark = '#1b2c73'
export const paleMark = '#e2e6f3'

/** Mixes `a` and `b` in sRGB, both as #rrggbb; `t` is the share of `b`. */
export function mix(a: string, b: string, t: number): string {
  const channels = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16))
  const other = channels(b)
  return `#${channels(a)
    .map((value, i) =>
      Math.round(lerp(value, other[i]!, t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** The colours of a sitter. */
export type Palette = Record<
  | 'base'
  | 'light'
  | 'shade'
  | 'deep'
  | 'blush'
  | 'lip'
  | 'lipDark'
  | 'ink'
  | 'hair'
  | 'hairDark'
  | 'hairLight'
  | 'iris'
  | 'brow',
  string
> & {
  /** Fuller lips and a wider base of the nose, in millimetres of the wing. */ lipGain: number
  ala: number
}

// prettier-ignore
export const palettes: Record<Tone, Palette> = {
  porcelain: { base: '#f2dfd0', light: '#fcf3ea', shade: '#d8b39d', deep: '#b2826c', blush: '#dd9d8a', lip: '#bb6f66', lipDark: '#8d4a44', ink: '#46332c', hair: '#8a6a50', hairDark: '#5b4332', hairLight: '#b9987a', iris: '#73756b', brow: '#6b5040', lipGain: 1, ala: 0 },
  honey: { base: '#e4c3a3', light: '#f5dec5', shade: '#c59a76', deep: '#9a6c4c', blush: '#cd866a', lip: '#b06453', lipDark: '#7f3d33', ink: '#3b2922', hair: '#4c3629', hairDark: '#2e1f18', hairLight: '#7d5d47', iris: '#6f5136', brow: '#3f2c22', lipGain: 1, ala: 0 },
  bronze: { base: '#bd8a62', light: '#d8ab84', shade: '#976442', deep: '#6d432b', blush: '#ab5e43', lip: '#92493c', lipDark: '#602d26', ink: '#2c1b15', hair: '#2f221c', hairDark: '#1a120f', hairLight: '#57433a', iris: '#452c1c', brow: '#241812', lipGain: 1.06, ala: 0.8 },
  deep: { base: '#80523a', light: '#a17254', shade: '#5e3927', deep: '#3f2419', blush: '#833f2f', lip: '#743a35', lipDark: '#481f1d', ink: '#1d110d', hair: '#231a17', hairDark: '#100b0a', hairLight: '#463833', iris: '#2d1c14', brow: '#150d0a', lipGain: 1.14, ala: 2.2 },
}
