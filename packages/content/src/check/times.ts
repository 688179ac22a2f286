import { escapeRegExp } from '@clinic/contract/prose'
import type { ReadableContent } from '../load'
import { memoizeByIdentity, textsIn } from '../traverse'
import { problem, problemsIn, type Problem } from '../problem'
import { recoveriesOf } from '../recovery'
import { recoveryActivityIds } from '../schemas/recovery'
import type { Treatment } from '../schemas/treatment'
import { asWritten, isQuotable, waitOf, waitToken } from '../quotedTimes'
import {
  durationsAgree,
  durationsEqual,
  durationsOverlap,
  durationsIn,
  durationsOf,
  type Duration,
  untilSpans,
} from '../durations'
import { timeWords, yearlyWords } from '../timeWords'

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
  field: 'review' | 'lasts' | 'fullEffect' | 'timeOff' | 'onset'
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
  {
    field: 'onset',
    label: 'the first effect',
    places: [],
    spans: () => [],
  },
]

/** Returns the sentences of a file that name a time. */
const timedSentences = memoizeByIdentity((file: object): Sentence[] =>
  textsIn(file).flatMap(({ path, text }) =>
    // When a photograph was taken is its own time, however long anything takes.
    path[0] === 'times' || path[0] === 'photograph' || path.includes('phrases')
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
    ...typedProblems(t, content),
    ...waitProseProblems(t, content),
    ...orderProblems(t),
    ...recoveryProblems(t, content),
  ])
  return [
    ...ofTreatments,
    ...waitProblems(content),
    ...optionProblems(content),
    ...mentionProblems(content),
  ]
}

/** Finds sentences of other files that name one treatment and another time than its own. */
function mentionProblems(content: ReadableContent): Problem[] {
  const { treatments, articles, pages, cities, assistant } = content
  const byName = treatments.map((t) => ({
    t,
    pattern: new RegExp(`\\b${escapeRegExp(t.name.replace(/s$/, ''))}s?\\b`, 'i'),
  }))
  return [...articles, ...pages, ...cities, ...assistant].flatMap((file) =>
    timedSentences(file).flatMap(({ path, sentence }) => {
      const [first, another] = byName.filter(({ pattern }) => pattern.test(sentence))
      if (!first || another || ownTimes.test(sentence)) return []
      return rules.flatMap(({ field, label, spans }): Problem[] => {
        const { t } = first
        const time = t.times[field]
        const named = spans(t, { path, sentence })
        if (time === undefined || durationsAgree(named, durationsOf(time))) return []
        const what =
          `says "${named[0]!.written}" of ${label} of ${t.name}, but its times › ${field} says ` +
          `"${timeWords(time, 'none')}".`
        return [problem(file.file, path, what, 'Change the one that is wrong')]
      })
    }),
  )
}

/**
 * Finds options of a decision that give other times than the treatment that they lead to, or type
 * them.
 */
function optionProblems({ decisions, treatments }: ReadableContent): Problem[] {
  return decisions.flatMap((decision) =>
    decision.options.flatMap((option, i) => {
      const t = treatments.find(({ route }) => route === option.route)
      return (['lasts', 'timeOff'] as const).flatMap((field): Problem[] => {
        const time = t?.times[field]
        const [known] = isQuotable(time) ? durationsOf(time) : []
        const path = ['options', i, field, 'text']
        const typed = durationsIn(asWritten(decision).options[i]![field].text)
        const isOwn = ownTimes.test(option[field].text)
        const same = known && !isOwn && typed.find((one) => durationsEqual(one, known))
        if (same) {
          const what = `types "${same.written}", which the times of ${option.route} say.`
          return [problem(decision.file, path, what, `Write {${field}:${t!.id}} in its place`)]
        }
        const named = durationsIn(option[field].text)
        if (!known || durationsAgree(named, [known])) return []
        const what =
          `says "${named[0]!.written}", but times › ${field} of ${option.route} says ` +
          `"${timeWords(time!, 'none')}".`
        return [problem(decision.file, path, what, 'Change the one that is wrong')]
      })
    }),
  )
}

function proseProblems(t: ReadableContent['treatments'][number]): Problem[] {
  return rules.flatMap(({ field, label, places, spans }) => {
    const time = t.times[field]
    if (time === undefined) return []
    const known = durationsOf(time)
    return timedSentences(t).flatMap((sentence): Problem[] => {
      if (!places.includes(sentence.path[0] as keyof Treatment)) return []
      const named = spans(t, sentence)
      if (durationsAgree(named, known)) return []
      const what =
        `says "${named[0]!.written}" of ${label}, but times › ${field} says ` +
        `"${timeWords(time, 'none')}".`
      return [problem(t.file, sentence.path, what, 'Change the one that is wrong')]
    })
  })
}

/**
 * Parts of a treatment's file that speak of others: publications, and other ways to the same aim.
 */
const ofOthers: readonly unknown[] = ['sources', 'alternatives', 'keywords']

/**
 * Matches sentences whose times are their own: of a study, of an earlier illness, and what to do or
 * leave for a while.
 */
