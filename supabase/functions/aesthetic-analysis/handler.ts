import { analysisRequest, type AnalysisForm, type AnalysisReply } from '@clinic/contract/contract'
import { endpoint, type Backend, type Handler } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import type { Facts } from '@clinic/assistant/knowledge'
import { withCurlyMarks } from '@clinic/contract/typography'
import { analyse } from './analyse.ts'

/** aesthetic-analysis: answers by rules. Nothing of the form is stored or logged. */
export function createHandler(backend: Backend, facts: Facts): Handler {
  return endpoint<AnalysisForm>(
    {
      name: 'aesthetic-analysis',
      limit: (settings) => settings.limits.analysis,
      schema: analysisRequest,
      explain: (fields, value) =>
        fields.includes('age') && typeof value.age === 'number' && value.age < 18
          ? new Refusal(
              422,
              'adults-only',
              `${facts.clinic.adultsOnly} This tool is for adults only; for a skin ` +
                'condition, a GP or pharmacist can help at any age.',
            )
          : null,
      answer: async (form, { takeSlot }): Promise<AnalysisReply> => {
        await takeSlot()
        return { analysis: withCurlyMarks(analyse(form, facts).join('\n\n')) }
      },
    },
    backend,
  )
}
