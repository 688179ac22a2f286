import type { Frame } from './frame.ts'

/** Returns the last six questions of the talk: lines "Previous question: …" of the context. */
export const questionsOf = (context: string): string[] =>
  [...context.matchAll(/^[^\S\n]*Previous question:[^\S\n]*(.{1,2000})/gim)]
    .map(([, question]) => question!)
    .slice(-6)

/** A topic this near counts as asked for; else a short question carries on with the one before. */
export const sure = 0.42

/**
 * Completes a question from the ones before it. A question takes from them: the treatment, the
 * number of areas and whether it is for a man only while the talk is still of the same treatment.
 */
export function merge(now: Frame, before: readonly Frame[]): Frame {
  const last = before.toReversed()
  // What was said of the person holds for "can I have …" and "what about …" after it; some of it
  // for everything.
  const asksAhead =
    !now.price &&
    (now.bare ||
      (now.planning && now.conditions.length === 0 && (now.topics[0]?.score ?? 0) < 0.75))
  const lasting = last.flatMap((frame) =>
    frame.conditions.filter((topic) => asksAhead || (topic.lasting && topic.refusal)),
  )
  const subject = last.find(
    (frame) => frame.routes.length > 0 || frame.families.length > 0 || frame.keys.size > 0,
  )
  const own =
    (now.routes.length > 0 || now.keys.size > 0 || now.families.length > 0) &&
    !(now.aside && subject !== undefined)
  // "What about 4?" after millilitres is of millilitres, "and all 3?" after areas of areas.
  const size = before.at(-1)?.ml ? 'ml' : before.at(-1)?.areaCount ? 'areaCount' : null
  const amount =
    size !== null && (now.topics[0]?.score ?? 0) < 0.75
      ? /(?:^|\D )(\d(?:\.\d)?)$/.exec(now.text)?.[1]
      : undefined
  const vague = now.bare || (now.topics[0]?.score ?? 0) < sure
  const inherits = subject !== undefined && (!own || now.adds)
  const named = now.aside && inherits ? [] : now.routes
  const compares = now.compares && subject !== undefined
  const sizeOf = (of: 'areaCount' | 'ml') =>
    now[of] ??
    (amount !== undefined && of === size ? Number(amount) : null) ??
    (own ? null : (last.find((frame) => frame[of] !== null)?.[of] ?? null))
  const short = now.stems.length <= 9
  const asked = last.find(
    (frame) => frame.price || frame.measures || (frame.topics[0]?.score ?? 0) >= sure,
  )
  const topicBefore = asked?.topics ?? []
  const tells = now.complaint && !now.asks && (now.topics[0]?.score ?? 0) < 0.75
  const carriesTopic =
    short && (vague || (now.adds && (now.topics[0]?.score ?? 0) < 0.8)) && topicBefore.length > 0
  return {
    ...now,
    routes: inherits || compares ? [...new Set([...subject!.routes, ...named])] : named,
    families: own
      ? [...now.families, ...(compares ? subject.families : [])]
      : (subject?.families ?? []),
    heads: own ? [...now.heads, ...(compares ? subject.heads : [])] : (subject?.heads ?? []),
    keys: inherits ? new Map([...subject.keys, ...now.keys]) : now.keys,
    areaCount: sizeOf('areaCount'),
    ml: sizeOf('ml'),
    man: now.man || (!now.woman && !(own && !now.adds) && last.some((frame) => frame.man)),
    // "And for a man?" asks for the price, whatever was spoken of.
    price:
      now.price ||
      (short && vague && now.man) ||
      (amount !== undefined && last.some((frame) => frame.price)) ||
      (carriesTopic && (asked?.price || asked?.measures) === true),
    bare: now.bare && !carriesTopic,
    topics: carriesTopic ? topicBefore : now.topics,
    // Who told of a treatment some turns ago, and now of trouble, has it since.
    after:
      now.after ||
      last.some((frame) => frame.after && (frame.complaint || (tells && frame.reports))),
    conditions: [...new Set([...now.conditions, ...lasting])],
  }
}
