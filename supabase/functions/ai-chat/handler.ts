import { chatRequest, type ChatReply, type ChatRequest } from '../_shared/contract.ts'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import { errorName } from '../_shared/log.ts'
import { Engine, replyText } from './answer.ts'
import { Library } from './library.ts'
import { reword } from './model.ts'
import { emergencies } from './safety.ts'
import type { Knowledge } from '../_shared/knowledge.ts'

/**
 * ai-chat: rules for safety first, then an answer from the site's own content and prices. With a model configured it may
 * reword what was retrieved; on any failure the engine's own words are sent.
 */
export function createHandler(backend: Backend, knowledge: Knowledge): Handler {
  const { config, log } = backend
  // Reading the site's text takes a moment: after the start, before the first question where possible.
  let ready: Engine | null = null
  const engine = () => (ready ??= new Engine(new Library(knowledge)))
  setTimeout(() => {
    try {
      engine()
    } catch {
      // The first question will run into the same and be answered as any fault is.
    }
  }, 0)

  return endpoint<ChatRequest>(
    {
      name: 'ai-chat',
      limit: (settings) => settings.limits.chat,
      parse: (value) => chatRequest.safeParse(value),
      explain: (fields, value) => {
        if (!fields.includes('question')) return null
        if (typeof value.question === 'string' && value.question.trim() !== '')
          return new Refusal(400, 'too-long', 'The question is too long. Please ask it in fewer words.')
        return new Refusal(400, 'empty', 'Please enter a search query')
      },
      answer: async ({ question, context }, { takeSlot, requestId }): Promise<ChatReply> => {
        const answers = engine()
        const finding = answers.screen(question, context)
        // An emergency is answered whatever else is wrong: no limit, no database, no model.
        if (finding?.mode === 'only' && emergencies.has(finding.concern))
          return { response: replyText(answers.safety(finding.concern, question), answers.library) }
        await takeSlot()
        let answer = answers.answer(question, context)
        const mayReword =
          config.model !== null &&
          finding === null &&
          answer.passages.length > 0 &&
          (answer.kind === 'info' || answer.kind === 'price' || answer.kind === 'clinic')
        if (mayReword) {
          try {
            answer = await reword(question, answer, answers.library, config.model!, backend.fetch)
          } catch (error) {
            log({ event: 'model', requestId, function: 'ai-chat', error: errorName(error) })
          }
        }
        return { response: replyText(answer, answers.library) }
      },
    },
    backend,
  )
}
