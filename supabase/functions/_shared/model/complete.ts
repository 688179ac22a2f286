import type { ModelConfig } from '../config.ts'
import { readAtMost, TooLarge } from '../readAtMost.ts'

/** A model that failed. The code names what happened, never a text of a visitor or of the model. */
export class ModelFailed extends Error {
  override name = 'ModelFailed'
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Largest reply that is read, in bytes: many times what `mostTokens` can make. */
const mostBytes = 64 * 1024

/** Longest text asked for, in tokens. */
const mostTokens = 1200

type Prompt = { system: string; user: string }

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
    text: (reply: unknown): unknown => {
      const [choice] =
        (
          reply as {
            choices?: {
              message?: { content?: unknown; tool_calls?: unknown }
              finish_reason?: unknown
            }[]
          }
        ).choices ?? []
      if ((choice?.finish_reason ?? 'stop') !== 'stop' || choice?.message?.tool_calls)
        return undefined
      return choice?.message?.content
    },
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
    text: (reply: unknown): unknown => {
      const { content, stop_reason: reason } = reply as {
        content?: { type?: unknown; text?: unknown }[]
        stop_reason?: unknown
      }
      const [block, ...others] = content ?? []
      return reason === 'end_turn' && block?.type === 'text' && others.length === 0
        ? block.text
        : undefined
    },
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
  const deadline = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.abort()
      reject(new ModelFailed('timeout'))
    }, model.timeoutMs)
  })
  const ask = async (): Promise<string> => {
    const response = await fetcher(`${model.url}${service.path}`, {
      method: 'POST',
      headers: {
        ...service.headers(model.key),
        'content-type': 'application/json',
        'accept-encoding': 'identity',
      },
      body: JSON.stringify(service.body(model.name, prompt)),
      signal: deadline.signal,
      redirect: 'error',
    }).catch(() => {
      throw new ModelFailed('unreachable')
    })
    if (!response.ok) {
      await response.body?.cancel().catch(() => undefined)
      throw new ModelFailed(`status-${response.status}`)
    }
    const text = textOf(await readLimited(response, deadline.signal), service.text)
    if (typeof text !== 'string' || text.trim() === '') throw new ModelFailed('no-text')
    return text
  }
  try {
    return await Promise.race([ask(), late])
  } finally {
    clearTimeout(timer)
  }
}

function textOf(body: string, find: (reply: unknown) => unknown): unknown {
  try {
    return find(JSON.parse(body))
  } catch {
    throw new ModelFailed('not-json')
  }
}

async function readLimited({ body }: Response, deadline: AbortSignal): Promise<string> {
  if (body === null) throw new ModelFailed('no-text')
  const bytes = await readAtMost(body, mostBytes, deadline).catch((error: unknown) => {
    throw new ModelFailed(error instanceof TooLarge ? 'too-large' : 'broken-off')
  })
  return new TextDecoder().decode(bytes)
}
