import { z } from 'zod'
import { entryKinds, fileSchemas, folderSchemas } from './schemas/all'

/**
 * Returns the JSON Schema of every kind of content file, by the name of the schema file in
 * .vscode/schemas.
 */
export function editorSchemas(): Record<string, unknown> {
  const write = (schema: z.ZodType) =>
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        delete jsonSchema.reference
        delete jsonSchema.ownChoice
      },
    })
  return {
    ...Object.fromEntries(
      Object.entries(folderSchemas).map(([folder, schema]) => [
        entryKinds[folder as keyof typeof entryKinds],
        write(schema),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(fileSchemas).map(([name, schema]) => [name, write(schema)]),
    ),
  }
}

/** Returns editor settings that wire each file under data/ to its schema. */
export function editorSettings(): Record<string, unknown> {
  const entry = (fileMatch: string, name: string) => ({
    fileMatch: [fileMatch],
    url: `./.vscode/schemas/${name}.json`,
  })
  return {
    'json.schemas': [
      ...Object.entries(entryKinds).map(([folder, name]) => entry(`/data/${folder}/*.json`, name)),
      ...Object.keys(fileSchemas).map((name) => entry(`/data/${name}.json`, name)),
    ],
  }
}
