import { Unreadable, type AskModel } from '@clinic/assistant/model/ask'
import type { Backend } from '../endpoint.ts'
import { breaker } from './breaker.ts'
import { complete, ModelFailed, type Completion } from './complete.ts'

/** After three failures in a row, each of which somebody may have waited for, it rests a minute. */
const patience = { failures: 3, restMs: 60_000 }

/** The share of a day's calls that may come at once; the rest comes evenly over the day. */
const atOnce = 0.5

class BudgetSpent extends Error {
  override name = 'BudgetSpent'
  readonly code = 'budget-spent'
}

export type ModelBackend = Pick<Backend, 'config' | 'database' | 'fetch' | 'now'>

/**
 * Returns what asks the model that the settings name, within the day's budget and behind a circuit
 * breaker; null where there is none, or the privacy notice names no provider.
 */
export function modelAccess(
  { config, database, fetch, now }: ModelBackend,
  provider: string | null,
  told: (tokens: Completion['tokens']) => void = () => undefined,
): AskModel | null {
  const { model } = config
  if (model === null || provider === null) return null
  const { callsADay } = model
  const circuit = breaker({
    ...patience,
    now,
    counts: (error) => error instanceof ModelFailed || error instanceof Unreadable,
  })
  const limit = {
    perMinute: (callsADay * (1 - atOnce)) / (24 * 60),
    burst: Math.max(1, Math.floor(callsADay * atOnce)),
  }
  return (prompt, signal) =>
    circuit.run(async () => {
      if ((await database.takeSlot({ key: 'model', limit })) > 0) throw new BudgetSpent()
      const { value, tokens } = await complete(model, prompt, fetch, signal)
      told(tokens)
      return value
    })
}
