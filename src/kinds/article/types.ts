import type { Rich } from '@clinic/content/expand'
import type { Picture } from '../../site/site'
import type { Crumb, ListItem, SourceText, ReviewText } from '../../site/page'
import type { SectionContent } from '../sections/types'

export type ArticleContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  plate: Picture
  caption: string | null
  sections: SectionContent[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText
}
