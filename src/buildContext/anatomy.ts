import { anatomyName } from '../pictures/illustrationNames'
import type { Box } from '@clinic/illustration/face/parameters'
import { plateShapes, type AnatomyPlate, type PartShape } from '@clinic/illustration/anatomy/plates'
import { isLayer } from '@clinic/illustration/anatomy/layers'
import { namedOn } from '@clinic/content/schemas/anatomy'
import { interpolate } from '@clinic/content/expand'
import { pagePath } from '@clinic/content/routes'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { memoizeByIdentity } from '@clinic/content/traverse'
import type {
  AnatomyFigureData,
  AnatomyPartData,
  PlacedData,
  PlacementsData,
  WhereData,
} from '../site/page'
import type { BuildContext } from './buildContext'

/** Returns the parts of each plate where the drawing has them; worked out once. */
const shapesOf = memoizeByIdentity((shapes: (typeof plateShapes)[AnatomyPlate]) => shapes())

const tenth = (value: number) => Math.round(value * 10) / 10

function picture(buildContext: BuildContext, plate: AnatomyPlate) {
  const { box } = shapesOf(plateShapes[plate])
  const alt = buildContext.words(buildContext.content.anatomy[plate].alt)
  return {
    picture: { ...buildContext.pictures.illustration(anatomyName(plate)), alt },
    box,
  }
}

/**
 * Returns the parts of a plate with their words; `ids` in the order in which they are asked for.
 */
function partsOf(
  buildContext: BuildContext,
  plate: AnatomyPlate,
  ids: readonly string[],
): AnatomyPartData[] {
  const shapes = shapesOf(plateShapes[plate]).parts
  const named = namedOn(buildContext.content.anatomy, plate)
  return ids.map((id) => {
    const part = named.find((one) => one.id === id)!
    const { paths, mirroredPaths, lines = [], ways = [], at }: PartShape = shapes[id]!
    return {
      id,
      name: buildContext.words(part.name),
      does: buildContext.rich(part.does),
      to: part.page === undefined ? null : pagePath(part.page),
      path: paths.join(''),
      mirroredPath: mirroredPaths.join(''),
      lines: lines.join(''),
      ways: ways.join(''),
      at: [tenth(at[0]), tenth(at[1])],
    }
  })
}

/** Returns a whole plate, with all its parts. */
export function anatomyFigure(buildContext: BuildContext, plate: AnatomyPlate): AnatomyFigureData {
  const { caption, parts } = buildContext.content.anatomy[plate]
  const { box, margin, parts: shapes } = shapesOf(plateShapes[plate])
  const names = namesBeside(
    parts.map(({ id }) => shapes[id]!),
    box,
  )
  return {
    ...picture(buildContext, plate),
    caption: buildContext.words(caption),
    margin,
    parts: partsOf(
      buildContext,
      plate,
      parts.map(({ id }) => id),
    ).map((part, i) => {
      const { side, leaves } = shapes[part.id]!
      return { ...part, leader: { side, leaves, name: names[i]! } }
    }),
  }
}

/** The share of a plate's height that a name with its sentence takes. */
const nameShare = 0.115

/**
 * Returns how high the names stand: each near where its line leaves the drawing, and clear of
 * others.
 */
function namesBeside(
  shapes: readonly Pick<PartShape, 'side' | 'leaves'>[],
  [, top, , tall]: Box,
): number[] {
  const heights = shapes.map(({ leaves }) => leaves)
  for (const side of ['left', 'right']) {
    const on = shapes.flatMap((shape, i) => (shape.side === side ? [i] : []))
    const leaving = on.map((i) => heights[i]!)
    const clear = apart(leaving, tall * nameShare, top, top + tall)
    on.forEach((i, k) => {
      heights[i] = clear[k]!
    })
  }
  return heights
}

/** Returns the heights, moved as little as keeps them `gap` apart and between two others. */
function apart(heights: readonly number[], gap: number, top: number, foot: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!)
  // As high as they may stand, and as low: halfway between they are clear of each other too.
  const up: number[] = []
  for (const i of order.toReversed())
    up.unshift(Math.min(heights[i]!, (up[0] ?? foot + gap / 2) - gap))
  const down: number[] = []
  for (const i of order) down.push(Math.max(heights[i]!, (down.at(-1) ?? top - gap / 2) + gap))
  const moved = [...heights]
  order.forEach((i, k) => {
    moved[i] = tenth((up[k]! + down[k]!) / 2)
  })
  return moved
}

