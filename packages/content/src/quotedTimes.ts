import { lowerFirst } from '@clinic/contract/prose'
import { memoizeByIdentity } from './memoizeByIdentity'
import type { ReadableContent } from './siteContent'
import type { Time, Times } from './schemas/times'
import { briefTime } from './timeWords'
import { isObject } from './traverse'

/** The times of a treatment that its texts quote: {lasts}, and on other pages {lasts:lip-fillers}. */
export const timeTokens = ['onset', 'fullEffect', 'lasts', 'review', 'timeOff'] as const
export type TimeToken = (typeof timeTokens)[number]

const token = new RegExp(`\\{(${timeTokens.join('|')})(?::([a-z0-9-]+))?\\}`, 'g')

/** Checks whether a time can be quoted: it has a number, and does not stand for none. */
export const isQuotable = (time: Time | undefined): time is Time =>
  time?.from !== undefined && (time.from > 0 || time.to !== undefined)

/** The treatments as editors wrote them, by what they are once their own times are quoted. */
const written = new WeakMap<object, object>()

/** Returns a treatment as its editor wrote it, with tokens in place of the times that it quotes. */
export const asWritten = <T extends object>(treatment: T): T =>
  (written.get(treatment) as T | undefined) ?? treatment

/**
 * Writes out the times that texts quote, so that everything that reads them finds words. A token
 * without a time that it could stand for stays, for the gate to refuse.
 */
export function quoteTimes<C extends ReadableContent>(content: C): C {
  const treatments = content.treatments.map(withOwnTimes)
  const timesOf = new Map(treatments.map(({ id, times }) => [id, times]))
  const quote = <T>(value: T) =>
    mapTexts(value, (text) =>
      text.replace(token, (whole, name: TimeToken, id?: string) =>
        id === undefined ? whole : wordsOf(timesOf.get(id), name, whole),
      ),
    )
  return {
    ...quote(content),
    treatments: treatments.map((treatment) => {
      const quoted = quote(treatment)
      if (quoted !== treatment) written.set(quoted, asWritten(treatment))
      return quoted
    }),
  }
}

const wordsOf = (times: Times | undefined, name: TimeToken, whole: string): string => {
  const time = times?.[name]
  return isQuotable(time) ? lowerFirst(briefTime(time, 'at once')) : whole
}

const withOwnTimes = memoizeByIdentity((t: ReadableContent['treatments'][number]) => {
  const { times, ...rest } = t
  const quoted = mapTexts(rest, (text) =>
    text.replace(token, (whole, name: TimeToken, id?: string) =>
      id === undefined ? wordsOf(times, name, whole) : whole,
    ),
  )
  if (quoted === rest) return t
  const full = { ...quoted, times }
  written.set(full, t)
  return full
})

/** Returns a value with its texts changed; the same object where none changes. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return (value.includes('{') ? change(value) : value) as T
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => mapTexts(item, change))
    return list.every((item, i) => item === value[i]) ? value : (list as T)
  }
  if (!isObject(value)) return value
  const fields = Object.entries(value).map(
    ([key, inner]) => [key, mapTexts(inner, change)] as const,
  )
  return fields.every(([key, inner]) => inner === value[key])
    ? value
    : (Object.fromEntries(fields) as T)
}
