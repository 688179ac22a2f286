import { lowerFirst, upperFirst } from '@clinic/contract/prose'
import { recoveriesOf } from './recovery'
import { recoveryActivityIds } from './schemas/recovery'
import type { ReadableContent } from './siteContent'
import type { Time } from './schemas/times'
import { briefTime } from './timeWords'
import { mapEntries } from './traverse'

/** The fields of times that texts quote. */
const timeFields = ['onset', 'fullEffect', 'lasts', 'review', 'timeOff'] as const
type Activity = (typeof recoveryActivityIds)[number]

/** Returns the token for the wait before an activity: {waitGym}. */
export const waitToken = (activity: Activity): string => `wait${upperFirst(activity)}`

const waits = new Map(recoveryActivityIds.map((activity) => [waitToken(activity), activity]))

/**
 * The times of a treatment that its texts quote: {lasts}, and on other pages {lasts:lip-fillers}.
 */
export const timeTokens: readonly string[] = [...timeFields, ...waits.keys()]

const token = new RegExp(`\\{(${timeTokens.join('|')})(?::([a-z0-9-]+))?\\}`, 'g')

/** Checks whether a time can be quoted: it has a number, and does not stand for none. */
export const isQuotable = (time: Time | undefined): time is Time =>
  time?.from !== undefined && (time.from > 0 || time.to !== undefined)

/** Files as editors wrote them, by what they are once the times are quoted. */
const written = new WeakMap<object, object>()

/** Returns a file as its editor wrote it, with tokens in place of the times that it quotes. */
export const asWritten = <T extends object>(file: T): T =>
  (written.get(file) as T | undefined) ?? file

type Treatment = ReadableContent['treatments'][number]
type Recoveries = ReadableContent['recovery']

/** Returns the one wait that all recoveries of a treatment name; undefined where they differ. */
export function waitOf(activity: Activity, t: Treatment, recovery: Recoveries): Time | undefined {
  const [wait, ...others] = recoveriesOf(t, { recovery }).map(({ until }) => until[activity].wait)
  return others.every((other) => JSON.stringify(other) === JSON.stringify(wait)) ? wait : undefined
}

/** Returns the words that a token stands for, or the token where there is no such time. */
function wordsOf(name: string, whole: string, t: Treatment | undefined, recovery: Recoveries) {
  const activity = waits.get(name)
  const time =
    t &&
    (activity === undefined
      ? t.times[name as (typeof timeFields)[number]]
      : waitOf(activity, t, recovery))
  return isQuotable(time) ? lowerFirst(briefTime(time, 'at once')) : whole
}

/**
 * Writes out the times that texts quote, so that everything that reads them finds words. A token
 * without a time that it could stand for stays, for the gate to refuse.
 */
export function quoteTimes<C extends ReadableContent>(content: C): C {
  const treatments = content.treatments.map((t) => withOwnTimes(t, content.recovery))
  const byId = new Map(treatments.map((t) => [t.id, t]))
  const quote = <T>(value: T) =>
    mapTexts(value, (text) =>
      text.replace(token, (whole, name: string, id?: string) =>
        id === undefined ? whole : wordsOf(name, whole, byId.get(id), content.recovery),
      ),
    )
  const quoteEach = <T extends object>(files: readonly T[]): T[] =>
    files.map((file) => {
      const quoted = quote(file)
      if (quoted !== file) written.set(quoted, asWritten(file))
      return quoted
    })
  return {
    ...quote(content),
    treatments: quoteEach(treatments),
    decisions: quoteEach(content.decisions),
  }
}

/** What was made of a treatment, and the recoveries that it was made with. */
const made = new WeakMap<Treatment, { full: Treatment; with: Recoveries }>()

/** Returns a treatment with its own times written out; the same object while nothing changes. */
function withOwnTimes(t: Treatment, all: Recoveries): Treatment {
  const own = all.filter(({ id }) => t.recovery?.includes(id))
  const known = made.get(t)
  if (known?.with.length === own.length && known.with.every((one, i) => one === own[i]))
    return known.full
  const { times, ...rest } = t
  const quoted = mapTexts(rest, (text) =>
    text.replace(token, (whole, name: string, id?: string) =>
      id === undefined ? wordsOf(name, whole, t, own) : whole,
    ),
  )
  const full = quoted === rest ? t : { ...quoted, times }
  if (full !== t) written.set(full, t)
  made.set(t, { full, with: own })
  return full
}

/** Returns a value with its texts changed; the same object where none changes. */
const mapTexts = <T>(value: T, change: (text: string) => string): T =>
  typeof value === 'string'
    ? ((value.includes('{') ? change(value) : value) as T)
    : mapEntries(value, (entry) => mapTexts(entry, change))