const ownTimes =
  /\b(?:trials?|stud(?:y|ies)|series|pooled|randomi[sz]ed|placebo|follow(?:ed|-up)|surgery|injury|vaccine|by custom)\b|\bfor the first\b|(?:^|[:;,] )(?:wait|watch|chew|take|keep|blow|put off|avoid|leave|allow|delay|do not|rest|stay|eat|no)\b|\b(?:can|first) wait\b/i

/** Matches what a treatment leaves for a while, which is no effect of it that is wanted. */
const unwanted = /\b(?:tires?|sore|soreness|tender|bruis\w*|swell\w*|redness|puckers?|dimples?)\b/i

/** Matches sentences about judging the result: what is done at the review. */
const judging = /\b(?:judged?|review|plan|course|routine|follow-up)\b/i

/** Finds times that sentences type by hand although the treatment has them as numbers. */
function typedProblems(
  t: ReadableContent['treatments'][number],
  { recovery }: ReadableContent,
): Problem[] {
  const raw = asWritten(t)
  const { problems, add } = problemsIn(t.file)
  const tell = ({ path }: Sentence, typed: Duration, token: string, of: string) =>
    add(
      path,
      `types "${typed.written}" of ${of}.`,
      `Write {${token}} in its place, or name what else takes as long`,
    )
  for (const sentence of timedSentences(raw)) {
    if (ofOthers.includes(sentence.path[0])) continue
    const isOwn = ownTimes.test(sentence.sentence)
    const about = rules.find(({ spans }) => spans(raw, sentence).length > 0)
    const field = (about ? [about] : rules).find(({ field: name, spans }) => {
      const time = t.times[name]
      const [known] = isQuotable(time) ? durationsOf(time) : []
      const same = (one: Duration) => known !== undefined && durationsEqual(one, known)
      const isMeant =
        name === 'review'
          ? judging.test(sentence.sentence)
          : !isOwn && (name === 'timeOff' || !unwanted.test(sentence.sentence))
      return (
        spans(raw, sentence).some(same) || (isMeant && durationsIn(sentence.sentence).some(same))
      )
    })
    if (field !== undefined) {
      const [known] = durationsOf(t.times[field.field]!)
      const typed = durationsIn(sentence.sentence).find((one) => durationsEqual(one, known!))!
      tell(sentence, typed, field.field, `${field.label}, which times › ${field.field} says`)
      continue
    }
    for (const { activity, wait, typed } of waitsIn(sentence, t, recovery))
      if (durationsEqual(typed, wait))
        tell(
          sentence,
          typed,
          waitToken(activity),
          `a wait, which its recovery › until › ${activity} says`,
        )
  }
  return problems
}

/** The words for activities of the recovery in instructions. */
const activityWords = {
  gym: /\b(?:exercise|gym|training|running)\b/i,
  alcohol: /\balcohol\b/i,
  sun: /\b(?:saunas?|sunbeds?|steam(?: rooms?)?)\b/i,
  makeUp: /\bmake-up\b/i,
  dental: /\b(?:dentist|dental|hygienist)\b/i,
  flying: /\b(?:fly|flying)\b/i,
} as const
type Worded = keyof typeof activityWords

/** Returns the waits that the clauses of a sentence give before an activity of the recovery. */
const waitsIn = (
  { sentence }: Sentence,
  t: ReadableContent['treatments'][number],
  recovery: ReadableContent['recovery'],
) =>
  sentence.split(/[,;:] (?:and |but )?/).flatMap((clause) =>
    durationsIn(clause).flatMap((typed) =>
      (Object.keys(activityWords) as Worded[]).flatMap((activity) => {
        if (!activityWords[activity].test(clause)) return []
        const wait = waitOf(activity, t, recovery)
        return isQuotable(wait) ? [{ activity, typed, wait: durationsOf(wait)[0]! }] : []
      }),
    ),
  )

/** Matches sentences that tell somebody to leave something for a while. */
const leaving =
  /\b(?:wait|avoid|leave|put off|(?:stay|keep) (?:away|off|out)|skip|rest from|off|delay|no)\b/i

/** Finds sentences of a treatment that name another wait than its recovery does. */
function waitProseProblems(
  t: ReadableContent['treatments'][number],
  { recovery }: ReadableContent,
): Problem[] {
  return timedSentences(t).flatMap((sentence) =>
    ofOthers.includes(sentence.path[0]) || !leaving.test(sentence.sentence)
      ? []
      : waitsIn(sentence, t, recovery)
          .filter(({ typed, wait }) => !durationsOverlap(typed, wait))
          .map(({ activity, typed }) => {
            const time = waitOf(activity, t, recovery)!
            const what =
              `says "${typed.written}", but its recovery › until › ${activity} says ` +
              `"${timeWords(time, 'at once')}".`
            return problem(t.file, sentence.path, what, 'Change the one that is wrong')
          }),
  )
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
  const what =
    `says "${timeWords(t.times.timeOff, 'none')}", but data/recovery/${id}.json › until › work ` +
    `says "${until.work.text}"`
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
      if (wait === undefined || durationsAgree(named, drawn)) return []
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
      `says ${yearlyWords(yearly)}, which does not fit times › lasts: ` +
        `"${timeWords(lasts, 'does not last')}".`,
      'Change the one that is wrong, or leave yearly out where it is not repeated',
    )
  return problems
}
