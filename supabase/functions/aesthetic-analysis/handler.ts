import { analysisRequest, type AnalysisForm, type AnalysisReply } from '../_shared/contract.ts'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import { addressOf, type Facts } from '../_shared/knowledge.ts'
import { errorName } from '../_shared/log.ts'
import { complete, ModelRefused, ungrounded } from '../_shared/model.ts'
import { analyse } from './analyse.ts'

const brief = `You rewrite an analysis for the visitor of a clinic's website: warm, calm, plain British English, 250 to 450 words, short paragraphs divided by blank lines, no headings, lists or markdown.
The text you are given holds all the facts. Keep every suggestion, caution, price and link (like /chemical-peel/) exactly, add none, and keep the paragraphs on when to get help and on this not being a diagnosis word for word.
Never diagnose, promise, persuade, compare with an ideal, or comment on weight, attractiveness or ethnicity beyond the cautions given.`

/**
 * aesthetic-analysis: the rules decide what is said; a model, where one is configured, may say it more smoothly.
 * Nothing of the form is stored or logged.
 */
export function createHandler(backend: Backend, facts: Facts): Handler {
  const { config, log } = backend

  return endpoint<AnalysisForm>(
    {
      name: 'aesthetic-analysis',
      limit: (settings) => settings.limits.analysis,
      parse: (value) => analysisRequest.safeParse(value),
      explain: (fields, value) =>
        fields.includes('age') && typeof value.age === 'number' && value.age < 18
          ? new Refusal(
              422,
              'adults-only',
              `${facts.clinic.adultsOnly} This tool is for adults only; for a skin condition, a GP or pharmacist can help at any age.`,
            )
          : null,
      answer: async (form, { takeSlot, requestId }): Promise<AnalysisReply> => {
        await takeSlot()
        const { text, routes } = analyse(form, facts)
        if (config.model === null) return { analysis: text }
        try {
          const written = await complete(
            config.model,
            [
              { role: 'system', content: brief },
              { role: 'user', content: text },
            ],
            backend.fetch,
            1200,
          )
          const fault =
            ungrounded(written, text, (route) => facts.pages.some((page) => addressOf(page) === route)) ??
            (routes.some((route) => !written.includes(route)) ? 'a suggestion is missing' : null) ??
            ((written.match(/(?<![\w/])\/[a-z0-9][a-z0-9/-]*/g) ?? []).some((route) => !routes.includes(route.replace(/\/$/, '')))
              ? 'a suggestion was added'
              : null) ??
            (!/999/.test(written) || !/not a diagnosis/i.test(written) || !/doctor/i.test(written) ? 'a warning is missing' : null)
          if (fault !== null) throw new ModelRefused(fault)
          return { analysis: written }
        } catch (error) {
          log({ event: 'model', requestId, function: 'aesthetic-analysis', error: errorName(error) })
          return { analysis: text }
        }
      },
    },
    backend,
  )
}
