import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '../src/build/knowledge'
import { loadContent } from '../src/content/load'
import { indexSentences } from '../supabase/functions/ai-chat/retrieve'

/**
 * Writes what the edge functions answer from: supabase/functions/_shared/facts.json and knowledge.json.
 * Run by the build, by `npm start` and before a deploy; the files are not committed, and unchanged ones are left alone.
 */
const root = join(__dirname, '..')
const folder = join(root, 'supabase/functions/_shared')
const { content, problems } = loadContent(join(root, 'data'))
if (content === null) {
  console.error(`The content has ${problems.length} mistakes; npm run check lists them. The functions keep what they had.`)
  process.exit(1)
}

const known = knowledge(content)
known.index = indexSentences(known)
for (const [name, value] of [
  ['facts.json', known.facts],
  ['knowledge.json', known],
] as const) {
  const path = join(folder, name)
  const text = `${JSON.stringify(value)}\n`
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
console.log(`The functions know ${known.facts.pages.length} pages in ${known.sections.length} sections, and ${known.facts.prices.length} prices.`)
