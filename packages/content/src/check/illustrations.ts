import { lookOf } from '@clinic/illustration/face/cast'
import type { ReadableContent } from '../load'
import { problem, type Problem, problemsIn } from '../problem'
import type { Illustration } from '../schemas/illustration'
import { copyAmong } from './repetition'
import { anatomyPlates } from '@clinic/illustration/anatomy/plates'
import { namedOn } from '../schemas/anatomy'
import { didYouMean } from '../didYouMean'

/**
 * Checks that no two treatments show the same drawing, nor does another page show one of theirs.
 */
export function illustrationProblems(content: ReadableContent): Problem[] {
  const among = copyAmong(content)
  const seen = new Map<string, string>()
  return [...content.treatments, ...content.pages].flatMap(({ file, illustration }) => {
    if (!illustration) return []
    const picture = drawingKey(illustration)
    const other = seen.get(picture)
    if (other === undefined) seen.set(picture, file)
    if (other === undefined) return []
    const { copy, original } = among(other, file)
    return [
      problem(
        copy,
        ['illustration'],
        `is the same picture as that of ${original}.`,
        'Change its crop, what is marked or who is drawn: each page needs one of its own',
      ),
    ]
  })
}

/**
 * Returns a picture as it is seen: the order of fields and zones, and what is given though it would
 * be so anyway, make no difference.
 */
function drawingKey({ face, plate, halves }: Illustration): string {
  if (halves) return JSON.stringify(['halves', halves])
  if (!face) return JSON.stringify(['plate', plate?.subject, plate?.view])
  const { ratings, marked = [], pen = 'outline', view, crop, sitter } = face
  const look = lookOf(sitter, ratings)
  const given = (values: Record<string, number | undefined>) => Object.entries(values).filter(([, value]) => value).toSorted() // prettier-ignore
  return JSON.stringify([
    view,
    crop,
    sitter,
    marked.length > 0 && pen,
    marked.toSorted(),
    given(look.ratings),
  ])
}

const file = 'data/anatomy.json'

/** Checks plates of anatomy: a part named twice, and a treatment that marks what no plate names. */
export function anatomyProblems(content: ReadableContent): Problem[] {
  const { anatomy } = content
  if (anatomy === null) return []
  const { problems, add } = problemsIn(file, [])
  const lists = [
    ...anatomyPlates.map((plate) => [plate, 'parts', anatomy[plate].parts] as const),
    ['layers', 'placements', anatomy.layers.placements] as const,
  ]
  for (const [plate, key, list] of lists) {
    const ids = list.map(({ id }) => id)
    ids.forEach((id, i) => {
      if (ids.indexOf(id) < i)
        add([plate, key, i, 'id'], `"${id}" is on the plate already.`, 'Keep one of the two')
    })
  }
  const unnamed = content.treatments.flatMap(({ file: at, where }) => {
    if (!where) return []
    const ids = namedOn(anatomy, where.plate).map(({ id }) => id)
    return where.marked.flatMap((id, i) =>
      ids.includes(id)
        ? []
        : [
            problem(
              at,
              ['where', 'marked', i],
              `"${id}" is not a part of the plate ${where.plate} in ${file}.`,
              didYouMean(id, ids),
            ),
          ],
    )
  })
  return [...problems, ...unnamed]
}
