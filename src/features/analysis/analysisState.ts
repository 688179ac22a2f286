import { analysisLimits, analysisRequest, type AnalysisForm } from '@clinic/contract/contract'
import { readNumber } from '../../ui/dialog/numbers'
import { paragraphs } from '../../ui/dialog/answerParts'
import { drawnDefaults, readDrawn, type Drawn } from './preview/drawing'
import { formDefaults, steps, type NumberField } from './questions'
import * as analysisWords from '../../words/analysis'

/** The wizard: five steps, then the analysis. */
export type AnalysisState = {
  step: number
  form: AnalysisForm
  /** The person that the preview draws; no part of the form, and never sent. */
  drawn: Drawn
  /** The texts of the number fields, which may not be numbers yet. */
  typed: Record<NumberField, string>
  /** Says that a number was changed, beside its field. */
  notices: Partial<Record<NumberField, string>>
  /** The same for a number that was changed by leaving its step: said on the step that follows. */
  carried: string | null
  loading: boolean
  result: { paragraphs: string[]; made: Date } | null
}

export type AnalysisAction =
  | { type: 'choose'; change: Partial<AnalysisForm> }
  | { type: 'draw'; change: Partial<Drawn> }
  | { type: 'typeNumber'; field: NumberField; text: string }
  | { type: 'leaveNumber'; field: NumberField }
  | { type: 'previous' }
  | { type: 'next' }
  | { type: 'submit' }
  | { type: 'succeed'; text: string; made: Date }
  | { type: 'fail' }
  | { type: 'close' }
  | { type: 'reset' }

const numberFields = Object.keys(analysisLimits) as NumberField[]
const typedFrom = (form: AnalysisForm) =>
  Object.fromEntries(numberFields.map((field) => [field, String(form[field])])) as Record<
    NumberField,
    string
  >

/** Returns the first step with its starting values, or where a draft left off. */
export const analysisStart = (draft: Draft | null): AnalysisState => {
  const form = draft?.form ?? formDefaults
  return {
    step: draft?.step ?? 0,
    form,
    drawn: draft?.drawn ?? drawnDefaults,
    typed: typedFrom(form),
    notices: {},
    carried: null,
    loading: false,
    result: null,
  }
}

export const lastStep = steps.length - 1

/** Brings a typed number within its limits, and says so when that changed it. */
export function settleNumber(
  field: NumberField,
  text: string,
  before: number,
): { value: number; notice: string | null } {
  const { min, max } = analysisLimits[field]
  const { label } = analysisWords.questions[field]
  if (text.trim() === '') return { value: before, notice: analysisWords.leftEmpty(label, before) }
  const typed = readNumber(text)
  if (typed === undefined) return { value: before, notice: analysisWords.notANumber(label, before) }
  if (typed < min)
    return {
      value: min,
      notice:
        field === 'age'
          ? analysisWords.adultsOnlyFrom(label, min)
          : analysisWords.lowest(label, min),
    }
  if (typed > max)
    return {
      value: max,
      notice: analysisWords.highest(label, max),
    }
  const whole = Math.round(typed)
  return {
    value: whole,
    notice: whole === typed ? null : analysisWords.rounded(label, whole),
  }
}

/** Settles every number, as happens when a step is left or the form is sent. */
function settleAll(state: AnalysisState): AnalysisState {
  const form = { ...state.form }
  const said: string[] = []
  for (const field of numberFields) {
    const { value, notice } = settleNumber(field, state.typed[field], form[field])
    form[field] = value
    if (notice) said.push(notice)
  }
  return { ...state, form, typed: typedFrom(form), notices: {}, carried: said.join(' ') || null }
}

export function analysisReducer(state: AnalysisState, action: AnalysisAction): AnalysisState {
  switch (action.type) {
    case 'choose':
      return { ...state, form: { ...state.form, ...action.change } }
    case 'draw':
      return { ...state, drawn: { ...state.drawn, ...action.change } }
    case 'typeNumber': {
      const { [action.field]: _, ...notices } = state.notices
      const { min, max } = analysisLimits[action.field]
      const number = readNumber(action.text)
      const fits =
        number !== undefined && Number.isInteger(number) && number >= min && number <= max
      return {
        ...state,
        typed: { ...state.typed, [action.field]: action.text },
        notices,
        form: fits ? { ...state.form, [action.field]: number } : state.form,
      }
    }
    case 'leaveNumber': {
      const { value, notice } = settleNumber(
        action.field,
        state.typed[action.field],
        state.form[action.field],
      )
      return {
        ...state,
        form: { ...state.form, [action.field]: value },
        typed: { ...state.typed, [action.field]: String(value) },
        notices: notice ? { ...state.notices, [action.field]: notice } : state.notices,
      }
    }
    case 'previous':
      return state.loading ? state : { ...settleAll(state), step: Math.max(0, state.step - 1) }
    case 'next':
      return { ...settleAll(state), step: Math.min(lastStep, state.step + 1) }
    case 'submit':
      return { ...settleAll(state), loading: true }
    case 'succeed':
      return {
        ...state,
        loading: false,
        result: { paragraphs: paragraphs(action.text), made: action.made },
      }
    // On failure, and when the dialog is closed, the wizard stays where it is with its answers.
    case 'fail':
    case 'close':
      return { ...state, loading: false }
    case 'reset':
      return analysisStart(null)
  }
}

// ---------- the draft, kept in this tab only ----------

type Draft = { step: number; form: AnalysisForm; drawn?: Drawn }

export const draftKey = 'analysis-draft'

/** Reads a draft back; anything that is not one is ignored. */
export function readDraft(text: string | null): Draft | null {
  if (!text) return null
  try {
    const { step, form, drawn } = JSON.parse(text) as Draft
    const parsed = analysisRequest.safeParse(form)
    return parsed.success && Number.isInteger(step) && step >= 0 && step <= lastStep
      ? { step, form: parsed.data, drawn: readDrawn(drawn) }
      : null
  } catch {
    return null
  }
}
