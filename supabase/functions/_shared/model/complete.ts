import type { ModelConfig } from '../config.ts'

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

/**
 * The body as text. Its bytes are copied into one buffer of the largest size that is read, however
 * small the pieces they come in.
 */
async function readLimited(response: Response, deadline: AbortSignal): Promise<string> {
  const reader = response.body?.getReader()
  if (reader === undefined) throw new ModelFailed('no-text')
  const stop = () => void reader.cancel().catch(() => undefined)
  deadline.addEventListener('abort', stop)
  try {
    const buffer = new Uint8Array(mostBytes)
    let size = 0
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ModelFailed('broken-off')
      })
      if (done) break
      if (size + value.byteLength > mostBytes) throw new ModelFailed('too-large')
      buffer.set(value, size)
      size += value.byteLength
    }
    return new TextDecoder().decode(buffer.subarray(0, size))
  } finally {
    deadline.removeEventListener('abort', stop)
    stop()
  }
}
