import { diffArrays, diffWordsWithSpace } from 'diff'
import { linesOf, type Line } from './lines'

/**
 * One thing that is different; null on a side where it is not there at all. The same on both sides:
 * it stands somewhere else now.
 */
export type Change = { where: string; before: string | null; after: string | null }

/** Checks whether two plain values say the same, with their fields in the same order. */
export const same = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** Returns what visitors read differently in two versions of a page, or of other plain data. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  if (same(before, after)) return []
  const parts = diffArrays(linesOf(before), linesOf(after), { comparator: same })
  const [gone, come] = (['removed', 'added'] as const).map(
    (side) => new Set(parts.flatMap((part) => (part[side] ? part.value.map(keyOf) : []))),
  )
  /** Checks whether a line is gone from one place and there in another. */
  const moved = (line: Line) => gone!.has(keyOf(line)) && come!.has(keyOf(line))
  const takenOut = ({ where, text }: Line): Change => ({ where, before: text, after: null })

  const changes: Change[] = []
  let removed: Line[] = []
  for (const part of parts) {
    if (part.removed) removed = part.value.filter((line) => !moved(line))
    else if (part.added)
      changes.push(
        ...part.value.map((line) => ({
          where: line.where,
          before: moved(line) ? line.text : take(removed, line),
          after: line.text,
        })),
      )
    else changes.push(...removed.splice(0).map(takenOut))
  }
  return inRuns([...changes, ...removed.map(takenOut)])
}

/** From this many new lines on, one after the other in one part of a page, they are told as one. */
const leastRun = 4

/** Returns the changes with a whole new row or section told as its words, not field by field. */
function inRuns(changes: Change[]): Change[] {
  const told: Change[] = []
  for (let at = 0; at < changes.length;) {
    const [part] = changes[at]!.where.split(' › ')
    let end = at
    while (
      end < changes.length &&
      changes[end]!.before === null &&
      changes[end]!.where.split(' › ')[0] === part
    )
      end++
    const run = changes.slice(at, end)
    if (run.length < leastRun) told.push(changes[at++]!)
    else {
      const words = run
        .map(({ after }) => after!)
        .filter((text) => /\p{L}{2}/u.test(text) && !/^\/|^drawing “/.test(text))
      told.push({ where: part!, before: null, after: [...new Set(words)].join(' · ') })
      at = end
    }
  }
  return told
}

const keyOf = ({ where, text }: Line) => `${where}\n${text}`

/** Takes the first of the removed lines of a field: the new line has replaced it. */
function take(removed: Line[], { where }: Line): string | null {
  const at = removed.findIndex((line) => line.where === where)
  return at === -1 ? null : removed.splice(at, 1)[0]!.text
}

const segmenter = new Intl.Segmenter('en-GB', { granularity: 'word' })

/** Letters of unchanged text that are shown on either side of a change. */
const margin = 32
const longest = 160

/** Returns both texts cut down to where they differ. Short texts stay whole. */
export function excerpts(before: string, after: string): { before: string; after: string } {
  if (before.length <= longest / 2 && after.length <= longest / 2) return { before, after }
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter })
  const unchanged = (part: (typeof parts)[number] | undefined) =>
    part === undefined || part.added || part.removed ? '' : part.value
  const [start, end] = [unchanged(parts[0]), parts.length > 1 ? unchanged(parts.at(-1)) : '']
  const lead = start.length <= margin ? start : `…${start.slice(-margin).replace(/^\S*\s/, '')}`
  const tail = end.length <= margin ? end : `${end.slice(0, margin).replace(/\s\S*$/, '')}…`
  const cut = (text: string) =>
    `${lead}${shortened(text.slice(start.length, text.length - end.length))}${tail}`
  return { before: cut(before), after: cut(after) }
}

/** Returns a text with its middle left out when it is long. */
export function shortened(text: string): string {
  const letters = [...text]
  if (letters.length <= longest) return text
  const [start, end] = [
    letters.slice(0, Math.ceil(longest * 0.6)),
    letters.slice(-Math.floor(longest * 0.3)),
  ]
  return `${start.join('').trimEnd()} … ${end.join('').trimStart()}`
}
