import { nobody, type Person, type PartKind, type Reading, type ReadingPart } from '../reading.ts'
import type { Known } from './known.ts'
import { isOfAge } from './numbers.ts'
import type { Scan } from './scan.ts'

/**
 * The state of a talk by slot: what each message leaves out is taken from those before it. Of each
 * slot (treatments, areas, amounts, the kind of question, the person) the newest wins.
 */

/** Returns what is known of the person after all messages, the newest winning: "typo, 37". */
export function personIn(readings: readonly Reading[], known: Known): Person {
  return readings.reduce<Person>((earlier, { person }) => {
    const told = Object.entries(person).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    )
    const age = person.forWhom === earlier.forWhom ? person.age : null
    const held = earlier.conditions.filter((id) => isOfAge(known.topics.get(id)?.ages, age))
    return {
      ...earlier,
      ...Object.fromEntries(told),
      conditions: [...new Set([...held, ...person.conditions])],
      had: [...earlier.had, ...person.had],
      ruledOut: [...new Set([...earlier.ruledOut, ...person.ruledOut])],
    }
  }, nobody)
}

/** Checks whether a message names a treatment, a kind of one, a line of the list, or an amount. */
export const names = ({ routes, families, keys, areaCount, ml }: Scan) =>
  routes.length + families.length + keys.size > 0 || areaCount !== null || ml !== null

/** Matches words for what was spoken of before. */
export const refersBack = /\b(?:it|its|that|they|them|this|these|those|one|ones)\b/
/** Matches words for one of two that were spoken of before. */
const oneOf = /\b(first|second|former|latter|(?<=the )other)(?: one| option| treatment|$)/
/** Matches words for all that was spoken of last. */
const bothOf = /\b(?:both|together|all of (?:them|that|it)|the lot|combined|the two)\b/

/** Checks whether a message that names nothing means one or both of two before it. */
export const points = (scan: Scan) =>
  !names(scan) && (scan.compares || oneOf.test(scan.text) || bothOf.test(scan.text))

/** Kinds that a talk goes on over: "thanks", "where are you". */
const passing: readonly PartKind[] = ['small-talk', 'not-ours', 'clinic-fact']
/** Kinds that are not asked again of what is named next, as prices are: "and cheeks?" */
const single: readonly PartKind[] = [...passing, 'may-i', 'compare']

/** Returns a part without what was found to answer it. */
const asked = (part: ReadingPart): ReadingPart => ({ ...part, facts: [] })

/**
 * Returns the parts that were asked last and can be asked again of something else; what was not
 * understood only where nothing was.
 */
export function askedLast(before: readonly Reading[]): ReadingPart[] {
  const lastBut = (left: readonly PartKind[]) =>
    before.findLast(({ parts }) => parts.some(({ kind }) => !left.includes(kind)))
  const { parts = [] } = lastBut([...passing, 'unclear']) ?? lastBut(passing) ?? {}
  return parts.filter(({ kind }) => !single.includes(kind)).map(asked)
}

/** Returns the concern that the talk is of, as the topic of what may help with it. */
export function concernIn(before: readonly Reading[], known: Known): string | null {
  const parts = before.flatMap((one) => one.parts)
  const at = parts.findLastIndex(({ kind, topic }) => {
    const of = topic === null ? undefined : known.topics.get(topic)
    return ['choose', 'budget'].includes(kind) && of !== undefined && known.mayHelp(of)
  })
  const { topic = null } = parts[at] ?? {}
  const pages = (topic && known.topics.get(topic)?.pages) || []
  const isLeft = parts.slice(at + 1).some((part) => part.treatments.some((t) => !pages.includes(t)))
  return isLeft ? null : topic
}

/** Returns two parts as one that names all of both, with the amount of each. */
export function united(one: ReadingPart, other: ReadingPart): ReadingPart {
  const sizes = new Map(
    [one, other].flatMap(({ treatments, ml }) =>
      treatments.flatMap((route, i) => {
        const size = ml[treatments.length > 1 && ml.length > 1 ? i : 0]
        return size === undefined ? [] : [[route, size] as const]
      }),
    ),
  )
  const treatments = [...new Set([...one.treatments, ...other.treatments])].slice(0, 12)
  return {
    ...other,
    treatments,
    families: [...new Set([...one.families, ...other.families])],
    prices: [...one.prices, ...other.prices].slice(0, 12),
    ml: sizes.size > 0 ? treatments.map((route) => sizes.get(route) ?? 1) : other.ml,
    areaCount: other.areaCount ?? one.areaCount,
  }
}

/** Returns what was named in a talk, the newest last. */
export function subjectsIn(before: readonly Reading[], known: Known): ReadingPart[] {
  return before
    .flatMap(({ parts }) => parts)
    .map((part) => ofOptions(asked(part), known))
    .filter(
      ({ treatments, families, prices }) => treatments.length + families.length + prices.length > 0,
    )
}

/** Returns a part about what may help with the treatments that its topic names. */
function ofOptions(part: ReadingPart, known: Known): ReadingPart {
  const isOfConcern = part.kind === 'choose' || part.kind === 'budget'
  if (!isOfConcern || part.topic === null || part.treatments.length > 0) return part
  const all = (known.topics.get(part.topic)?.pages ?? []).flatMap(
    (page) => known.treatments.get(page) ?? [],
  )
  const own = all.filter(({ family }) => part.families.includes(family))
  const meant = own.length > 0 || part.families.length > 0 ? own : all
  return meant.length === 0
    ? part
    : { ...part, families: [], treatments: meant.slice(0, 3).map(({ route }) => route) }
}

/**
 * Returns what a message is about that names nothing: what was named last; for who compares or
 * means both, the last two together; for who means one of two, that one.
 */
export function subjectOf(
  scan: Scan,
  before: readonly Reading[],
  known: Known,
): ReadingPart | undefined {
  const subjects = subjectsIn(before, known)
  const last = subjects.at(-1)
  if (last === undefined || !points(scan)) return last
  const both = subjects
    .toReversed()
    .reduce((all, one) => (known.sides(all).length > 1 ? all : united(one, all)), last)
  const sides = known.sides(both)
  const which = oneOf.exec(scan.text)?.[1]
  if (which === undefined || sides.length < 2) return both
  const [lastSide, more] = known.sides(last)
  const notLast = sides.find(({ route }) => route !== lastSide?.route)
  const one =
    which === 'other'
      ? more === undefined
        ? notLast
        : undefined
      : sides.at(/^(?:first|former)$/.test(which) ? 0 : 1)
  if (one === undefined) return both
  return { ...last, treatments: [one.treatment.route], families: [], prices: [], ml: [] }
}
