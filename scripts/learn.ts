import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { learnThresholds } from '@clinic/assistant/eval/learn'
import { loadContent } from '@clinic/content/load'

/**
 * `npm run learn`: finds by cross-validation how sure the assistant's classifier has to be, prints
 * the table, and writes packages/assistant/src/engine/thresholds.json. Takes a minute.
 */
const root = join(__dirname, '..')
const { content } = loadContent(join(root, 'data'))
if (content === null) throw new Error('The content has mistakes; npm run check lists them.')
const { learned, table } = learnThresholds(knowledge(content))
console.log(table.join('\n'))
writeFileSync(
  join(root, 'packages/assistant/src/engine/thresholds.json'),
  `${JSON.stringify(learned, null, 2)}\n`,
)
