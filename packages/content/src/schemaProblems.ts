import { z } from 'zod'
import { didYouMean, nearest } from './didYouMean'
import { problem, type Problem } from './problem'
import { valueAt } from './traverse'

type Issue = z.core.$ZodIssue

/** Turns zod's issues into editors' words, with what was found and how to fix it. */
export function schemaProblems(
  file: string,
  value: unknown,
  error: z.ZodError,
  schema: z.ZodType,
): Problem[] {
  return error.issues.flatMap((issue) => explain(file, value, issue, schema))
}

function explain(file: string, value: unknown, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as (string | number)[]
  const found = valueAt(value, path)
  const tell = (what: string, fix: string) => [problem(file, path, what, fix)]
  const described = meaning(schema, value, path)
  const meant = described ?? 'Compare it with another file of this kind'
  if (
    found === undefined &&
    (issue.code === 'invalid_type' ||
      issue.code === 'invalid_value' ||
      issue.code === 'invalid_union')
  )
    return tell('is missing.', described ? `Add it: ${described}` : meant)

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) =>
        problem(
          file,
          [...path, key],
          'is not a field here.',
          fieldFix(key, fieldsAt(schema, value, path)),
        ),
      )
    case 'invalid_type': {
      const number =
        ['number', 'int'].includes(issue.expected) && typeof found === 'string'
          ? numberFix(found)
          : null
      if (number !== null) return tell(`should be a number, but is ${show(found)}.`, number)
      if (issue.expected === 'array' && typeof found === 'string')
        return tell(
          `should be a list in [ ], but is ${show(found)}.`,
          `Write it as a list, even of one: [${show(found)}]`,
        )
      return tell(
        `should be ${expected(issue.expected)}, but is ${show(found)}.`,
        described ? `Change it: ${described}` : meant,
      )
    }
    case 'invalid_value':
      return tell(...unfitValue(issue, found))
    case 'invalid_union': {
      // The field that says which kind it is holds no kind there is.
      const kinds =
        'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
      return kinds.length > 0
        ? tell(`${show(found)} is not one of its values.`, didYouMean(String(found), kinds))
        : tell(`${show(found)} does not fit here.`, meant)
    }
    case 'invalid_key': {
      const [what, fix] = ownWords(issue.issues[0]?.message) ?? ['does not fit here.', meant]
      return tell(`the name "${String(path.at(-1))}" ${what}`, fix)
    }
    case 'custom': {
      const [what, fix] = ownWords(issue.message) ?? ['does not fit here.', meant]
      return tell(what, fix)
    }
    default: {
      const own = ownWords(issue.message)
      if (own) return tell(`${show(found)} ${own[0]}`, own[1])
      if (issue.code === 'too_small' || issue.code === 'too_big') return tell(...size(issue, found))
      return tell(`${show(found)} does not fit here.`, meant)
    }
  }
}

/** Returns a value that is none of those that the field can have. */
function unfitValue(
  { values, message }: z.core.$ZodIssueInvalidValue,
  found: unknown,
): [what: string, fix: string] {
  const own = ownWords(message)
  if (own) return [`${show(found)} ${own[0]}`, own[1]]
  if (values.every((v) => v === true))
    return found === false
      ? ['is false, which is said by leaving it out.', 'Take the field out']
      : [`${show(found)} does not fit here.`, 'Write true without quotes, or take the field out']
  const names = values.map(String)
  return [
    `${show(found)} is not one of its values.`,
    values.every((v) => typeof v === 'number')
      ? `It can be ${names.join(' or ')}, without quotes`
      : didYouMean(String(found), names),
  ]
}

/**
 * Returns the fix for a number that was typed as text, with what does not belong to it; null where
 * there is no number in it.
 */
function numberFix(typed: string): string | null {
  const number = typed.replace(/[£$€,\s]|(?:GBP|pounds?|\.00)$/gi, '')
  if (!/^-?\d+(?:\.\d+)?$/.test(number)) return null
  const sign = /[£$€]|GBP|pounds?/i.exec(typed)?.[0]
  return sign === undefined
    ? `Write ${number} without quotes`
    : `Take ${sign} out: write ${number} without quotes`
}

/**
 * Returns the schema's own message, written `what is wrong. How to fix it`; null for one of zod's.
 */
