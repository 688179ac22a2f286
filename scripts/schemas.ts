import { mkdirSync, writeFileSync } from 'node:fs'
import { editorSchemas, editorSettings } from '@clinic/content/editorSchemas'
import { format } from '../src/cms/format'

/**
 * `npm run schemas`: writes the schemas that give editors hover help and completion, and the
 * settings that find them.
 */
async function writeSchemas() {
  const write = async (path: string, value: unknown) =>
    writeFileSync(path, await format(JSON.stringify(value)))

  mkdirSync('.vscode/schemas', { recursive: true })
  for (const [name, schema] of Object.entries(editorSchemas()))
    await write(`.vscode/schemas/${name}.json`, schema)
  await write('.vscode/settings.json', editorSettings())
}

void writeSchemas()
