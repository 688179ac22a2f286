import type { ModelConfig } from '../config.ts'
import { readAtMost, TooLarge } from '../readAtMost.ts'

/** A model that failed. The code names what happened, never a text of a visitor or of the model. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'

  constructor(readonly code: string) {
    super(code)
  }
}

/** Largest reply that is read, in bytes: many times what `mostTokens` can make. */
const mostBytes = 64 * 1024

/** Longest text asked for, in tokens. */
const mostTokens = 1200

type Prompt = { system: string; user: string }
/** What is read of a reply, of either kind. */
type Reply = {
  choices?: { message?: { content?: unknown; tool_calls?: unknown }; finish_reason?: unknown }[]
  content?: { type?: unknown; text?: unknown }[]
  stop_reason?: unknown
}

/**
 * How each kind of service is asked, and where its reply has its text. A reply that was cut off, or
 * calls a tool, has none.
 */
const services = {
  // https://platform.openai.com/docs/api-reference/chat
  openai: {
    path: '/chat/completions',
    headers: (key: string) => ({ authorization: `Bearer ${key}` }),
    body: (name: string, { system, user }: Prompt) => ({
      model: name,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      temperature: 0.2,
      max_tokens: mostTokens,
    }),
    text: ({ choices: [choice] = [] }: Reply) =>
      (choice?.finish_reason ?? 'stop') === 'stop' && !choice?.message?.tool_calls
        ? choice?.message?.content
        : undefined,
  },
  // https://docs.anthropic.com/en/api/messages
  anthropic: {
    path: '/messages',
    headers: (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: (name: string, { system, user }: Prompt) => ({
      model: name,
      max_tokens: mostTokens,
      system,
      messages: [{ role: 'user', content: user }],
    }),
    text: ({ content: [block, ...others] = [], stop_reason: reason }: Reply) =>
      reason === 'end_turn' && block?.type === 'text' && others.length === 0
        ? block.text
        : undefined,
  },
}

/**
 * A model's answer to one prompt.
 * @throws {ModelFailed} when the whole reply is not there within `timeoutMs`, is larger than 64
 *   kB, or holds no text
 */
export async function complete(
  model: ModelConfig,
  prompt: Prompt,
  fetcher: typeof fetch,
): Promise<string> {
  const service = services[model.kind]
  const deadline = AbortSignal.timeout(model.timeoutMs)
  const failed = (code: string) => (): never => {
    throw new ModelFailed(deadline.aborted ? 'timeout' : code)
  }
  const response = await fetcher(`${model.url}${service.path}`, {
    method: 'POST',
    headers: {
      ...service.headers(model.key),
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    },
    body: JSON.stringify(service.body(model.name, prompt)),
    signal: deadline,
    redirect: 'error',
  }).catch(failed('unreachable'))
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined)
    throw new ModelFailed(`status-${response.status}`)
  }
  if (response.body === null) throw new ModelFailed('no-text')
  const bytes = await readAtMost(response.body, mostBytes, deadline).catch((error: unknown) =>
    failed(error instanceof TooLarge ? 'too-large' : 'broken-off')(),
  )
  if (deadline.aborted) throw new ModelFailed('timeout')
  const text = textOf(bytes, service.text)
  if (typeof text !== 'string' || text.trim() === '') throw new ModelFailed('no-text')
  return text
}

function textOf(bytes: Uint8Array, find: (reply: Reply) => unknown): unknown {
  try {
    return find(JSON.parse(new TextDecoder().decode(bytes)) as Reply)
  } catch {
    throw new ModelFailed('not-json')
  }
}
