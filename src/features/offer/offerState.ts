import {
  concernIds,
  offerLimits,
  offerRequest,
  sexes,
  type ConcernId,
  type Offer,
  type OfferRequest,
} from '@clinic/contract/contract'
import type { Failure } from '../../backend/failure'
import { readNumber } from '../../ui/dialog/numbers'
import * as offerWords from '../../words/offer'

/** The welcome offer: concerns, then details, then the offer. */
export type OfferFields = {
  name: string
  email: string
  location: string
  age: string
  sex: (typeof sexes)[number]
  keep: boolean
  marketing: boolean
  trap: string
}

/** The fields that something can be wrong with, in their order. */
export const askedFields = ['name', 'email', 'location', 'age'] as const
export type AskedField = (typeof askedFields)[number]
export type OfferErrors = Partial<Record<AskedField, string>>

/** Why no offer came, where nothing is wrong with a field. */
export type OfferProblem = 'network-full' | 'busy' | 'failed'

export type OfferState = {
  stage: 'concerns' | 'details' | 'offer'
  concerns: ConcernId[]
  fields: OfferFields
  errors: OfferErrors
  /** true when a notification says already that something is wrong. */
  notified: boolean
  problem: OfferProblem | null
  loading: boolean
  offer: Offer | null
}

export type OfferAction =
  | { type: 'choose'; concerns: ConcernId[] }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'edit'; change: Partial<OfferFields> }
  | { type: 'validationFailed'; errors: OfferErrors; notified: boolean }
  | { type: 'submit' }
  | { type: 'fail'; problem: OfferProblem }
  | { type: 'succeed'; offer: Offer }
  | { type: 'end' }
  | { type: 'reset' }

/** All fields are put back this long after the dialog has closed, in milliseconds. */
export const resetDelay = 300

export const offerStart: OfferState = {
  stage: 'concerns',
  concerns: [],
  fields: {
    name: '',
    email: '',
    location: '',
    age: '',
    sex: '',
    keep: false,
    marketing: false,
    trap: '',
  },
  errors: {},
  notified: false,
  problem: null,
  loading: false,
  offer: null,
}

export function offerReducer(state: OfferState, action: OfferAction): OfferState {
  switch (action.type) {
    case 'choose':
      return String(action.concerns) === String(state.concerns)
        ? state
        : { ...state, concerns: action.concerns }
    case 'continue':
      return state.concerns.length ? { ...state, stage: 'details' } : state
    case 'back':
      return state.loading ? state : { ...state, stage: 'concerns' }
    case 'edit': {
      const edited = (Object.keys(action.change) as (keyof OfferFields)[]).filter(
        (field) => action.change[field] !== state.fields[field],
      )
      if (edited.length === 0) return state
      const errors = { ...state.errors }
      for (const field of edited) delete errors[field as AskedField]
      return { ...state, fields: { ...state.fields, ...action.change }, errors }
    }
    case 'validationFailed':
      return {
        ...state,
        loading: false,
        errors: action.errors,
        notified: action.notified,
        problem: null,
      }
    case 'submit':
      return { ...state, loading: true, errors: {}, problem: null }
    case 'fail':
      return { ...state, loading: false, problem: action.problem }
    case 'succeed':
      return { ...state, stage: 'offer', loading: false, offer: action.offer }
    // The call ended without an offer, or the dialog closed: the details stay until the reset.
    case 'end':
      return { ...state, loading: false }
    case 'reset':
      return offerStart
  }
}

// ---------- what the form shows ----------

/** Returns the concerns that are ticked in a form. */
export function concernsIn(form: HTMLFormElement): ConcernId[] {
  const ticked = new FormData(form).getAll('concern')
  return concernIds.filter((id) => ticked.includes(id))
}

/** Returns what stands in a form's fields, whoever has put it there. */
export function fieldsIn(form: HTMLFormElement): OfferFields {
  const data = new FormData(form)
  const text = (field: keyof OfferFields) => String(data.get(field) ?? '')
  const age = form.elements.namedItem('age') as HTMLInputElement
  return {
    name: text('name'),
    email: text('email'),
    location: text('location'),
    // A browser gives no value for a number that it cannot read.
    age: age.validity.badInput ? 'no-number' : text('age'),
    sex: sexes.find((sex) => sex === text('sex')) ?? '',
    keep: data.has('keep'),
    marketing: data.has('marketing'),
    trap: text('trap'),
  }
}

/** Checks whether the submit button is enabled: it waits for name, email and location. */
export const canSubmit = ({ fields, loading }: OfferState): boolean =>
  !loading && fields.name !== '' && fields.email !== '' && fields.location !== ''

/** Checks for a name, email, location and at least one concern, none of them blank. */
export const isComplete = ({
  fields,
  concerns,
}: Pick<OfferState, 'fields' | 'concerns'>): boolean =>
  Boolean(fields.name.trim() && fields.email.trim() && fields.location.trim() && concerns.length)

/** Reads an age in years, or null when none is given; undefined when what is given is no age. */
export function readAge(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const age = readNumber(text)
  return age !== undefined && Number.isInteger(age) && age >= 0 && age <= 120 ? age : undefined
}

/** Returns what is sent for the offer. */
export const toRequest = ({
  fields,
  concerns,
}: Pick<OfferState, 'fields' | 'concerns'>): OfferRequest => ({
  name: fields.name.trim(),
  email: fields.email.trim(),
  age: readAge(fields.age) ?? null,
  sex: fields.sex,
  location: fields.location.trim(),
  concerns,
  keep: fields.keep,
  marketing: fields.marketing,
  trap: fields.trap,
})

const wrong: Record<AskedField, string> = {
  name: offerWords.enterName,
  email: offerWords.enterEmail,
  location: offerWords.enterLocation,
  age: offerWords.enterAge,
}

/**
 * Returns what to say at the fields that the server has named; empty where it named none of them.
 */
export const refusedFields = (named: readonly string[] = []): OfferErrors =>
  Object.fromEntries(
    askedFields.filter((field) => named.includes(field)).map((field) => [field, wrong[field]]),
  )

/** Returns what a failed call is to the visitor. */
export function refusalIn(
  { status, code, fields }: Pick<Failure, 'status' | 'code' | 'fields'>,
  adultsOnly: string,
): { errors: OfferErrors; problem: OfferProblem } {
  const errors = refusedFields(fields)
  if (errors.age && code === 'adults-only') errors.age = adultsOnly
  if (code === 'network-full') return { errors, problem: code }
  return { errors, problem: status === 429 ? 'busy' : 'failed' }
}

/** Returns what is wrong with what was typed, by its field, as the server would judge it. */
export function mistakesIn(
  what: Pick<OfferState, 'fields' | 'concerns'>,
  adultsOnly: string,
): OfferErrors {
  const age = readAge(what.fields.age)
  const judged = offerRequest.safeParse(toRequest(what))
  const errors = refusedFields(judged.error?.issues.map(({ path }) => String(path[0])))
  for (const field of ['name', 'email', 'location'] as const) {
    const { length } = what.fields[field].trim()
    if (length > offerLimits[field])
      errors[field] = offerWords.shortenTo(offerLimits[field], length)
  }
  if (age === undefined) errors.age = wrong.age
  else if (age !== null && age < 18) errors.age = adultsOnly
  return errors
}
