import { mkdirSync, writeFileSync } from 'node:fs'
import { editorSchemas, editorSettings } from '../src/content/editorSchemas'

/** `npm run schemas`: writes the schemas that give editors hover help and completion, and the settings that find them. */
mkdirSync('.vscode/schemas', { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas())) writeFileSync(`.vscode/schemas/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
writeFileSync('.vscode/settings.json', `${JSON.stringify(editorSettings(), null, 2)}\n`)
