import { z } from 'zod'
import { didYouMean } from './didYouMean'
import { problem, type Problem } from './problem'

type Issue = z.core.$ZodIssue

/** Turns zod's issues into editors' words, with what was found and how to mend it. */
export function schemaProblems(file: string, value: unknown, error: z.ZodError, schema: z.ZodType): Problem[] {
  return error.issues.flatMap((issue) => explain(file, value, issue, schema))
}

function explain(file: string, value: unknown, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as (string | number)[]
  const found = at(value, path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => problem(file, [...path, key], 'is not a field here.', didYouMeanField(key, fieldsAt(schema, path))))
    case 'invalid_type':
      if (found === undefined) return [problem(file, path, 'is missing.', `Add it: ${meaning(schema, path) ?? expected(issue.expected)}`)]
      return [problem(file, path, `should be ${expected(issue.expected)}, but is ${show(found)}.`, meaning(schema, path) ?? 'Change the value')]
    case 'invalid_value':
      if (found === undefined) return [problem(file, path, 'is missing.', `Add it: ${meaning(schema, path) ?? 'see its description'}`)]
      return [problem(file, path, `${show(found)} is not one of its values.`, didYouMean(String(found), issue.values.map(String)))]
    default: {
      const [what, ...mend] = issue.message.split('. ')
      return [problem(file, path, `${show(found)} ${what}.`, mend.join('. '))]
    }
  }
}

const didYouMeanField = (key: string, known: string[]) => {
  const mend = didYouMean(key, known)
  return mend.startsWith('Did') ? mend : 'Take it out, or check how it is spelled'
}

function expected(type: string): string {
  const words: Record<string, string> = { string: 'text in quotes', number: 'a number without quotes', int: 'a whole number', boolean: 'true or false', array: 'a list in [ ]', object: 'a group in { }', record: 'a group in { }', null: 'null', tuple: 'a list in [ ]' }
  return words[type] ?? type
}

function show(value: unknown): string {
  if (value === undefined) return 'it'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'a group in { }'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text
}

const at = (value: unknown, path: (string | number)[]): unknown =>
  path.reduce<unknown>((current, key) => (current === null || current === undefined ? undefined : (current as Record<string | number, unknown>)[key]), value)

/** Follows a path through objects, arrays, tuples and optionals to the schema that stands there. */
function schemaAt(schema: z.ZodType, path: (string | number)[]): z.ZodType | null {
  let current: z.ZodType | null = schema
  for (const key of path) {
    current = unwrap(current)
    if (current instanceof z.ZodObject) current = (current.shape[key as string] as z.ZodType | undefined) ?? null
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType
    else if (current instanceof z.ZodTuple) current = (current.def.items[key as number] as z.ZodType | undefined) ?? null
    else if (current instanceof z.ZodRecord) current = current.valueType as z.ZodType
    else return null
    if (current === null) return null
  }
  return current
}

function unwrap(schema: z.ZodType): z.ZodType {
  let current: z.ZodType = schema
  while (current instanceof z.ZodOptional || current instanceof z.ZodNullable) current = current.unwrap() as z.ZodType
  return current
}

const meaning = (schema: z.ZodType, path: (string | number)[]): string | undefined => {
  const here = schemaAt(schema, path)
  return here?.description ?? (here ? unwrap(here).description : undefined)
}

function fieldsAt(schema: z.ZodType, path: (string | number)[]): string[] {
  const here = schemaAt(schema, path)
  const inner = here === null ? null : unwrap(here)
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : []
}
