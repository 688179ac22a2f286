import type { Config } from './config.ts'

/** A model that failed, or said what it may not say. The reason names no text of a visitor. */
export class ModelRefused extends Error {
  override name = 'ModelRefused'
}

/** Asks any OpenAI-compatible endpoint. */
export async function complete(
  model: NonNullable<Config['model']>,
  messages: { role: 'system' | 'user'; content: string }[],
  fetcher: typeof fetch,
  maxTokens = 600,
): Promise<string> {
  const response = await fetcher(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${model.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: model.name, messages, temperature: 0.2, max_tokens: maxTokens }),
    signal: AbortSignal.timeout(model.timeoutMs),
    redirect: 'error',
  })
  if (!response.ok) throw new ModelRefused(`status ${response.status}`)
  const reply = (await response.json()) as { choices?: { message?: { content?: unknown } }[] }
  const content = reply.choices?.[0]?.message?.content
  if (typeof content !== 'string' || content.trim() === '' || content.length > 6000) throw new ModelRefused('no text')
  return content.trim()
}

const numbers = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((n) => n.replace(/,/g, ''))
const words: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  hundred: '100',
  thousand: '1000',
  million: '1000000',
}
const spelled = (text: string) => (text.toLowerCase().match(/\b[a-z]+\b/g) ?? []).flatMap((word) => words[word] ?? [])

/** Why a text may not be shown: a number, link or claim that the sources do not hold. null when it may. */
export function ungrounded(text: string, sources: string, isPage: (route: string) => boolean): string | null {
  const known = new Set([...numbers(sources), ...spelled(sources)])
  if (numbers(text).some((number) => !known.has(number))) return 'a number that no source has'
  if (spelled(text).some((number) => Number(number) > 3 && !known.has(number))) return 'a number that no source has'
  for (const route of text.match(/(?<![\w/])\/[a-z0-9][a-z0-9/-]*/g) ?? [])
    if (!isPage(route.replace(/\/$/, '')) && !sources.includes(route)) return 'a link that no source has'
  for (const link of text.match(/\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.\w+/gi) ?? [])
    if (!sources.includes(link.replace(/[.,;)]+$/, ''))) return 'a link that no source has'
  if (
    /\b(?:raffle|prize|winner|you(?:'ve| have) won|guarantee[ds]?|risk[- ]free|cure[sd]?|flawless|hurry|last chance|limited time)\b/i.test(text) &&
    !/\b(?:no|not|never|cannot|can't) (?:\w+ ){0,4}(?:guarantee|cure)/i.test(text)
  )
    return 'a claim that may not be made'
  if (/\b\d+ ?(?:units?|mg|iu)\b/i.test(text)) return 'a dose'
  if (/<[a-z/]|\]\(|^#|\*\*/im.test(text)) return 'markup'
  if (/\b(?:system prompt|my instructions|as an ai language model)\b/i.test(text)) return 'talk about itself'
  return null
}
