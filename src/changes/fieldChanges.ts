import { isObject } from '../content/walk'
import { align } from './align'
import { entryName, fieldName, needsNoName, placeName } from './fieldNames'
import { copyLinks, copyText, isAddress, isCopy, isEmpty, isPicture, isSeen, ownName, reading, same, type Copy, type PictureShown } from './reading'
import { likeness, shortened, wordsOf } from './words'

/** What kind of thing changed, which is also the part of the report it stands in. */
export type ChangeKind = 'title' | 'description' | 'heading' | 'words' | 'order' | 'link' | 'picture' | 'review' | 'search'

/** One thing that is different; null on a side where it is not there at all. */
export type Change = { kind: ChangeKind; where: string; before: string | null; after: string | null }

/** What visitors see differently in a part of a page, field by field. `where` is the way to it, in editors' words. */
export function fieldChanges(before: unknown, after: unknown, where: readonly string[] = [], key = ''): Change[] {
  if (same(before, after)) return []
  if (isPicture(before) && isPicture(after)) return pictureChanges(before, after, where)
  if (isCopy(before) && isCopy(after)) return copyChanges(before, after, where)
  const lists = (isEmpty(before) || isList(before)) && (isEmpty(after) || isList(after))
  if (lists && (isList(before) || isList(after))) return listChanges(asList(before), asList(after), where, key)
  if (isObject(before) && isObject(after) && (key !== 'feature' || before.kind === after.kind)) return objectChanges(before, after, where)
  return wholeChange(before, after, where)
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && !isCopy(value)
const asList = (value: unknown): unknown[] => (isList(value) ? value : [])

/** Something that came, went, or gave way to a thing of another kind. */
function wholeChange(before: unknown, after: unknown, where: readonly string[]): Change[] {
  const [was, is] = [reading(before), reading(after)]
  const words: Change[] = was === is ? [] : [{ kind: 'words', where: placeName(where), before: was === '' ? null : was, after: is === '' ? null : is }]
  const [shown, shows] = [pictureIn(before), pictureIn(after)]
  return shown === shows ? words : [...words, { kind: 'picture', where: placeName(where), before: shown, after: shows }]
}

const pictureIn = (value: unknown): string | null => {
  if (isPicture(value)) return value.src
  if (!isObject(value)) return null
  return Object.values(value).find(isPicture)?.src ?? null
}

function copyChanges(before: Copy, after: Copy, where: readonly string[]): Change[] {
  const [was, is] = [copyText(before), copyText(after)]
  const place = placeName(where)
  if (isAddress(was) || isAddress(is)) return [{ kind: 'link', where: place, before: was, after: is }]
  const words: Change[] = was === is ? [] : [{ kind: 'words', where: place, before: was, after: is }]
  const [led, leads] = [copyLinks(before), copyLinks(after)]
  const [gone, come] = [led.filter((to) => !leads.includes(to)), leads.filter((to) => !led.includes(to))]
  if (gone.length + come.length === 0) return words
  return [...words, { kind: 'link', where: place, before: gone.join(', ') || null, after: come.join(', ') || null }]
}

function pictureChanges(before: PictureShown, after: PictureShown, where: readonly string[]): Change[] {
  const seen: Change[] = before.src === after.src ? [] : [{ kind: 'picture', where: placeName(where), before: before.src, after: after.src }]
  return before.alt === after.alt ? seen : [...seen, { kind: 'words', where: placeName([...where, fieldName('alt')]), before: before.alt, after: after.alt }]
}

function objectChanges(before: Record<string, unknown>, after: Record<string, unknown>, where: readonly string[]): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isSeen)
  return keys.flatMap((key) => {
    const name = key === 'feature' ? featureName(before[key], after[key]) : fieldName(key)
    // The homepage's sections have names of their own.
    const nameless = key === 'sections' && isObject(before[key]) && isObject(after[key])
    return fieldChanges(before[key], after[key], nameless ? where : [...where, name], key)
  })
}

/** A feature is called by what it shows: the price list, the finder. */
const featureName = (...features: unknown[]) => {
  const kind = features.filter(isObject).map((feature) => feature.kind)[0]
  return typeof kind === 'string' ? fieldName(kind) : 'feature'
}

function listChanges(before: readonly unknown[], after: readonly unknown[], where: readonly string[], key: string): Change[] {
  const [was, is] = [before.map(traits), after.map(traits)]
  const pairs = align(before.length, after.length, (i, j) => alike(was[i]!, is[j]!))
  const gone = pairs.flatMap((p) => (p.is === null ? [p.was!] : []))
  const come = pairs.flatMap((p) => (p.was === null ? [p.is!] : []))
  const moved = new Map<number, number>()
  for (const i of gone) {
    const j = come.find((at) => sameThing(was[i]!, is[at]!) && ![...moved.values()].includes(at))
    if (j !== undefined) moved.set(i, j)
  }
  const stayed = new Set(moved.values())

  const place = needsNoName(key) ? where.slice(0, -1) : where
  const order: Change[] = moved.size === 0 ? [] : [{ kind: 'order', where: placeName(where), before: namesIn(before), after: namesIn(after) }]
  const changes = pairs.flatMap((pair) => {
    if (pair.was === null && stayed.has(pair.is!)) return []
    const at = pair.is ?? moved.get(pair.was!) ?? null
    const [old, now] = [pair.was === null ? undefined : before[pair.was], at === null ? undefined : after[at]]
    return fieldChanges(old, now, [...place, entryOf(key, now ?? old, (at ?? pair.was)! + 1)])
  })
  return [...order, ...changes]
}

const entryOf = (list: string, value: unknown, position: number) => {
  const name = ownName(value)
  return name === null ? `${entryName(list)} ${position}` : `${entryName(list)} “${shortened(name, 60)}”`
}

const namesIn = (list: readonly unknown[]) => list.map((value) => shortened(ownName(value) ?? reading(value), 40)).join(', ')

/** What entries of a list are told apart by. */
type Traits = { json: string; words: string[]; leadsTo: unknown; id: unknown; name: string | null }

function traits(value: unknown): Traits {
  const of = (...keys: string[]) => (isObject(value) ? keys.map((key) => value[key]).find((found) => typeof found === 'string') : undefined)
  return {
    json: JSON.stringify(value) ?? '',
    words: wordsOf(reading(value).toLowerCase()),
    leadsTo: of('to', 'link', 'path', 'key', 'url'),
    id: of('id'),
    name: ownName(value),
  }
}

/** Entries that say the same about the same, wherever they stand. */
const sameThing = (was: Traits, is: Traits) => was.leadsTo === is.leadsTo && was.id === is.id && same(was.words, is.words)

function alike(was: Traits, is: Traits): number {
  if (was.json === is.json) return 1
  const words = Math.min(likeness(was.words, is.words), 0.99)
  // Two cards of the same page are the same card; alike cards of two pages are two cards, unless the page has moved.
  if (was.leadsTo !== undefined && is.leadsTo !== undefined) return was.leadsTo === is.leadsTo ? Math.max(0.8, words) : words > 0.9 ? words : 0
  const namesake = (was.id !== undefined && was.id === is.id) || (was.name !== null && was.name === is.name)
  return namesake ? Math.max(0.8, words) : words
}
