import {
  sexes,
  type ConcernId,
  type Offer,
  type OfferRequest,
} from '../../../supabase/functions/_shared/contract'

/** The welcome offer: concerns, then details, then the offer. */
export type OfferFields = {
  name: string
  email: string
  location: string
  age: string
  sex: (typeof sexes)[number]
  marketing: boolean
  trap: string
}

export type OfferState = {
  stage: 'concerns' | 'details' | 'offer'
  concerns: ConcernId[]
  fields: OfferFields
  errors: { email?: string; age?: string }
  loading: boolean
  offer: Offer | null
}

export type OfferAction =
  | { type: 'toggle'; concern: ConcernId }
  | { type: 'continue' }
  | { type: 'back' }
  | { type: 'edit'; change: Partial<OfferFields> }
  | { type: 'refuse'; errors: OfferState['errors'] }
  | { type: 'submit' }
  | { type: 'succeed'; offer: Offer }
  | { type: 'end' }
  | { type: 'reset' }

/** All fields are put back this long after the dialog has closed, in milliseconds. */
export const resetDelay = 300

export const offerStart: OfferState = {
  stage: 'concerns',
  concerns: [],
  fields: { name: '', email: '', location: '', age: '', sex: '', marketing: false, trap: '' },
  errors: {},
  loading: false,
  offer: null,
}

export function offerReducer(state: OfferState, action: OfferAction): OfferState {
  switch (action.type) {
    case 'toggle':
      return {
        ...state,
        concerns: state.concerns.includes(action.concern)
          ? state.concerns.filter((one) => one !== action.concern)
          : [...state.concerns, action.concern],
      }
    case 'continue':
      return state.concerns.length ? { ...state, stage: 'details' } : state
    case 'back':
      return state.loading ? state : { ...state, stage: 'concerns' }
    case 'edit': {
      const errors = { ...state.errors }
      for (const field of Object.keys(action.change) as (keyof OfferFields)[])
        if (field === 'email' || field === 'age') delete errors[field]
      return { ...state, fields: { ...state.fields, ...action.change }, errors }
    }
    case 'refuse':
      return { ...state, errors: action.errors }
    case 'submit':
      return { ...state, loading: true, errors: {} }
    case 'succeed':
      return { ...state, stage: 'offer', loading: false, offer: action.offer }
    // The call ended without an offer, or the dialog closed: the details stay until the reset.
    case 'end':
      return { ...state, loading: false }
    case 'reset':
      return offerStart
  }
}

/** The submit button waits for name, email and location. */
export const canSubmit = ({ fields, loading }: OfferState): boolean =>
  !loading && fields.name !== '' && fields.email !== '' && fields.location !== ''

/** Name, email, location and at least one concern, none of them blank. */
export const isComplete = ({ fields, concerns }: OfferState): boolean =>
  Boolean(fields.name.trim() && fields.email.trim() && fields.location.trim() && concerns.length)

/** An age in years, or null when none is given; undefined when what is given is no age. */
export function readAge(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const age = Number(text)
  return Number.isInteger(age) && age >= 0 && age <= 120 ? age : undefined
}

/** What is sent for the offer. */
export const toRequest = ({ fields, concerns }: OfferState): OfferRequest => ({
  name: fields.name.trim(),
  email: fields.email.trim(),
  age: readAge(fields.age) ?? null,
  sex: fields.sex,
  location: fields.location.trim(),
  concerns,
  marketing: fields.marketing,
  trap: fields.trap,
})
