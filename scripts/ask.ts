import { join } from 'node:path'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { Engine } from '@clinic/assistant/engine/engine'
import { loadContent } from '@clinic/content/load'

/**
 * `npm run ask -- "…"`: prints what the assistant answers from data/ as it stands, and from which
 * pages. Several questions are a conversation.
 */
async function ask(questions: string[]): Promise<number> {
  const { content, problems } = loadContent(join(__dirname, '..', 'data'))
  if (questions.length === 0 || content === null) {
    console.error(
      content === null
        ? `The content has mistakes (${problems.length}); npm run check lists them.`
        : 'Write a question: npm run ask -- "are you open on saturday"',
    )
    return 2
  }
  const engine = await Engine.create(knowledge(content))
  let context = ''
  for (const question of questions) {
    const answer = engine.answer(question, context)
    const text = engine.text(answer, context)
    context += `\nPrevious question: ${question}\nPrevious answer: ${text.replace(/\s+/g, ' ')}`
    console.log(`> ${question}\n${text}\n  (${[answer.kind, ...answer.routes].join(' ')})\n`)
  }
  return 0
}

void ask(process.argv.slice(2)).then((code) => (process.exitCode = code))
