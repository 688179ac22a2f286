import type { ReadableContent } from '../load'
import { memoizeByIdentity } from '../memoizeByIdentity'
import { problem, problemsIn, type Problem } from '../problem'
import { recoveriesOf } from '../recovery'
import { recoveryActivityIds } from '../schemas/recovery'
import type { Treatment } from '../schemas/treatment'
import { asWritten, isQuotable } from '../quotedTimes'
import {
  durationsEqual,
  durationsOverlap,
  durationsIn,
  durationsOf,
  type Duration,
} from '../durations'
import { timeWords, yearlyWords } from '../timeWords'
import { textsIn } from '../traverse'
import { untilSpans } from '../untilSpans'

type Sentence = { path: (string | number)[]; sentence: string }

/** A time beside the word "review": "the two-week review", "review at two to three weeks". */
const besideReview =
  /\S+(?: (?:to|and|or) \S+)?[\s-]weeks? review|review (?:is |comes )?(?:at|after|between) [^,.;]*/gi

/**
 * Returns the times that a sentence gives of the review: every one in a step of that name,
 * elsewhere those beside the word.
 */
function reviewSpans(t: Treatment, { path, sentence }: Sentence): Duration[] {
  const step = path[0] === 'appointment' ? t.appointment[Number(path[1])] : undefined
  if (step !== undefined && /\b(?:review|follow-up)\b/i.test(step.title))
    return durationsIn(sentence)
  return (sentence.match(besideReview) ?? []).flatMap(durationsIn)
}

/** Returns the times that a sentence gives when it speaks of what `about` says. */
const spansAbout =
  (about: RegExp) =>
  (_: Treatment, { sentence }: Sentence): Duration[] =>
    about.test(sentence) ? durationsIn(sentence) : []

/**
 * For each field, the pattern of sentences about it and the parts of a page that are searched. Only
 * sentences that can hardly mean anything else are read: a page may also speak of a study's review,
 * or of how long a bruise lasts.
 */
const answers = ['questions', 'asked'] as const
const rules: {
  field: 'review' | 'lasts' | 'fullEffect' | 'timeOff'
  label: string
  places: (keyof Treatment)[]
  spans: (t: Treatment, sentence: Sentence) => Duration[]
}[] = [
  {
    field: 'review',
    label: 'the review',
    places: ['intro', 'summary', 'appointment', 'prices', 'aftercare', 'results', ...answers],
    spans: reviewSpans,
  },
  {
    field: 'lasts',
    label: 'how long it lasts',
    places: ['intro', 'summary', 'description', 'whatItIs', 'suits', 'results', ...answers],
    spans: spansAbout(
      /\b(?:it|effect|results?|benefit|lift|change|filler) (?:usually |generally |typically |often |may )?(?:lasts?|holds?|wears? off|fades?)\b|\b(?:months?|year) is (?:the )?(?:usual|typical)\b/i,
    ),
  },
  {
    field: 'fullEffect',
    label: 'the full effect',
    places: ['intro', 'summary', 'description', 'results', ...answers],
    spans: spansAbout(/\b(?:full effect|whole effect|true result|final result|true size)\b/i),
  },
  {
    field: 'timeOff',
    label: 'time off',
    places: ['intro', 'summary', 'description', 'suits', 'results', ...answers],
    spans: spansAbout(/\b(?:time off|off work|go out|presentable)\b/i),
  },
]

/** Returns the sentences of a treatment that name a time. */
const timedSentences = memoizeByIdentity((t: Treatment): Sentence[] =>
  textsIn(t).flatMap(({ path, text }) =>
    path[0] === 'times' || path.includes('phrases')
      ? []
      : text
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => durationsIn(sentence).length > 0)
          .map((sentence) => ({ path, sentence })),
  ),
)

/**
 * Finds sentences of a treatment that speak against its times, and times that speak against each
 * other.
 */
export function timeProblems(content: ReadableContent): Problem[] {
  const ofTreatments = content.treatments.flatMap((t) => [
    ...proseProblems(t),
    ...typedProblems(t),
    ...orderProblems(t),
    ...recoveryProblems(t, content),
  ])
  return [...ofTreatments, ...waitProblems(content)]
}

