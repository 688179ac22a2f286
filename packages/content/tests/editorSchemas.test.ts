import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editorSchemas, editorSettings } from '../src/editorSchemas'

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
type Schema = {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema | Schema[]
  prefixItems?: Schema[]
  anyOf?: Schema[]
  additionalProperties?: Schema | boolean
}

test('the schemas beside the content are up to date (npm run schemas writes them)', () => {
  const written = Object.fromEntries(
    readdirSync('.vscode/schemas').map((name) => [
      name.replace('.json', ''),
      json(join('.vscode/schemas', name)),
    ]),
  )
  expect(written).toEqual(JSON.parse(JSON.stringify(editorSchemas())))
  expect(json('.vscode/settings.json')).toEqual(editorSettings())
})

/** Returns every field of a schema, with its path and its description. */
function fields(schema: Schema, path: string): [string, string | undefined][] {
  const inner = [
    schema.items ?? [],
    schema.prefixItems ?? [],
    schema.anyOf ?? [],
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : [],
  ].flat()
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(
      ([name, field]): [string, string | undefined][] => [
        [`${path}.${name}`, field.description],
        ...fields(field, `${path}.${name}`),
      ],
    ),
    ...inner.flatMap((part) => fields(part, path)),
  ]
}

test('every field has a sentence for editors', () => {
  const all = Object.entries(editorSchemas()).flatMap(([name, schema]) =>
    fields(schema as Schema, name),
  )
  expect(all.length).toBeGreaterThan(250)
  expect(
    all.filter(([, description]) => !description || description.length < 10).map(([path]) => path),
  ).toEqual([])
})
