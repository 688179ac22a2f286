import { anatomyName } from '../art/illustrations'
import type { Box } from '../face/parameters'
import { plateShapes, type AnatomyPlate, type PartShape } from '../anatomy/plates'
import { pagePath } from '../content/routes'
import type { Treatment } from '../content/schemas/treatment'
import { perObject } from '../content/perObject'
import type { AnatomyFigureData, AnatomyPartData, WhereData } from '../page'
import type { BuildContext } from './buildContext'

/** The parts of each plate where the drawing has them; worked out once. */
const shapesOf = perObject((shapes: (typeof plateShapes)[AnatomyPlate]) => shapes())

const tenth = (value: number) => Math.round(value * 10) / 10

function picture(buildContext: BuildContext, plate: AnatomyPlate) {
  const { box } = shapesOf(plateShapes[plate])
  const alt = buildContext.words(buildContext.content.anatomy[plate].alt)
  return {
    picture: { ...buildContext.pictures.illustration(anatomyName(plate)), alt },
    box,
  }
}

/** The parts of a plate with their words; `ids` in the order in which they are asked for. */
function partsOf(
  buildContext: BuildContext,
  plate: AnatomyPlate,
  ids: readonly string[],
): AnatomyPartData[] {
  const shapes = shapesOf(plateShapes[plate]).parts
  const { parts } = buildContext.content.anatomy[plate]
  return ids.map((id) => {
    const { name, does, page } = parts.find((part) => part.id === id)!
    const { paths, alike, at }: PartShape = shapes[id]!
    return {
      id,
      name: buildContext.words(name),
      does: buildContext.rich(does),
      to: page === undefined ? null : pagePath(page),
      path: paths.join(''),
      alike: alike.join(''),
      at: [tenth(at[0]), tenth(at[1])],
    }
  })
}

/** A whole plate, with all its parts. */
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

/** How much of a plate's height a name with its sentence takes. */
const nameShare = 0.115

/** How high the names stand: each near where its line leaves the drawing, and clear of others. */
function namesBeside(
  shapes: readonly Pick<PartShape, 'side' | 'leaves'>[],
  [, top, , tall]: Box,
): number[] {
  const heights = shapes.map(({ leaves }) => leaves)
  for (const side of ['left', 'right']) {
    const on = shapes.flatMap((shape, i) => (shape.side === side ? [i] : []))
    const clear = apart(on.map((i) => heights[i]!), tall * nameShare, top, top + tall) // prettier-ignore
    on.forEach((i, k) => {
      heights[i] = clear[k]!
    })
  }
  return heights
}

/** The heights, moved as little as keeps them `gap` apart and between two others. */
function apart(heights: readonly number[], gap: number, top: number, foot: number): number[] {
  const order = heights.map((_, i) => i).toSorted((a, b) => heights[a]! - heights[b]!)
  // As high as they may stand, and as low: halfway between the two they are clear of each other too.
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

/** Where a treatment goes; null for one that says nothing of it. */
export function whereData(buildContext: BuildContext, { where }: Treatment): WhereData | null {
  if (!where) return null
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

/** How far apart numbers stand at the edge of that part, as a share of its width. */
const numberShare = 0.12
/** The shape of the part of a plate that a treatment's page shows: its height by its width. */
const windowRatio = 1.1
/** How much of the plate's width is shown at the least, so that a face stays one. */
const closest = 0.5
/** What is shown round everything that is marked, in millimetres. */
const round = 9

/** What of a plate a treatment's page shows: all that is marked, with something round it. */
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
