import type { Rich } from '@clinic/content/expand'
import type { Crumb, ListItem, Portrait } from '../../site/page'

export type PersonContent = {
  name: string
  role: string
  crumbs: Crumb[]
  portrait: Portrait
  registration: string | null
  qualifications: string[]
  intro: Rich
  biography: Rich[]
  interests: string[]
  treatments: ListItem[]
  related: ListItem[]
  sample: boolean
}
