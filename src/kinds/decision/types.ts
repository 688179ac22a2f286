import type { Rich } from '@clinic/content/expand'
import type { Picture } from '../../site/site'
import type { Crumb, ListItem, SourceText, ReviewText, HelpText } from '../../site/page'

/** A row of a decision's table; `price` is null where the clinic does not offer it. */
export type OptionText = {
  name: string
  where: string
  to: string | null
  price: string | null
  note: Rich | null
} & Record<
  'changes' | 'cannot' | 'seen' | 'lasts' | 'visits' | 'timeOff' | 'seriousRisk' | 'suits',
  Rich
>

export type DecisionContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  plate: Picture
  help: HelpText | null
  selfCheck: {
    question: string
    how: Rich
    answers: { answer: string; causes: string[]; meaning: Rich }[]
  }[]
  options: OptionText[]
  more: { id: string; heading: string; facts: Rich[] }[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText
}
