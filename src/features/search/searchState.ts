import { automatedAnswer, chatLimits, type ChatReply } from '@clinic/contract/contract'
import { paragraphs, type Paragraph } from '../../ui/dialog/answerParts'

/** A question with its answer. `urgent`: somebody may be in danger. */
export type Turn = { question: string; paragraphs: Paragraph[]; urgent: boolean }

/** The search dialog: a question, its answer, and follow-ups. */
export type SearchState = {
  query: string
  followUp: string
  /** The conversation, newest last; empty before the first answer. */
  turns: Turn[]
  /** The pending call, if any. */
  loading: 'question' | 'followUp' | null
}

type SearchAction =
  | { type: 'type'; query: string }
  | { type: 'typeFollowUp'; followUp: string }
  | { type: 'ask'; from: 'question' | 'followUp' }
  | { type: 'answer'; question: string; reply: ChatReply }
  | { type: 'fail' }
  | { type: 'close' }
  | { type: 'clear' }

export const searchStart: SearchState = { query: '', followUp: '', turns: [], loading: null }

/**
 * Returns the paragraphs of a reply, in the languages of its parts, where it has any. That it is
 * automated stands below the conversation.
 */
const paragraphsOf = ({ response, parts = [] }: ChatReply): Paragraph[] =>
  (parts.length > 0 ? parts : [{ text: response }])
    .flatMap(({ text, ...more }) => paragraphs(text).map((one) => ({ text: one, ...more })))
    .filter(({ text }) => text !== automatedAnswer)

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
        paragraphs: paragraphsOf(action.reply),
        urgent: action.reply.urgent === true,
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

/** Earlier turns that are sent with a follow-up, and letters of each answer. */
const turnsSent = 6
const answerSent = 600

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Returns the clinic's knowledge and the conversation, oldest first, within the contract's limit:
 * turns are left out whole, the oldest first, so that no question is cut.
 */
export function contextWith(
  knowledge: string,
  turns: readonly Turn[],
  most: number = chatLimits.context,
): string {
  const told = turns.slice(-turnsSent).map(({ question, paragraphs: said }) => {
    const answer = onOneLine(said.map(({ text }) => text).join(' ')).slice(0, answerSent)
    // oxlint-disable-next-line words/in-place -- sent to the function, which reads it
    return `\nPrevious question: ${onOneLine(question)}\nPrevious answer: ${answer}`
  })
  while (told.join('').length > most) told.shift()
  const tail = told.join('')
  return knowledge.slice(0, most - tail.length) + tail
}
