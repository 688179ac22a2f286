import { join } from 'node:path'
import { writeKnowledge } from '../src/gatsby/generated'
import { loadContent } from '@clinic/content/load'

/**
 * `npm run knowledge`: writes what the edge functions answer from. Also done by the build; run by
 * `npm start` and before a deploy.
 */
const root = join(__dirname, '..')
const { content, problems } = loadContent(join(root, 'data'))
if (content === null) {
  console.error(
    `The content has mistakes (${problems.length}); npm run check lists them. The functions ` +
      'keep what they had.',
  )
  process.exit(1)
}
console.log(writeKnowledge(content, join(root, 'supabase/functions/_shared')))
