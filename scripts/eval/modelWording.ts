import type { Knowledge } from '../../supabase/functions/_shared/knowledge'
import { readConfig } from '../../supabase/functions/_shared/config'
import { rewording } from '../../supabase/functions/_shared/model/reword'
import { worded } from '../../supabase/functions/ai-chat/handler'
import type { Wording } from './grade'

/**
 * How many answers a model was asked to say, by what became of them: "worded", "unused", or the
 * failure's name.
 */
export type Outcomes = Map<string, number>

/**
 * Wording by the model that the environment names, as the functions do it, without a day's budget.
 * @throws {Error} that says what to set, when no model is named or a setting of it is wrong
 */
export function modelWording(
  knowledge: Knowledge,
  env: (name: string) => string | undefined,
): { wording: Wording; outcomes: Outcomes; model: string } {
  const { config, problems } = readConfig(env)
  const wrong = problems.filter((problem) => /^(?:OPENAI|ANTHROPIC|MODEL)_/.test(problem))
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  if (config.model === null)
    throw new Error(
      'No model is named. Set OPENAI_API_KEY and OPENAI_MODEL (with OPENAI_BASE_URL for another service of that kind), or ANTHROPIC_API_KEY and ANTHROPIC_MODEL. See .env.example.',
    )
  const outcomes: Outcomes = new Map()
  const reword = rewording(
    'eval',
    {
      config,
      database: { takeBudget: () => Promise.resolve(true) },
      log: ({ code, error }) => {
        const outcome = String(code ?? error)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      },
      fetch: globalThis.fetch,
      now: Date.now,
    },
    knowledge.facts.modelWords,
  )
  return { wording: (answer) => worded(answer, reword, 'eval'), outcomes, model: config.model.name }
}
