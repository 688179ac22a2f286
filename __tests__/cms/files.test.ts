import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { clinicData } from '../../scripts/testing/clinicSite'
import { fromFile, toFile } from '../../src/cms/browser/files'
import { kindAt, kinds, nullable, variants, type Schema } from '../../src/cms/kinds'
import { formToFile, write } from '../../src/cms/formToFile'

const files = readdirSync(clinicData, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => `data/${name}`)
const read = (file: string) => readFileSync(join(clinicData, relative('data', file)), 'utf8')
const pictures = ['lips-after.webp', 'rooms.jpg']

/**
 * Returns what a form makes of a file: every empty field of the schema is there, as the CMS fills
 * it in.
 */
function filledIn(given: Schema, value: unknown): unknown {
  const { schema } = nullable(given)
  const choice = variants(schema)
  if (choice && typeof value === 'object' && value !== null)
    return filledIn(
      choice.options.find(([name]) => (value as Record<string, unknown>)[choice.by] === name)![1],
      value,
    )
  if (schema.properties) {
    if (value === undefined || value === null) return undefined
    const { ...rest } = value as Record<string, unknown>
    for (const [name, inner] of Object.entries(schema.properties))
      rest[name] = filledIn(inner, rest[name])
    // The form has an order of its own.
    return Object.fromEntries(Object.entries(rest).toReversed())
  }
  if (schema.type === 'array')
    return Array.isArray(value)
      ? value.map((item, i) => filledIn(schema.items ?? schema.prefixItems?.[i] ?? {}, item))
      : []
  if (value !== undefined && value !== null) return value
  return schema.type === 'boolean'
    ? false
    : schema.type === 'number' || schema.type === 'integer'
      ? null
      : ''
}

describe('a content file that goes through the CMS', () => {
  it.each(files)('%s comes back to the letter', async (file) => {
    const text = read(file)
    const kind = kindAt(file)!
    expect(await toFile(kind, fromFile(kind, text, pictures))).toBe(text)
  })

  it.each(kinds.map(({ name }) => name))(
    '%s also comes back when the form has filled in every empty field',
    async (name) => {
      const kind = kinds.find((k) => k.name === name)!
      for (const file of files.filter((f) => kindAt(f) === kind)) {
        const held = fromFile(kind, read(file), pictures)
        expect(
          await toFile(kind, {
            ...(filledIn(kind.schema, held) as object),
            __source: held.__source,
          }),
        ).toBe(read(file))
      }
    },
  )

  it('shows one changed price as one changed line', async () => {
    const kind = kindAt('data/prices.json')!
    const text = read('data/prices.json')
    const held = fromFile(kind, text, []) as { prices: { key: string; amount?: string }[] }
    const price = held.prices.find(({ key }) => key === 'masseter')!
    price.amount = String(Number(price.amount) + 10)
    const before = text.split('\n')
    const after = (await toFile(kind, held)).split('\n')
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, i) => line !== before[i])).toEqual([
      `      "amount": ${price.amount},`,
    ])
  })

  it('names a picture as content does, and shows it to the CMS by its address', async () => {
    const kind = kinds.find(({ name }) => name === 'people')!
    const text = '{ "name": "Dr Sample", "portrait": { "image": "rooms", "alt": "A room" } }'
    const held = fromFile(kind, text, pictures) as { portrait: { image: string } }
    expect(held.portrait.image).toBe('/data/images/rooms.jpg')
    held.portrait.image = '/data/images/lips-after.webp'
    expect(JSON.parse(await toFile(kind, held))).toMatchObject({
      portrait: { image: 'lips-after', alt: 'A room' },
    })
  })
})

describe('the shape of a file', () => {
  const schema: Schema = {
    properties: {
      name: { type: 'string' },
      note: { type: 'string' },
      until: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      list: { type: 'array', items: { type: 'string' } },
      more: { type: 'array', items: { type: 'string' } },
      sample: { type: 'boolean', const: true },
      open: { type: 'boolean' },
      size: { type: 'number' },
    },
    required: ['name', 'until', 'list', 'open'],
  }

  it('leaves out what was left empty, unless the schema wants it there', () => {
    const empty = {
      name: '',
      note: '',
      until: '',
      list: [],
      more: [],
      sample: false,
      open: false,
      size: null,
    }
    expect(formToFile(schema, empty)).toEqual({ until: null, list: [], open: false })
  })

  it('keeps what is wrong, for the gate to refuse', () => {
    expect(
      formToFile(schema, { name: 7, list: 'one', size: 'large', strange: 1, open: 'yes' }),
    ).toEqual({
      name: 7,
      until: null,
      list: [],
      size: 'large',
      strange: 1,
      open: 'yes',
    })
  })

  it('puts a new field where the schema has it, and leaves the others where they were', () => {
    const after = formToFile(
      schema,
      { open: true, note: 'new', list: [], until: 'x', name: 'a' },
      { until: 'x', name: 'a', list: [], open: true },
    )
    expect(Object.keys(after as object)).toEqual(['until', 'name', 'note', 'list', 'open'])
  })
})

describe('the writing of a file', () => {
  const before =
    '{\n  "items": [\n    { "id": "a", "n": 1 },\n    { "id": "b", "n": 2 }\n  ],\n  "group": {\n    "x": [1, 2]\n  }\n}\n'

  it('writes an entry on one line where its neighbours are', () => {
    const after = write(
      {
        items: [
          { id: 'b', n: 3 },
          { id: 'new', n: 4 },
        ],
        group: { x: [1, 2] },
      },
      before,
    )
    expect(after).toContain('    { "id": "b", "n": 3 },\n    { "id": "new", "n": 4 }\n')
  })

  it('writes marks that cannot be seen as their number', () => {
    expect(write({ a: 'left\u200eright' })).toBe('{\n  "a": "left\\u200eright"\n}')
  })
})
