import type { Box, View } from './parameters'

/** Returns the parts of the face that pictures show, in its millimetres; 4:3 for treatments. */
const boxesOf =
  (wide: number, tall: number) =>
  (middle: number, top: number, width: number): Box => [
    middle - width / 2,
    top,
    width,
    (width * tall) / wide,
  ]
const landscape = boxesOf(4, 3)
/** Five wide and four tall about an upright middle of that width, which is 3:4. */
const pair = (middle: number, top: number, width: number): Box =>
  boxesOf(5, 4)(middle, top, (width * 5) / 3)

/** For treatments. Crops of one side show the viewer's right. */
export const crops = {
  front: {
    head: landscape(0, -122, 330),
    face: landscape(0, -91, 294),
    forehead: landscape(0, -88, 136),
    brow: landscape(0, -80, 150),
    temple: landscape(46, -62, 104),
    eyes: landscape(0, -56, 168),
    eye: landscape(38, -36, 84),
    cheek: landscape(38, -14, 100),
    midface: landscape(0, -24, 168),
    nose: landscape(0, -18, 104),
    mouth: landscape(0, 30, 96),
    chin: landscape(0, 52, 116),
    lower: landscape(0, 12, 200),
    jaw: landscape(40, 21, 132),
    jawAndNeck: landscape(0, 15, 224),
    neck: landscape(0, 62, 196),
  },
  threeQuarter: {
    head: landscape(-8, -126, 340),
    face: landscape(-14, -80, 280),
    temple: landscape(16, -64, 112),
    eye: landscape(-14, -36, 100),
    cheek: landscape(-2, -22, 120),
    midface: landscape(-22, -30, 168),
    mouth: landscape(-24, 34, 108),
    lower: landscape(-10, 8, 196),
    jaw: landscape(8, 20, 152),
    side: landscape(-4, -22, 192),
  },
  profile: {
    head: landscape(-6, -128, 330),
    brow: landscape(-76, -88, 136),
    cheek: landscape(-54, -26, 130),
    nose: landscape(-92, -24, 104),
    mouth: landscape(-84, 30, 92),
    chin: landscape(-84, 48, 104),
    lower: landscape(-46, 16, 160),
    ear: landscape(14, -16, 96),
    neck: landscape(-50, 48, 164),
    side: landscape(-34, -30, 290),
    crown: landscape(10, -132, 180),
    nape: landscape(50, 38, 250),
  },
} as const satisfies Record<View, Record<string, Box>>

/** For before-and-after pairs: side by side their upright middle is seen, in the lightbox all. */
export const pairCrops = {
  front: {
    forehead: pair(0, -74, 88),
    eye: pair(43, -42, 56),
    cheek: pair(36, -26, 78),
    mouth: pair(0, 20, 66),
    lower: pair(0, -44, 140),
    hairline: pair(0, -92, 96),
    temple: pair(38, -66, 66),
    midface: pair(0, -30, 104),
    nose: pair(0, -24, 66),
    chin: pair(0, 44, 66),
    neck: pair(0, 64, 116),
  },
  threeQuarter: {
    face: pair(-14, -84, 156),
    jaw: pair(-4, 6, 104),
  },
  profile: {
    nose: pair(-92, -32, 76),
    chin: pair(-86, 22, 88),
    underChin: pair(-56, 40, 100),
    forehead: pair(-76, -92, 84),
    brow: pair(-58, -50, 64),
    lobe: pair(8, -4, 50),
  },
} as const satisfies Record<View, Record<string, Box>>

const names = (table: object) =>
  [...new Set(Object.values(table).flatMap((boxes: object) => Object.keys(boxes)))] as [
    string,
    ...string[],
  ]
export const cropNames = names(crops)
export const pairCropNames = names(pairCrops)

type Table = Partial<Record<View, Record<string, Box>>>

/** Draws the box of a crop; undefined when the view has none of this name. */
export const boxOf = (table: Table, view: View, crop: string): Box | undefined =>
  table[view]?.[crop]
/** Returns the crops that a view has. */
export const cropsOf = (table: Table, view: View): string[] => Object.keys(table[view] ?? {})

/** A part of a plate, 4:3, in the plate's own millimetres; `bare` has no doctor's marks. */
type PlateView = { left: number; top: number; width: number; bare?: true }

/** The subjects of the engraved plates that treatments may show, each with its views. */
export const plateViews = {
  calf: { both: { left: -106, top: -26, width: 180 } },
  hand: {
    palm: { left: -108, top: -82, width: 184 },
    wrist: { left: -66, top: -54, width: 150, bare: true },
  },
  shoulder: { both: { left: -110, top: -16, width: 220 }, one: { left: -100, top: 6, width: 120 } },
  scalp: { side: { left: -104, top: -54, width: 156 } },
  mole: { section: { left: -100, top: 2, width: 130 } },
  thread: { section: { left: -104, top: 0, width: 150 } },
  skin: { section: { left: -98, top: 0, width: 150, bare: true } },
  needling: { section: { left: -100, top: -22, width: 150, bare: true } },
  bottle: { shelf: { left: -106, top: 2, width: 148, bare: true } },
  rooms: { door: { left: 4, top: -9, width: 160, bare: true } },
} as const satisfies Record<string, Record<string, PlateView>>

/** Those of skin, which are toned as faces are; the others are of things, and ruled. */
export const skinPlates: ReadonlySet<string> = new Set(['calf', 'hand', 'shoulder', 'scalp'])

export type PlateSubjectName = keyof typeof plateViews
export const plateSubjectNames = Object.keys(plateViews) as [
  PlateSubjectName,
  ...PlateSubjectName[],
]
export const plateViewNames = [
  ...new Set(Object.values(plateViews).flatMap((views) => Object.keys(views))),
] as [string, ...string[]]
export const plateViewOf = (plate: PlateSubjectName, view: string): PlateView | undefined =>
  (plateViews[plate] as Record<string, PlateView>)[view]

/**
 * The part of a picture that every frame shows, as shares of width and height about its middle:
 * frames cut off the rest (src/ui/PageHero.tsx, TreatmentCard.tsx).
 */
export const focalShare = { width: 0.6, height: 0.8 }

/** Returns the part of a crop that every frame shows. */
export function focalBox([left, top, width, height]: Box): Box {
  const [w, h] = [width * focalShare.width, height * focalShare.height]
  return [left + (width - w) / 2, top + (height - h) / 2, w, h]
}
