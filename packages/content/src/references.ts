import { z } from 'zod'
import { memoizeByIdentity } from './traverse'

/** The kinds of thing that a field can refer to. */
export type Reference =
  /** A page by its route. */
  | 'page'
  /** A page that lists of pages can show: any but a product's. */
  | 'listedPage'
  | 'city'
  | 'treatment'
  | 'price'
  | 'person'
  /** A person with a page of their own. */
  | 'doctor'
  | 'group'
  | 'area'
  | 'concern'
  | 'offerConcern'
  | 'picture'
  | 'family'
  | 'protocol'
  | 'sentence'
  | 'answer'
  | 'recovery'
  | 'source'
  | 'canI'
  | 'decision'
  /** A place where signed consents are kept. */
  | 'record'

/** What names a page does so by its route; all else is named by an id. */
export const routeReferences: ReadonlySet<Reference> = new Set([
  'page',
  'listedPage',
  'city',
  'treatment',
])

/** The parts of a JSON Schema that lead to its fields, and what a field was declared to name. */
export type FieldSchema = {
  reference?: unknown
  whenRestricted?: unknown
  ownChoice?: unknown
  pattern?: unknown
  enum?: unknown
  properties?: Record<string, FieldSchema>
  additionalProperties?: FieldSchema | boolean
  items?: FieldSchema
  prefixItems?: FieldSchema[]
  anyOf?: FieldSchema[]
  oneOf?: FieldSchema[]
}

/** A field that names something else, with what it says. */
export type FoundReference = { path: (string | number)[]; value: string; reference: Reference }

/**
 * Returns the fields of a value that its schema declares to name something else (`refersTo` in
 * schemas/common.ts).
 */
export const referencesIn = (schema: z.ZodType, value: unknown): FoundReference[] =>
  declaredIn(schema, value, 'reference').flatMap(({ path, value: found, as }) =>
    typeof found === 'string' ? [{ path, value: found, reference: as as Reference }] : [],
  )

/** A field whose schema declares something, with what stands in it. */
type Declared = { path: (string | number)[]; value: unknown; as: unknown }

/** Returns the fields of a value for which its schema declares something (`meta` of zod). */
export const declaredIn = (
  schema: z.ZodType,
  value: unknown,
  what: 'reference' | 'ownChoice',
): Declared[] => follow([asJsonSchema(schema)], value, what, [])

/** Returns a schema as JSON Schema, with what its fields declare. */
export const asJsonSchema = memoizeByIdentity(
  (schema: z.ZodType) =>
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema,
)

/**
 * @param schemas those that may hold for the value: a field has several where a group has variants
 */
function follow(
  schemas: readonly FieldSchema[],
  value: unknown,
  what: 'reference' | 'ownChoice',
  path: Declared['path'],
): Declared[] {
  const as = schemas.flatMap(variantsOf).find((schema) => schema[what] !== undefined)?.[what]
  const here = as === undefined ? [] : [{ path, value, as }]
  if (typeof value !== 'object' || value === null) return here
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, i) => [i, item])
    : Object.entries(value)
  return entries.reduce<Declared[]>((found, [key, item]) => {
    found.push(...follow(innerSchemas(schemas, key), item, what, [...path, key]))
    return found
  }, here)
}

/** Returns the schemas that may hold for a field, or an item, of what these may hold for. */
export const innerSchemas = (schemas: readonly FieldSchema[], key: string | number) =>
  schemas
    .flatMap(variantsOf)
    .flatMap(({ properties, additionalProperties, items, prefixItems }): FieldSchema[] => {
      const inner =
        typeof key === 'number'
          ? (items ?? prefixItems?.[key])
          : (properties?.[key] ??
            (typeof additionalProperties === 'object' ? additionalProperties : undefined))
      return inner === undefined ? [] : [inner]
    })

/** Returns a schema with its variants. */
export const variantsOf = (schema: FieldSchema): FieldSchema[] => [
  schema,
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(variantsOf),
]
