import type { Rich } from '@clinic/content/expand'
import type { Crumb, ListItem } from '../../site/page'

export type ProductContent = {
  name: string
  kind: string
  summary: Rich
  crumbs: Crumb[]
  verdict: Rich[]
  ingredients: {
    name: string
    role: string
    evidence: 'strong' | 'moderate' | 'limited' | 'formulation'
    note: Rich
    caution: Rich | null
  }[]
  suits: Rich[]
  notFor: Rich[]
  howToUse: Rich[]
  related: ListItem[]
  sample: boolean
}