function proseProblems(t: ReadableContent['treatments'][number]): Problem[] {
  return rules.flatMap(({ field, label, places, spans }) => {
    const time = t.times[field]
    const known = time === undefined ? [] : durationsOf(time)
    if (time === undefined || known.length === 0) return []
    return timedSentences(t).flatMap((sentence): Problem[] => {
      if (!places.includes(sentence.path[0] as keyof Treatment)) return []
      const named = spans(t, sentence)
      if (
        named.length === 0 ||
        named.some((one) => known.some((other) => durationsOverlap(one, other)))
      )
        return []
      const what = `says "${named[0]!.written}" of ${label}, but times › ${field} says "${timeWords(time, 'none')}".`
      return [problem(t.file, sentence.path, what, 'Change the one that is wrong')]
    })
  })
}

/** Finds times that sentences type by hand although the treatment has them as numbers. */
function typedProblems(t: ReadableContent['treatments'][number]): Problem[] {
  const raw = asWritten(t)
  return rules.flatMap(({ field, label, places, spans }) => {
    const time = t.times[field]
    if (!isQuotable(time)) return []
    const [known] = durationsOf(time)
    return timedSentences(raw).flatMap((sentence): Problem[] => {
      if (!places.includes(sentence.path[0] as keyof Treatment)) return []
      const typed = spans(raw, sentence).find((one) => durationsEqual(one, known!))
      if (typed === undefined) return []
      const what = `types "${typed.written}" of ${label}, which times › ${field} says.`
      return [problem(t.file, sentence.path, what, `Write {${field}} in its place`)]
    })
  })
}

/** Finds time off in numbers that no recovery of the treatment knows. */
function recoveryProblems(
  t: ReadableContent['treatments'][number],
  content: ReadableContent,
): Problem[] {
  const off = durationsOf(t.times.timeOff)
  const known = recoveriesOf(t, content).map((r) => ({ r, spans: untilSpans(r.until.work.text) }))
  if (
    t.times.timeOff.from === undefined ||
    known.length === 0 ||
    known.some(({ spans }) => spans.length === 0)
  )
    return []
  if (
    known.some(({ spans }) => spans.some((span) => off.some((one) => durationsOverlap(one, span))))
  )
    return []
  const { id, until } = known[0]!.r
  const what = `says "${timeWords(t.times.timeOff, 'none')}", but data/recovery/${id}.json › until › work says "${until.work.text}"`
  return [
    problem(
      t.file,
      ['times', 'timeOff'],
      what,
      'Change the one that is wrong, or name the recovery that fits',
    ),
  ]
}

/** Finds a wait that is drawn otherwise than its words say. */
function waitProblems({ recovery }: ReadableContent): Problem[] {
  return recovery.flatMap(({ file, until }) =>
    recoveryActivityIds.flatMap((activity) => {
      const { text, wait } = until[activity]
      const named = untilSpans(text)
      const drawn = wait === undefined ? [] : durationsOf(wait)
      if (wait === undefined || named.length === 0 || drawn.length === 0) return []
      if (named.some((one) => drawn.some((other) => durationsOverlap(one, other)))) return []
      const what = `says "${timeWords(wait, 'at once')}", but its text says "${text}".`
      return [problem(file, ['until', activity, 'wait'], what, 'Change the one that is wrong')]
    }),
  )
}

/**
 * Finds times that cannot both be true: a full effect before the first, a yearly course that does
 * not fit how long it lasts.
 */
function orderProblems({ file, times }: ReadableContent['treatments'][number]): Problem[] {
  const { onset, fullEffect, lasts, yearly } = times
  const [first, full, lasting] = [onset, fullEffect, lasts].map((time) =>
    time.from === undefined ? undefined : durationsOf(time)[0],
  )
  const { problems, add } = problemsIn(file, ['times'])
  if (first && full && first.from > full.to)
    add(
      'fullEffect',
      `comes before times › onset, which says "${timeWords(onset, 'at once')}".`,
      'Change the one that is wrong',
    )
  if (
    yearly !== undefined &&
    lasting &&
    !durationsOverlap(
      { from: 365 / (yearly.to ?? yearly.from), to: 365 / yearly.from, written: '' },
      lasting,
    )
  )
    add(
      'yearly',
      `says ${yearlyWords(yearly)}, which does not fit times › lasts: "${timeWords(lasts, 'does not last')}".`,
      'Change the one that is wrong, or leave yearly out where it is not repeated',
    )
  return problems
}