function ownWords(message: string | undefined): [what: string, fix: string] | null {
  const cut = message?.indexOf('. ') ?? -1
  return message !== undefined && cut > 0
    ? [message.slice(0, cut + 1), message.slice(cut + 2)]
    : null
}

/** Words a size that is wrong: too few or too many entries, too small or too great a number. */
function size(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  found: unknown,
): [what: string, fix: string] {
  const tooSmall = issue.code === 'too_small'
  const limit = Number(tooSmall ? issue.minimum : issue.maximum)
  if (!Array.isArray(found)) {
    const [inclusive, exclusive] = tooSmall ? ['at least', 'more than'] : ['at most', 'less than']
    return [
      `${show(found)} is too ${tooSmall ? 'small' : 'great'}.`,
      `It must be ${issue.inclusive ? inclusive : exclusive} ${limit}`,
    ]
  }
  const range = tooSmall ? `${limit} or more` : `at most ${limit}`
  const by = Math.abs(limit - found.length)
  return [
    `has ${found.length} ${found.length === 1 ? 'entry' : 'entries'}, but needs ` +
      `${issue.exact ? `exactly ${limit}` : range}.`,
    tooSmall ? `Add ${by} more` : `Take out ${by}`,
  ]
}

const fewFields = 12

function fieldFix(key: string, known: string[]): string {
  const near = nearest(key, known)
  if (near !== null) return `Did you mean "${near}"?`
  return known.length <= fewFields && known.length > 0
    ? `Take it out; the fields here are ${known.join(', ')}`
    : 'Take it out, or check how it is spelled'
}

function expected(type: string): string {
  const words: Record<string, string> = {
    string: 'text in quotes',
    number: 'a number without quotes',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in [ ]',
    object: 'a group in { }',
    record: 'a group in { }',
    null: 'null',
    tuple: 'a list in [ ]',
  }
  return words[type] ?? type
}

function show(value: unknown): string {
  if (value === undefined) return 'it'
  if (Array.isArray(value)) return 'a list in [ ]'
  if (value === null) return 'null'
  if (typeof value === 'object') return 'a group in { }'
  // 1e999 is written as JSON writes numbers, and no number that can be counted with.
  if (typeof value === 'number' && !Number.isFinite(value))
    return 'a number too great to count with'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

/**
 * Follows a path through objects, arrays, tuples, unions and optionals to the schema that stands
 * there.
 */
function schemaAt(schema: z.ZodType, value: unknown, path: (string | number)[]): z.ZodType | null {
  let current: z.ZodType | null = schema
  let found = value
  for (const key of path) {
    current = unwrap(current, found)
    if (current instanceof z.ZodObject)
      current = (current.shape[key as string] as z.ZodType | undefined) ?? null
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType
    else if (current instanceof z.ZodTuple)
      current = (current.def.items[key as number] ?? current.def.rest) as z.ZodType | null
    else if (current instanceof z.ZodRecord) current = current.valueType as z.ZodType
    else return null
    if (current === null) return null
    found = valueAt(found, [key])
  }
  return current
}

/** Returns the schema inside optionals, and of a union the kind that `value` says it is. */
function unwrap(schema: z.ZodType, value: unknown): z.ZodType {
  let current: z.ZodType = schema
  while (current instanceof z.ZodOptional || current instanceof z.ZodNullable)
    current = current.unwrap() as z.ZodType
  if (!(current instanceof z.ZodDiscriminatedUnion)) return current
  const { discriminator, options } = current.def
  const kinds = options as z.ZodObject[]
  return (
    kinds.find(
      (kind) =>
        (kind.shape[discriminator] as z.ZodType).safeParse(valueAt(value, [discriminator])).success,
    ) ?? kinds[0]!
  )
}

const meaning = (
  schema: z.ZodType,
  value: unknown,
  path: (string | number)[],
): string | undefined => {
  const here = schemaAt(schema, value, path)
  return here?.description ?? (here ? unwrap(here, valueAt(value, path)).description : undefined)
}

function fieldsAt(schema: z.ZodType, value: unknown, path: (string | number)[]): string[] {
  const here = schemaAt(schema, value, path)
  const inner = here === null ? null : unwrap(here, valueAt(value, path))
  if (inner instanceof z.ZodRecord && inner.keyType instanceof z.ZodEnum)
    return inner.keyType.options.map(String)
  return inner instanceof z.ZodObject
    ? Object.keys(inner.shape).filter((key) => key !== '$schema')
    : []
}
