import { chatBytes, chatRequest, type ChatReply, type ChatRequest } from '@clinic/contract/contract'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import type { Knowledge } from '@clinic/assistant/knowledge'
import { withCurlyMarks } from '@clinic/contract/typography'
import { Engine, type Part } from '@clinic/assistant/engine/engine'

/** ai-chat: danger first, then an answer from the site's own data. */
export function createHandler(backend: Backend, knowledge: Knowledge): Handler {
  // Learning the phrases takes a moment: after the start, before the first question where possible.
  let ready: Engine | null = null
  const engine = () => (ready ??= new Engine(knowledge))
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
      schema: chatRequest,
      maxBytes: chatBytes,
      explain: (fields, value) => {
        if (!fields.includes('question')) return null
        if (typeof value.question === 'string' && value.question.trim() !== '')
          return new Refusal(
            400,
            'too-long',
            'The question is too long. Please ask it in fewer words.',
          )
        return new Refusal(400, 'empty', 'Please enter a search query')
      },
      answer: async ({ question, context }, { takeSlot }): Promise<ChatReply> => {
        const answers = engine()
        // Without it a language is told by its script alone, which is no reason to leave a call for
        // help unanswered.
        await answers.prepare(question).catch(() => undefined)
        const answer = answers.answer(question, context)
        const reply = said(answers.parts(answer))
        // An emergency is answered whatever else is wrong: no limit, no database.
        if (answer.kind === 'emergency') return { ...reply, urgent: true }
        await takeSlot()
        return reply
      },
    },
    backend,
  )
}

/** Returns a reply as parts, and the same as one text. */
function said(own: readonly Part[]): ChatReply {
  const parts = own.map(({ text, language }) => ({ text: withCurlyMarks(text), language }))
  return { response: parts.map(({ text }) => text).join('\n\n'), parts }
}
