import { join } from 'node:path'
import type { SiteContent } from '@clinic/content/load'
import { withLearned } from '@clinic/assistant/engine/learned'
import { wordsOfSite } from '@clinic/assistant/engine/scan'
import { indexSentences } from '@clinic/assistant/engine/retrieve'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { writeIfChanged } from '../files/writeIfChanged'

/**
 * Writes what the edge functions answer from: facts.json and knowledge.json in `folder`. They are
 * not committed, and unchanged ones are left alone.
 * @returns one sentence on what they hold
 */
export function writeKnowledge(content: SiteContent, folder: string): string {
  const known = knowledge(content)
  known.index = indexSentences(known)
  known.words = wordsOfSite(known)
  writeIfChanged(join(folder, 'facts.json'), `${JSON.stringify(known.facts)}\n`)
  writeIfChanged(join(folder, 'knowledge.json'), `${JSON.stringify(withLearned(known))}\n`)
  return `The functions know ${known.facts.pages.length} pages in ${known.sections.length} sections, and ${known.facts.prices.length} prices.`
}
