import { chatLimits } from '../../../supabase/functions/_shared/contract'
import { paragraphs } from '../paragraphs'

/** A question with its answer. `urgent`: somebody may be in danger. */
export type Turn = { question: string; paragraphs: string[]; urgent: boolean }

/** The search dialog: a question, its answer, and follow-ups. */
export type SearchState = {
  query: string
  followUp: string
  /** The conversation, newest last; empty before the first answer. */
  turns: Turn[]
  /** What is pending, if anything. */
  loading: 'question' | 'followUp' | null
}

type SearchAction =
  | { type: 'type'; query: string }
  | { type: 'typeFollowUp'; followUp: string }
  | { type: 'ask'; from: 'question' | 'followUp' }
  | { type: 'answer'; question: string; text: string; urgent?: boolean }
  | { type: 'fail' }
  | { type: 'close' }
  | { type: 'clear' }

export const searchStart: SearchState = { query: '', followUp: '', turns: [], loading: null }

export function searchReducer(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'type':
      return { ...state, query: action.query }
    case 'typeFollowUp':
      return { ...state, followUp: action.followUp }
    case 'ask':
      return { ...state, loading: action.from }
    case 'answer': {
      const turn = {
        question: action.question,
        paragraphs: paragraphs(action.text),
        urgent: action.urgent === true,
      }
      return { ...state, loading: null, followUp: '', turns: [...state.turns, turn] }
    }
    // A failure and a closed dialog end the loading; the words stay.
    case 'fail':
    case 'close':
      return { ...state, loading: null }
    case 'clear':
      return searchStart
  }
}

/** How many earlier turns go along with a follow-up, and how much of each answer. */
const turnsSent = 6
const answerSent = 600

/** The clinic's knowledge and the conversation, oldest first, within the contract's limit. */
export function contextWith(
  knowledge: string,
  turns: readonly Turn[],
  most: number = chatLimits.context,
): string {
  const line = (name: string, text: string, length: number) =>
    `\nPrevious ${name}: ${text.replace(/\s+/g, ' ').slice(0, length)}`
  const tail = turns
    .slice(-turnsSent)
    .map(
      ({ question, paragraphs: said }) =>
        line('question', question, 1000) + line('answer', said.join(' '), answerSent),
    )
    .join('')
  return knowledge.slice(0, most - tail.length) + tail
}