/** Returns which muscles a treatment goes to; null for one that says nothing of it. */
export function whereData(buildContext: BuildContext, { where }: Treatment): WhereData | null {
  if (where?.plate !== 'muscles') return null
  const { box, parts } = shapesOf(plateShapes[where.plate])
  const marked = where.marked.map((id) => parts[id]!)
  const window = windowOn(
    box,
    marked.map(({ extent }) => extent),
  )
  const [, top, wide, tall] = window
  const numbers = apart(
    marked.map(({ leaves }) => leaves),
    wide * numberShare,
    top,
    top + tall,
  )
  return {
    ...picture(buildContext, where.plate),
    text: buildContext.rich(where.text),
    parts: partsOf(buildContext, where.plate, where.marked).map((part, i) => ({
      ...part,
      number: numbers[i]!,
    })),
    window,
  }
}

/**
 * Returns how a treatment's product is placed in the skin; null for one that says nothing of it.
 */
export function placedData(buildContext: BuildContext, { where }: Treatment): PlacedData | null {
  if (where?.plate !== 'layers') return null
  return {
    ...picture(buildContext, 'layers'),
    text: buildContext.rich(where.text),
    parts: partsOf(buildContext, 'layers', where.marked),
    levels: levels(buildContext),
  }
}

/** Returns the names of the layers alone, at the height where each meets the edge of the plate. */
function levels(buildContext: BuildContext): PlacedData['levels'] {
  const { box, parts: shapes } = shapesOf(plateShapes.layers)
  return buildContext.content.anatomy.layers.parts
    .filter(({ id }) => isLayer(id))
    .map(({ id, name }) => ({
      // The everyday name; the other stands in brackets behind it.
      name: buildContext.words(name.replace(/ \(.*\)$/, '')),
      height: tenth((100 * (shapes[id]!.leaves - box[1])) / box[3]),
    }))
}

/**
 * Returns the ways of placing a product that treatments use, with those treatments.
 * @param listed the treatments that the page lists; all, if it lists none
 */
export function placementsData(
  buildContext: BuildContext,
  listed: ReadonlySet<string>,
): PlacementsData {
  const { content } = buildContext
  const treatments = content.treatments.filter((t) => listed.size === 0 || listed.has(t.route))
  const using = (id: string) =>
    treatments.filter(({ where }) => where?.plate === 'layers' && where.marked.includes(id))
  const ids = content.anatomy.layers.placements
    .map(({ id }) => id)
    .filter((id) => using(id).length > 0)
  return {
    ...picture(buildContext, 'layers'),
    placements: partsOf(buildContext, 'layers', ids).map((part) => ({
      ...part,
      treatments: using(part.id).map((t) => ({
        label: interpolate(t.name, content),
        to: pagePath(t.route),
      })),
    })),
  }
}

/** The distance between numbers at the edge of that part, as a share of its width. */
const numberShare = 0.12
/** The shape of the part of a plate that a treatment's page shows: its height by its width. */
const windowRatio = 1.1
/** The smallest share of the plate's width that still shows a recognisable face. */
const closest = 0.5
/** The margin around everything that is marked, in millimetres. */
const round = 9

/**
 * Returns what of a plate a treatment's page shows: all that is marked, with something round it.
 */
function windowOn([left, top, wide, tall]: Box, extents: readonly Box[]): Box {
  const sides = extents.map(([x, , w]) => Math.max(-x, x + w))
  const [from, to] = [
    Math.min(...extents.map(([, y]) => y)) - round,
    Math.max(...extents.map(([, y, , h]) => y + h)) + round,
  ]
  const asked = Math.max(
    wide * closest,
    2 * (Math.max(...sides) + round),
    (to - from) / windowRatio,
  )
  const width = Math.min(wide, tall / windowRatio, asked)
  const height = width * windowRatio
  const start = Math.min(top + tall - height, Math.max(top, (from + to - height) / 2))
  return [tenth(left + (wide - width) / 2), tenth(start), tenth(width), tenth(height)]
}
