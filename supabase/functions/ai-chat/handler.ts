import { chatBytes, chatRequest, type ChatReply, type ChatRequest } from '@clinic/contract/contract'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import { errorName } from '../_shared/log.ts'
import { modelAccess } from '../_shared/model/access.ts'
import type { Answer } from '@clinic/assistant/answer'
import { answer as answerer } from '@clinic/assistant/answerer'
import type { Knowledge } from '@clinic/assistant/knowledge'
import { ModelAssistant } from '@clinic/assistant/model/modelAssistant'
import { withCurlyMarks } from '@clinic/contract/typography'
import { Engine, type Part } from '@clinic/assistant/engine/engine'

/** A visitor's address may have so many questions read by the model, of those of all. */
const modelShare = { perMinute: 2, burst: 20 }

/**
 * ai-chat: danger first, then an answer from the site's own data, as a model reads the question
 * where one is set up, or else as the embedded reader does.
 */
export function createHandler(backend: Backend, knowledge: Knowledge): Handler {
  const { config, database, log } = backend
  const ask = modelAccess(backend, knowledge.facts.clinic.modelProvider)
  // Reading the knowledge takes a moment: after the start, before the first question where
  // possible.
  let ready: { engine: Engine; model: ModelAssistant | null } | null = null
  const assistant = () => {
    if (ready === null) {
      const engine = new Engine(knowledge)
      ready = { engine, model: ask && new ModelAssistant(engine, answerer, ask) }
    }
    return ready
  }
  setTimeout(() => {
    try {
      assistant()
    } catch {
      // The first question will run into the same and be answered as any fault is.
    }
  }, 0)

  /** Returns the answer by the model's reading; the embedded reader's where that cannot be had. */
  async function answered(
    { question, context }: ChatRequest,
    own: Answer,
    requestId: string,
    key: string,
  ): Promise<Answer> {
    const { model } = assistant()
    if (model === null || config.model === null) return own
    const told = { event: 'model', requestId, function: 'ai-chat' } as const
    try {
      const wait = await database.takeSlot({ key: `model:${key}`, limit: modelShare })
      if (wait > 0) return own
      const said = await model.answer(
        question,
        context,
        own,
        AbortSignal.timeout(config.model.deadlineMs),
      )
      log({ ...told, code: 'read' })
      return said
    } catch (error) {
      log({ ...told, error: errorName(error) })
      return own
    }
  }

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
      health: () => ({ reader: ask === null ? 'embedded' : 'model' }),
      answer: async (request, { takeSlot, requestId, slot }): Promise<ChatReply> => {
        const { engine } = assistant()
        // Without it a language is told by its script alone, which is no reason to leave a call for
        // help unanswered.
        await engine.prepare(request.question).catch(() => undefined)
        const own = engine.answer(request.question, request.context)
        const reply = (said: Answer): ChatReply => ({
          ...inParts(engine.parts(said, request.context)),
          ...(said.kind === 'emergency' && { urgent: true }),
        })
        // An emergency is answered whatever else is wrong: no limit, no database, no model.
        if (own.kind === 'emergency' && (ask === null || !own.unread)) return reply(own)
        await takeSlot()
        return reply(await answered(request, own, requestId, slot.key))
      },
    },
    backend,
  )
}

/** Returns a reply as parts, and the same as one text. */
function inParts(own: readonly Part[]): ChatReply {
  const parts = own.map((part) => ({ ...part, text: withCurlyMarks(part.text) }))
  return { response: parts.map(({ text }) => text).join('\n\n'), parts }
}
