import type { Rich } from '@clinic/content/expand'
import type { Picture, Phone } from '../../site/site'
import type { Crumb, ListItem, QuestionText } from '../../site/page'
import type { SectionContent } from '../sections/types'

export type CityContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  contact: {
    place: Rich
    line: Rich
    hours: Rich
    cover: Rich
    sample: boolean
    phone: Phone | null
  }
  /** An engraving of the city. */
  picture: Picture | null
  caption: string
  /** Emergency numbers of a country abroad; null in the United Kingdom. */
  emergency: Rich | null
  treatments: ListItem[]
  gettingThere: Rich[]
  sections: SectionContent[]
  questions: QuestionText[]
  related: ListItem[]
}
