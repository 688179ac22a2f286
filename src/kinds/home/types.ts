import type { HomeSectionName } from '@clinic/content/homeSections'
import type { Rich } from '@clinic/content/expand'
import type { Assessment, GalleryItem, Picture, DoctorLine } from '../../site/site'
import type { SkincarePrice, Card, FaceMapData, RatedFace } from '../../site/page'
import type { SectionContent } from '../sections/types'

/** A point of the hero and the leader line from its label, in per cent of the plate's width. */
export type HeroPoint = {
  label: string
  to: string
  x: number
  y: number
  leader: { x: number; y: number; bend: number }
}

export type HomeContent = {
  hero: { heading: string; lead: Rich; plate: Picture; points: HeroPoint[] }
  claims: { label: string; value: string }[]
  doctor: DoctorLine | null
  /** In the order in which they stand on the page. */
  sections: (SectionContent & { part: HomeSectionName })[]
  popular: Card[]
  faceMap: FaceMapData
  gallery: GalleryItem[]
  ratedFace: RatedFace
  /** null where the section is left out. */
  skincare: { plate: Picture; price: SkincarePrice } | null
  assessment: Assessment
  /** A plan made in steps, beside the statement of what the clinic believes. */
  plan: Picture
  terrace: Picture
}
