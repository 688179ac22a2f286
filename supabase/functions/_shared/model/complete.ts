import { Unreadable, type Prompt } from '@clinic/assistant/model/ask'
import type { ModelConfig } from '../config.ts'
import { readAtMost, TooLarge } from '../http.ts'

/**
 * A service that failed. The code names what happened, never a text of a visitor or of the model.
 */
export class ModelFailed extends Error {
  override name = 'ModelFailed'

  constructor(readonly code: string) {
    super(code)
  }
}

/**
 * The value of a reply, and the tokens that were read and written for it, where the service says.
 */
export type Completion = { value: unknown; tokens: { read: number; written: number } }

/** Largest reply that is read, in bytes: many times what `mostTokens` can make. */
const mostBytes = 64 * 1024
const mostTokens = 4000

/** What is read of a reply, of either kind. */
type Reply = {
  choices?: { message?: { content?: unknown }; finish_reason?: unknown }[]
  content?: { type?: unknown; input?: unknown }[]
  stop_reason?: unknown
  usage?: Record<string, unknown>
}

/** How each kind of service is asked for JSON by a schema, and where its reply has that. */
const services = {
  // https://platform.openai.com/docs/guides/structured-outputs
  openai: {
    path: '/chat/completions',
    headers: (key: string) => ({ authorization: `Bearer ${key}` }),
    body: (model: string, { name, system, user, schema }: Prompt) => ({
      model,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
      max_completion_tokens: mostTokens,
    }),
    value: ({ choices: [choice] = [] }: Reply) => {
      if ((choice?.finish_reason ?? 'stop') !== 'stop') throw new Unreadable('cut-off')
      const content = choice?.message?.content
      return typeof content === 'string' ? parsed(content) : undefined
    },
    tokens: ['prompt_tokens', 'completion_tokens'],
  },
  // https://docs.anthropic.com/en/docs/build-with-claude/tool-use
  anthropic: {
    path: '/messages',
    headers: (key: string) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: (model: string, { name, system, user, schema }: Prompt) => ({
      model,
      max_tokens: mostTokens,
      system,
      messages: [{ role: 'user', content: user }],
      tools: [{ name, description: 'Takes the result.', input_schema: schema }],
      tool_choice: { type: 'tool', name },
    }),
    value: ({ content = [], stop_reason: reason }: Reply) => {
      if (reason === 'max_tokens') throw new Unreadable('cut-off')
      return content.find(({ type }) => type === 'tool_use')?.input
    },
    tokens: ['input_tokens', 'output_tokens'],
  },
} as const

/**
 * Asks a model once.
 * @throws {ModelFailed} when the service fails, or the whole reply is not there before the signal,
 *   or is larger than 64 kB
 * @throws {Unreadable} when the reply has no JSON value
 */
export async function complete(
  model: ModelConfig,
  prompt: Prompt,
  fetcher: typeof fetch,
  signal: AbortSignal,
): Promise<Completion> {
  const service = services[model.kind]
  const failed = (code: string) => (): never => {
    throw new ModelFailed(signal.aborted ? 'timeout' : code)
  }
  const response = await fetcher(`${model.url}${service.path}`, {
    method: 'POST',
    headers: {
      ...service.headers(model.key),
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    },
    body: JSON.stringify(service.body(model.name, prompt)),
    signal,
    redirect: 'error',
  }).catch(failed('unreachable'))
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined)
    throw new ModelFailed(`status-${response.status}`)
  }
  if (response.body === null) throw new Unreadable('no-value')
  const bytes = await readAtMost(response.body, mostBytes, signal).catch((error: unknown) =>
    failed(error instanceof TooLarge ? 'too-large' : 'broken-off')(),
  )
  if (signal.aborted) throw new ModelFailed('timeout')
  const reply = parsed(new TextDecoder().decode(bytes))
  if (typeof reply !== 'object' || reply === null) throw new Unreadable('not-json')
  const value = valueOf(() => service.value(reply as Reply))
  if (value === undefined) throw new Unreadable('no-value')
  const count = (name: string) => Number((reply as Reply).usage?.[name]) || 0
  const [read, written] = service.tokens
  return { value, tokens: { read: count(read), written: count(written) } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable('not-json')
  }
}

/** Returns what is found in a reply that may have any shape. */
function valueOf(find: () => unknown): unknown {
  try {
    return find()
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('no-value')
  }
}
