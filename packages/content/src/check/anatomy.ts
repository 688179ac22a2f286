import { anatomyPlates } from '@clinic/illustration/anatomy/plates'
import { namedOn } from '../anatomy'
import { didYouMean } from '../didYouMean'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'

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
