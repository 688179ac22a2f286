import type { ComponentProps } from 'react'
import type { ReviewLine } from '../../ui/ReviewLine'
import type { Rich } from '@clinic/content/expand'
import type { Picture } from '../../site/site'
import type { Crumb, ListItem, QuestionText, SourceText, ReviewText } from '../../site/page'
import type { SectionContent } from '../sections/types'

export type InfoContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  kind: string
  facts: { label: string; value: string }[]
  picture: Picture | null
  /** The caption of the picture, where it needs one. */
  caption: string | null
  language: { lang: string; dir: 'ltr' | 'rtl' } | null
  /** Headings of the last sections, in the language of the page. */
  say: Record<'questions' | 'sources' | 'contents' | 'book' | 'call', string>
  sections: SectionContent[]
  questions: QuestionText[]
  /** Pages that help to choose between treatments. */
  decisions: Crumb[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText | null
  /** The words of the review in another language than English. */
  sayReview: ComponentProps<typeof ReviewLine>['say'] | null
}
