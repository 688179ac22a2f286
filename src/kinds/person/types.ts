import type { Rich } from '@clinic/content/expand'
import type { Crumb, ListItem } from '../../site/page'
import type { Portrait } from '../../site/site'

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
