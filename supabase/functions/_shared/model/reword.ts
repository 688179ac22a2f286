import type { Config } from '../config.ts'
import type { Database } from '../database.ts'
import type { Backend } from '../endpoint.ts'
import type { GuardWords } from '../knowledge.ts'
import { errorName } from '../log.ts'
import { breaker } from './breaker.ts'
import { complete, ModelFailed } from './complete.ts'
import { Guard, type Part } from './guard.ts'

/**
 * What a model is told. It is given sentences of the engine's answer and nothing else: neither the
 * visitor's question nor anything else a visitor wrote, so that no name, address or illness leaves
 * the site, and no instruction in a question has an effect.
 */
const instructions = `You are given sentences from the website of a clinic, one on each line. Write each of them once more, in the same order, one on each line, so that they read like one friendly and calm text in plain British English.
In each sentence keep every noun, verb, adjective and number, in their order, and every word like "not", "only", "may", "usually", "most", "before" or "if". You may change articles and pronouns, write a number in digits or in words, use short forms such as "isn't", and move a clause from the end of the sentence to its beginning or back.
Add nothing and leave nothing out. No headings, lists, markup, links or remarks of your own.`

/** After five failures in a row the model is left alone for a minute. */
const patience = { failures: 5, restMs: 60_000 }

/** What wording needs of a function's surroundings. */
export type ModelBackend = Pick<Backend, 'log' | 'fetch' | 'now'> & {
  config: Pick<Config, 'model'>
  database: Pick<Database, 'takeBudget'>
}

/** Paragraphs of an answer as a model says them, or as they are. */
export type Reword = (own: readonly Part[], requestId: string) => Promise<string[]>

class BudgetSpent extends Error {
  override name = 'BudgetSpent'
  readonly code = 'budget-spent'
}

/**
 * A function that has a model say an engine's answer better, or gives the answer's paragraphs as
 * they are: without a model, and on any failure of it. See `guard.ts` for what a model may change.
 */
export function rewording(name: string, backend: ModelBackend, words: GuardWords): Reword {
  const { config, database, log } = backend
  const guard = new Guard(words)
  const circuit = breaker({
    ...patience,
    now: backend.now,
    counts: (error) => error instanceof ModelFailed,
  })

  return async (own, requestId) => {
    const asItIs = own.map(({ text }) => text)
    const model = config.model
    if (model === null) return asItIs
    const facts = guard.factsOf(own)
    const open = facts.filter(({ kind }) => kind === 'open')
    if (open.length === 0) return asItIs
    try {
      const reply = await circuit.run(async () => {
        if (!(await database.takeBudget('model', model.callsADay))) throw new BudgetSpent()
        return complete(
          model,
          { system: instructions, user: open.map(({ text }) => text).join('\n') },
          backend.fetch,
        )
      })
      const { paragraphs, worded, dropped } = guard.answer(own, facts, reply)
      const code = worded > 0 ? 'worded' : 'unused'
      log({ event: 'model', requestId, function: name, code, count: dropped })
      return paragraphs
    } catch (error) {
      log({ event: 'model', requestId, function: name, error: errorName(error) })
      return asItIs
    }
  }
}
