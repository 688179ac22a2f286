import { paragraphs } from '../paragraphs'

/** The search dialog: a question, its answer, and follow-ups. */
type SearchState = {
  query: string
  followUp: string
  answer: { question: string; paragraphs: string[] } | null
  /** What is pending, if anything. */
  loading: 'question' | 'followUp' | null
}

type SearchAction =
  | { type: 'type'; query: string }
  | { type: 'typeFollowUp'; followUp: string }
  | { type: 'ask'; from: 'question' | 'followUp' }
  | { type: 'answer'; question: string; text: string }
  | { type: 'fail' }
  | { type: 'close' }
  | { type: 'clear' }

export const searchStart: SearchState = { query: '', followUp: '', answer: null, loading: null }

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'type':
      return { ...state, query: action.query }
    case 'typeFollowUp':
      return { ...state, followUp: action.followUp }
    case 'ask':
      return { ...state, loading: action.from }
    case 'answer':
      return { ...state, loading: null, followUp: '', answer: { question: action.question, paragraphs: paragraphs(action.text) } }
    // A failure and a closed dialog end the loading; the words stay.
    case 'fail':
    case 'close':
      return { ...state, loading: null }
    case 'clear':
      return searchStart
  }
}
