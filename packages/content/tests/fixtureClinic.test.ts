import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { validateContent } from '../src/gate'
import { fileSchemas, folderSchemas } from '../src/schemas/all'
import { feature } from '../src/schemas/common'
import { clinicData } from '../../../scripts/testing/clinicSite'

/**
 * Tests that the invented clinic, which all tests of the code read, is complete by the schemas
 * themselves, so that a new field, kind of price or feature has to stand in it as well.
 */

const read = (file: string): unknown => JSON.parse(readFileSync(join(clinicData, file), 'utf8'))
const inFolder = (folder: string) =>
  readdirSync(join(clinicData, folder)).map((name) => read(join(folder, name)))

/** The values of every file, by the schema that they follow. */
const files: [name: string, schema: z.ZodType, values: unknown[]][] = [
  ...Object.entries(fileSchemas).map(([name, schema]): [string, z.ZodType, unknown[]] => [
    name,
    schema,
    [read(`${name}.json`)],
  ]),
  ...Object.entries(folderSchemas).map(([name, schema]): [string, z.ZodType, unknown[]] => [
    name,
    schema,
    inFolder(name),
  ]),
]

type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  items?: z.ZodType[]
  rest?: z.ZodType
  options?: z.ZodType[]
  valueType?: z.ZodType
  shape?: Record<string, z.ZodType>
}
const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def

/** The values that each group of fields has, wherever in the content the group stands. */
type Group = { place: string; shape: Record<string, z.ZodType>; values: Record<string, unknown>[] }
const groups = new Map<object, Group>()

function collect(schema: z.ZodType, values: unknown[], place: string): void {
  const def = defOf(schema)
  const given = values.filter((value) => value !== undefined && value !== null)
  if (def.innerType) collect(def.innerType, given, place)
  if (def.element) collect(def.element, given.flat(), place)
  if (def.valueType) collect(def.valueType, given.flatMap((value) => Object.values(value as object)), place) // prettier-ignore
  def.items?.forEach((item, i) => collect(item, given.map((value) => (value as unknown[])[i]), place)) // prettier-ignore
  if (def.rest) collect(def.rest, given.flatMap((value) => (value as unknown[]).slice(def.items!.length)), place) // prettier-ignore
  def.options?.forEach((option) => collect(option, given.filter((value) => option.safeParse?.(value).success), place)) // prettier-ignore
  if (!def.shape) return
  const group: Group = groups.get(def.shape) ?? { place, shape: def.shape, values: [] }
  groups.set(def.shape, group)
  group.values.push(...(given as Record<string, unknown>[]))
  for (const [key, field] of Object.entries(def.shape)) collect(field, given.map((value) => (value as Record<string, unknown>)[key]), `${place}.${key}`) // prettier-ignore
}

/**
 * Returns optional fields that are never given, or never left out although their group stands more
 * than once.
 */
function uncovered({ place, shape, values }: Group): string[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    if (key === '$schema') return []
    const there = values.filter((value) => value[key] !== undefined && value[key] !== null)
    if (there.length === 0) return [`${place}.${key} is never given`]
    const mayBeLeftOut = ['optional', 'nullable'].includes(defOf(field).type)
    return mayBeLeftOut && values.length > 1 && there.length === values.length
      ? [`${place}.${key} is never left out`]
      : []
  })
}

test('the fixture clinic passes the gate that the clinic’s own content passes', () => {
  expect(() => validateContent(clinicData)).not.toThrow()
})

test('it has every optional field once, and leaves it out once', () => {
  for (const [name, schema, values] of files) collect(schema, values, name)
  expect([...groups.values()].flatMap(uncovered)).toEqual([])
})

test('it shows every part of the site, every kind of page, of price and of estimator role', () => {
  const { pages, cities, articles, prices } = validateContent(clinicData)
  const shown = new Set(
    [...pages, ...cities, ...articles].flatMap(({ sections }) =>
      sections.map((section) => section.feature),
    ),
  )
  expect(feature.options.filter((name) => !shown.has(name))).toEqual([])
  const kinds = folderSchemas.pages.shape.kind.options
  expect(kinds.filter((kind) => !pages.some((page) => page.kind === kind))).toEqual([])
  expect(
    new Set(
      prices.prices.map((price) =>
        price.amount !== undefined ? 'amount' : price.from !== undefined ? 'range' : 'consultation',
      ),
    ).size,
  ).toBe(3)
  expect(new Set(prices.prices.map(({ estimator }) => estimator?.role))).toEqual(
    new Set([undefined, 'main-areas', 'add-on', 'full-face', 'one-of', 'treatment']),
  )
})

test('a section that is hidden is no part of the content, and its words pass the same checks', () => {
  const words = JSON.stringify(validateContent(clinicData).articles)
  expect(words).toContain('clinic')
  expect(words).not.toContain('These words wait for the day')
})
