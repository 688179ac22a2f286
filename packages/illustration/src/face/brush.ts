import { mix, type Palette } from './colour'
import type { Box } from './parameters'
import { blob, stroke, TAPER, type Pressure } from '../geometry/pen'
import type { Point } from '../geometry/points'

/** The softness of shades, as the standard deviation of their blur in millimetres. */
const blurs = { edge: 0.2, fine: 0.7, close: 1.7, wide: 3.2, broad: 7 } as const
type Softness = keyof typeof blurs

export type Brush = ReturnType<typeof createBrush>

/**
 * Returns the width of a contour in a picture of this part: as on a whole head, and where a part is
 * shown as large, no more than two pixels.
 */
export const contourWidth =
  ([, , wide]: Box) =>
  (width: number): number =>
    Math.min(width, wide / 330)
export type ContourWidth = ReturnType<typeof contourWidth>

/**
 * Creates the drawing functions that every layer uses. Shapes are given on the head; `place` puts
 * them on the sheet.
 * @param prefix begins every id, so that two drawings can stand in one document
 * @param sheet all that may be drawn on, somewhat larger than what is shown
 */
export function createBrush(
  place: (points: readonly Point[]) => Point[],
  colours: Palette,
  prefix: string,
  sheet: Box,
) {
  const area = `x="${sheet[0]}" y="${sheet[1]}" width="${sheet[2]}" height="${sheet[3]}"`
  const id = (name: string) => `${prefix}-${name}`
  const url = (name: string) => `url(#${id(name)})`
  const fill = (d: string, colour: string, opacity = 1) =>
    d === '' || opacity < 0.004
      ? ''
      : `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${+opacity.toFixed(3)}"` : ''}/>`
  /** Shows all of the sheet painted with `paint`, but for the shape that is hidden. */
  const mask = (name: string, paint: string, hidden = '') =>
    `<mask id="${id(name)}" maskUnits="userSpaceOnUse" ${area}>` +
    `<rect ${area} fill="${paint}"/>${hidden && `<path d="${hidden}"/>`}</mask>`
  /** @param span where it begins and ends, as attributes */
  const gradient = (
    kind: 'linear' | 'radial',
    name: string,
    span: string,
    stops: readonly (readonly [offset: string, colour: string])[],
  ) =>
    `<${kind}Gradient id="${id(name)}" ${span}>` +
    stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('') +
    `</${kind}Gradient>`
  return {
    place,
    colours,
    id,
    url,
    fill,
    /** A pen stroke. */
    ink: (
      points: readonly Point[],
      width: number,
      pressure: Pressure = TAPER,
      opacity = 1,
      colour: string = colours.ink,
    ) => fill(stroke(place(points), width, pressure), colour, opacity),
    /** A flat patch of colour, mostly for {@link soft}. */
    tone: (points: readonly Point[], colour: string, opacity: number) =>
      opacity < 0.004 ? '' : fill(blob(place(points)), colour, opacity),
    /** Many hairs in one stroke. */
    hairs: (d: string, colour: string, width: number, opacity: number) =>
      d &&
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"` +
        ` stroke-linecap="round" opacity="${opacity}"/>`,
    /** Blurred, and kept inside a clip of that name. */
    soft: (softness: Softness, inner: string, clip?: string) =>
      inner &&
      `<g${clip ? ` clip-path="${url(clip)}"` : ''}><g filter="${url(softness)}">${inner}</g></g>`,
    clip: (name: string, d: string) => `<clipPath id="${id(name)}"><path d="${d}"/></clipPath>`,
    /**
     * Shows what lies in any of the shapes. A clip path of several would leave out where they
     * overlap.
     */
    anyOf: (name: string, ...shapes: string[]) =>
      `<mask id="${id(name)}" maskUnits="userSpaceOnUse" ${area}>` +
      `${shapes.map((d) => `<path d="${d}" fill="#fff"/>`).join('')}</mask>`,
    /** `sRGB`: the default bands dark tones into red and green. */
    blurs: () =>
      Object.entries(blurs)
        .map(
          ([name, deviation]) =>
            `<filter id="${id(name)}" x="-20%" y="-20%" width="140%" height="140%"` +
            ' color-interpolation-filters="sRGB">' +
            `<feGaussianBlur stdDeviation="${deviation}"/></filter>`,
        )
        .join(''),
    mask,
    /** Lets the shoulders fade out between two heights. */
    bust: (from: number, to: number) =>
      gradient(
        'linear',
        'fade',
        `gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}"`,
        [
          ['0', '#fff'],
          ['1', '#000'],
        ],
      ) + mask('bust', url('fade')),
    gradient,
    /** The gradient of hair in all views. */
    hairGradient: (x1: number, y1: number, x2: number, y2: number) =>
      gradient(
        'linear',
        'hairG',
        `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
        [
          ['0', mix(colours.hair, colours.hairLight, 0.25)],
          ['.55', colours.hair],
          ['1', colours.hairDark],
        ],
      ),
    /** The gradient of the skin of the face, lightest at `cx`. */
    skinGradient: (cx: number) =>
      gradient('radial', 'skin', `gradientUnits="userSpaceOnUse" cx="${cx}" cy="10" r="118"`, [
        ['0', mix(colours.base, colours.light, 0.35)],
        ['.6', colours.base],
        ['1', mix(colours.base, colours.shade, 0.45)],
      ]),
  }
}

export const layer = (name: string, inner: string): string =>
  inner && `<g data-layer="${name}">${inner}</g>`
