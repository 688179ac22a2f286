import { z } from 'zod'
import { entryKinds, fileSchemas, folderSchemas } from '@clinic/content/schemas/all'
import type { Reference } from '@clinic/content/references'
import { pageFolders } from '@clinic/content/siteContent'
import { isObject } from '@clinic/content/traverse'

type SchemaType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/** The parts of JSON Schema that the content schemas come out as. */
export type Schema = {
  type?: SchemaType | SchemaType[]
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  propertyNames?: Schema
  additionalProperties?: Schema | boolean
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: (string | number | boolean)[]
  const?: string | number | boolean
  pattern?: string
  allOf?: { pattern?: string }[]
  format?: string
  default?: unknown
  /** What the field names (`refersTo` in packages/content/src/schemas/common.ts). */
  reference?: Reference
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  /**
   * The gate's message for a text that does not fit the pattern: `is not a route. Write it like …`.
   */
  message?: string
}

/** A kind of content file: one JSON file, or a folder of them that are alike. */
export type Kind = {
  /** Its name in the CMS, and that of its file or folder. */
  name: string
  /** `data/prices.json`, or `data/treatments` for a folder. */
  path: string
  folder: boolean
  schema: Schema
}

type Check = {
  _zod: { def: { check: string; format?: string; error?: (issue: object) => unknown } }
}

/** Returns the gate's words for a text of the wrong form, when one rule alone judges it. */
function messageOf(schema: z.core.$ZodType): string | undefined {
  const {
    checks = [],
    error,
    type,
  } = schema._zod.def as { checks?: Check[]; error?: (issue: object) => unknown; type: string }
  if (type !== 'string') return undefined
  const formats = checks
    .filter(({ _zod }) => _zod.def.check === 'string_format')
    .map(({ _zod }) => _zod.def.error)
  const all = [...formats, ...('format' in schema._zod.def ? [error] : [])].filter(
    (words) => words !== undefined,
  )
  const words = all.length === 1 ? all[0]!({}) : undefined
  return typeof words === 'string' ? words : undefined
}

/** Returns a content schema as JSON Schema, with the gate's own words beside each pattern. */
export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = messageOf(zodSchema)
      if (message !== undefined && jsonSchema.pattern !== undefined)
        Object.assign(jsonSchema, { message })
      // A record whose names are known is a group of fields, each of which may be left out.
      const { propertyNames, additionalProperties: each } = jsonSchema as Schema
      if (propertyNames?.enum)
        Object.assign(jsonSchema, {
          properties: Object.fromEntries(propertyNames.enum.map((name) => [name, each])),
        })
    },
  }) as Schema

/** Every kind of content file there is, folders first. */
export const kinds: readonly Kind[] = [
  ...Object.entries(folderSchemas).map(([name, schema]) => ({
    name,
    path: `data/${name}`,
    folder: true,
    schema: schemaOf(schema),
  })),
  ...Object.entries(fileSchemas).map(([name, schema]) => ({
    name,
    path: `data/${name}.json`,
    folder: false,
    schema: schemaOf(schema),
  })),
]

/** Returns the kind of the file at `path`, if it is one. */
export const kindAt = (path: string): Kind | undefined =>
  kinds.find((kind) => (kind.folder ? path.startsWith(`${kind.path}/`) : path === kind.path))

/**
 * Returns the schema that Visual Studio Code reads for a file of this kind, from where the file
 * lies.
 */
export const editorSchemaFile = (kind: string): string =>
  kind in entryKinds
    ? `../../.vscode/schemas/${entryKinds[kind as keyof typeof entryKinds]}.json`
    : `../.vscode/schemas/${kind}.json`

/** Returns a schema without its `null`, and whether it had one. */
export function nullable(schema: Schema): { schema: Schema; nullable: boolean } {
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null')
    return { schema: { ...schema, type: types[0] }, nullable: types.length < schema.type.length }
  }
  const some = schema.anyOf?.filter((option) => option.type !== 'null')
  if (some === undefined || some.length === schema.anyOf!.length)
    return { schema, nullable: schema.type === 'null' }
  const { anyOf: _anyOf, ...rest } = schema
  return {
    schema: some.length === 1 ? { ...some[0], ...rest } : { ...rest, anyOf: some },
    nullable: true,
  }
}

/**
 * Returns the schema that holds for `value`: of several shapes the one that its own field names,
 * else the schema itself.
 */
function variantOf(schema: Schema, value: object): Schema {
  const choice = variants(schema)
  return (
    choice?.options.find(([name]) => (value as Record<string, unknown>)[choice.by] === name)?.[1] ??
    schema
  )
}

/**
 * Returns the shapes a group of fields may have, when there are several, and the field that tells
 * them apart.
 */
export function variants(
  schema: Schema,
): { by: string; options: [value: string, schema: Schema][] } | null {
  const options = schema.oneOf ?? schema.anyOf
  if (!options || !options.every((option) => option.properties !== undefined)) return null
  const constant = (option: Schema, key: string) => option.properties![key]?.const
  const by = Object.keys(options[0]!.properties!).find((key) => {
    const values = options.map((option) => constant(option, key))
    return (
      values.every((value) => typeof value === 'string') && new Set(values).size === values.length
    )
  })
  return by === undefined
    ? null
    : { by, options: options.map((option) => [String(constant(option, by)), option]) }
}

/**
 * Returns a value with each of its texts, numbers and switches changed. `change` is given the
 * schema of the field and the path to it, in which `[]` stands for any place in a list.
 */
export function mapFields(
  given: Schema,
  value: unknown,
  change: (value: unknown, field: Schema, path: string) => unknown,
  path = '',
): unknown {
  const { schema } = nullable(given)
  if (Array.isArray(value))
    return value.map((item, i) =>
      mapFields(schema.items ?? schema.prefixItems?.[i] ?? {}, item, change, `${path}[]`),
    )
  if (!isObject(value)) return change(value, schema, path)
  const shape = variantOf(schema, value)
  const other = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {}
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const place = path === '' ? key : `${path}.${key}`
      return [key, mapFields(shape.properties?.[key] ?? other, item, change, place)]
    }),
  )
}

/** The field by which lists name an entry of a folder. */
const identifiers: Record<string, string> = {
  ...pageFolders,
  'can-i': 'label',
}
export const identifierOf = ({ name, schema }: Kind): string =>
  identifiers[name] ?? (schema.properties?.name === undefined ? 'title' : 'name')

/**
 * Fields by whose text a folded entry of a list is told from its neighbours, the first that it has.
 */
export const entryNameFields = [
  'label',
  'name',
  'title',
  'question',
  'heading',
  'from',
  'days',
  'who',
  'treatment',
  'source',
  'text',
  'id',
  'key',
]
