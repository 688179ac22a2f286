import { z } from 'zod'
import { refuse, some } from './common'
import { cast, castNames, lookOf, type CastName } from '@clinic/illustration/face/cast'
import {
  boxOf,
  cropNames,
  crops,
  cropsOf,
  focalBox,
  pairCropNames,
  pairCrops,
  plateSubjectNames,
  plateViewNames,
  plateViewOf,
  plateViews,
} from '@clinic/illustration/face/crops'
import { frontZoneNames } from '@clinic/illustration/face/front/zones'
import { ratingNames, views, type Box, type View } from '@clinic/illustration/face/parameters'
import { signNames, signOf, signs } from '@clinic/illustration/face/signs'
import type { Point } from '@clinic/illustration/geometry/points'
import { zoneOutlines } from '@clinic/illustration/face/map'
import { pens } from '@clinic/illustration/face/marks'
import { profileZoneNames } from '@clinic/illustration/face/profile/zones'
import { threeQuarterZoneNames } from '@clinic/illustration/face/threeQuarter/zones'

/**
 * Illustrations: the parametric face (packages/illustration/src/face), or for the body an engraved
 * plate (src/pictures). Drawn when the site is built.
 */

const zoneNames: Record<View, readonly string[]> = {
  front: frontZoneNames,
  threeQuarter: threeQuarterZoneNames,
  profile: profileZoneNames,
}
const allZones = [...new Set([...frontZoneNames, ...profileZoneNames])] as [string, ...string[]]

const listed = (names: readonly string[]) => names.join(', ')
const ofView: Record<View, string> = {
  front: 'the front',
  threeQuarter: 'the three-quarter view',
  profile: 'the profile',
}

const shownNames = [...ratingNames, ...signNames] as const
const ratings = z
  .partialRecord(
    z.enum(shownNames, `is not a rating. The ratings are ${listed(shownNames)}`),
    z
      .number()
      .min(0, 'is too small. A rating is 0 to 3')
      .max(3, 'is too great. A rating is 0 to 3'),
  )
  .describe(
    'What the face shows, each from 0 (nothing) to 3 (severe): for example {"frown": 2}. ' +
      'Keep it gentle. What is left out is as the age of who is drawn has it.',
  )

/**
 * Describes a member of the cast: "amelia is a woman of 25, skin porcelain, hair wavy", as an
 * editor reads it.
 */
function described(name: CastName): string {
  const { age, sitter: kind, tone, hair } = cast[name]
  return `${name} is a ${kind} of ${age}, skin ${tone}, hair ${hair}`
}

/** The fields of a drawn person: the same words wherever a face is chosen. */
const who = {
  sitter: z
    .enum(castNames)
    .describe(
      'Who is drawn. Choose somebody whose age suits the concern, and everybody about ' +
        `equally often: ${castNames.map(described).join('; ')}.`,
    ),
}

const isWithin = ([left, top, width, height]: Box, [x, y]: Point) =>
  x >= left && x <= left + width && y >= top && y <= top + height
const middleOf = (outline: readonly Point[]): Point =>
  [0, 1].map((e) => outline.reduce((sum, point) => sum + point[e]!, 0) / outline.length) as [
    number,
    number,
  ]

type Look = { view: View; crop: string }
type Outlines = NonNullable<ReturnType<typeof zoneOutlines>>

function cropMistake(table: typeof crops | typeof pairCrops, { view, crop }: Look) {
  if (boxOf(table, view, crop)) return null
  return {
    path: ['crop'],
    message: `"${crop}" is not a part of ${ofView[view]}. It can be ${listed(cropsOf(table, view))}`,
  }
}

/** Refuses what a face is given and its view does not show. */
function refuseUnseen(
  ctx: Parameters<typeof refuse>[0],
  path: string[],
  view: View,
  given: Record<string, unknown> = {},
) {
  for (const name of Object.keys(given))
    if (name in signs && !signOf(view, name))
      refuse(ctx, `does not show in ${ofView[view]}. Take it out, or change the view`, [
        ...path,
        name,
      ])
}

/** Returns those outlines of a zone whose middles a crop shows. */
const shownIn = (box: Box, outlines: Outlines) =>
  outlines.filter((outline) => isWithin(box, middleOf(outline)))

/** Checks whether something is shown, and no width of screen cuts it off. */
const isWhole = (box: Box, shown: Outlines) =>
  shown.length > 0 && shown.flat().every((point) => isWithin(focalBox(box), point))

/** A face as treatments show it. */
export const face = z
  .strictObject({
    view: z
      .enum(views)
      .describe('From the front, turned half way to the side (threeQuarter), or in profile.'),
    ...who,
    crop: z
      .enum(cropNames)
      .describe('The part of the face that is shown. What is marked must be inside it.'),
    marked: some(
      z.enum(allZones),
      'The zones a doctor would mark: where the treatment is given.',
    ).optional(),
    pen: z
      .enum(pens)
      .optional()
      .describe(
        'What the pen draws on the zones: outline (as when left out), points where a needle ' +
          'goes in, or arrows that say which way they are filled or lifted.',
      ),
    ratings: ratings.optional(),
  })
  .check((ctx) => {
    const { view, crop, sitter, marked = [] } = ctx.value
    const wrong = (path: (string | number)[], message: string) => refuse(ctx, message, path)
    const mistake = cropMistake(crops, ctx.value)
    if (mistake) wrong(mistake.path, mistake.message)
    const box = boxOf(crops, view, crop)
    marked.forEach((zone, i) => {
      const outlines = zoneOutlines(view, zone, lookOf(sitter))
      if (!outlines)
        return wrong(
          ['marked', i],
          `"${zone}" is not a zone of ${ofView[view]}. The zones are ${listed(zoneNames[view])}`,
        )
      if (!box) return
      const shown = shownIn(box, outlines)
      if (isWhole(box, shown)) return
      const fitting = cropsOf(crops, view).filter((name) => {
        const other = boxOf(crops, view, name)
        return marked.every((one) => {
          const zones = zoneOutlines(view, one, lookOf(sitter))
          return other && (!zones || isWhole(other, shownIn(other, zones)))
        })
      })
      const where = shown.length === 0 ? 'outside' : 'cut off in'
      wrong(
        ['marked', i],
        `"${zone}" is ${where} the crop "${crop}"${shown.length === 0 ? '' : ' on narrow or wide screens'}. ` +
          (fitting.length === 0
            ? 'No crop shows all that is marked: take it out, or choose another sitter'
            : `Take it out, or choose a crop that shows all that is marked: ${listed(fitting)}`),
      )
    })
    refuseUnseen(ctx, ['ratings'], view, ctx.value.ratings)
  })

/** A plate of the body, for what is not on the face. */
const plate = z
  .strictObject({
    subject: z.enum(plateSubjectNames).describe('What is drawn.'),
    view: z.enum(plateViewNames).describe('Which part of it.'),
  })
  .check((ctx) => {
    const { subject, view } = ctx.value
    if (!plateViewOf(subject, view))
      refuse(
        ctx,
        `"${view}" is not a view of ${subject}. It can be ` +
          `${listed(Object.keys(plateViews[subject]))}`,
        ['view'],
      )
  })

/** One face in two states, divided down its middle; from the front, where its sides are alike. */
const halves = z
  .strictObject({
    ...who,
    crop: z
      .enum(Object.keys(crops.front) as [keyof typeof crops.front])
      .describe('The part of the face that is shown.'),
    before: ratings.describe('What the left half shows, as ratings from 0 to 3.'),
    after: ratings.describe('What the right half shows.'),
  })
  .check((ctx) => {
    const { before, after } = ctx.value
    if (JSON.stringify(before) === JSON.stringify(after))
      refuse(ctx, 'is the same as before. Say what the treatment changes', ['after'])
  })

/** The picture of a treatment. */
export const illustration = z
  .strictObject({
    face: face.optional().describe('A drawn face, with the treated places marked.'),
    plate: plate.optional().describe('For the body and things: an engraved plate.'),
    halves: halves.optional().describe('One drawn face, its left half before and its right after.'),
  })
  .check((ctx) => {
    if (Object.values(ctx.value).filter((one) => one !== undefined).length !== 1)
      refuse(ctx, 'needs one of face, plate and halves. Keep the one that suits the treatment')
  })
  .describe(
    'The drawing of the treatment: on its page, its cards and its social picture. No other ' +
      'treatment may have the same.',
  )

/** A face twice, through the same window: only what the treatment changes is given twice. */
export const pair = z
  .strictObject({
    view: z.enum(views).describe('From the front, turned half way to the side, or in profile.'),
    ...who,
    crop: z.enum(pairCropNames).describe('The part of the face that is shown.'),
    before: ratings.describe('What the face shows before, each from 0 to 3: {"frown": 3}.'),
    after: ratings.describe('The same names with what it shows afterwards: {"frown": 0.7}.'),
  })
  .check((ctx) => {
    const { view, before, after } = ctx.value
    const mistake = cropMistake(pairCrops, ctx.value)
    if (mistake) refuse(ctx, mistake.message, mistake.path)
    refuseUnseen(ctx, ['before'], view, before)
    const names = (given: object) => Object.keys(given).toSorted().join(', ')
    if (names(before) !== names(after))
      refuse(ctx, `names other things than before. Give each a value: ${names(before)}`, ['after'])
    else if (
      Object.entries(before).every(
        ([name, value]) => value === new Map(Object.entries(after)).get(name),
      )
    )
      refuse(ctx, 'is the same as before. Say what the treatment changes', ['after'])
  })
  .describe('The same face before and after. Nothing may differ but what the treatment changes.')

export type FaceChoice = z.infer<typeof face>
export type Illustration = z.infer<typeof illustration>
export type Halves = z.infer<typeof halves>
export type Pair = z.infer<typeof pair>
