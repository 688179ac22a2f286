import type { Rich } from '@clinic/content/expand'
import type { Picture } from './site'

/**
 * The types of Gatsby's page context: content already checked, tokens expanded, links resolved, so
 * that templates only lay it out. Types of one kind of page are in its build.ts.
 */

export type Crumb = { label: string; to: string }

export type Head = {
  title: string
  /** The language of the title, where that is not English. */
  lang?: string
  description: string
  /** The address of this page as search engines should count it, in full. */
  canonical: string
  /** The picture for social networks, in full; 1200 by 630 pixels. */
  image: string
  type: 'website' | 'article' | 'profile'
  noindex: boolean
  /** A schema.org graph. */
  jsonLd: object | null
}

/** The content of the bar at the foot of a narrow screen on a treatment page. */
export type MobilePriceBar = { name: string; price: string }

export type PriceTag = { label: string; amount: string }

/** The price of the skincare programme, and what it covers. */
export type SkincarePrice = PriceTag & { includes: string[] }

/** `timing` says of a photograph when it was taken; a drawing has none. */
export type Card = {
  name: string
  to: string
  text: Rich
  price: PriceTag
  picture: Picture
  timing: string | null
}

export type ListItem = {
  name: string
  to: string
  text: string
  price: string | null
  picture?: Picture
  /** The language of name and text, where that is not English. */
  lang?: string
}

/** `more` is what goes with the figure: a man's total, or what a part costs on its own. */
export type PriceRow = {
  label: string
  note: string | null
  unit: string
  amount: string
  more: string | null
}

/** `picture` is a small plate of this stage of a visit. */
export type StepText = { title: string; text: Rich; picture: Picture | null }

export type QuestionText = { question: string; answer: Rich }

export type SourceText = { claim: string | null; source: string; url: string }

export type ReviewText = {
  writtenBy: { name: string; to: string | null }
  reviewedBy: { name: string; to: string | null }
  /** Dates as year-month-day. */
  written: string
  reviewed: string
  nextReview: string
  sample: boolean
}

/**
 * The signs that lead to one answer, such as 999: by protocol, then those of the treatment's own.
 */
export type HelpGroup = {
  who: string
  heading: Rich
  text: Rich | null
  /** The signs of each protocol in a line. */
  signs: { id: string; line: Rich }[]
  own: Rich[]
}

/** The text on seeking help: signs by whom they lead to, some of them folded. */
export type HelpText = {
  lead: Rich
  page: string
  inSight: HelpGroup[]
  folded: HelpGroup[]
  /** Whom the folded signs lead to. */
  foldedAs: string
}

/** The ways to get help without hearing or speaking on the telephone. */
export type WithoutVoiceText = {
  title: string
  ways: { name: Rich; text: Rich; url: string }[]
}

/** A protocol of data/safety.json in full. */
export type ProtocolText = {
  id: string
  title: string
  line: Rich
  when: Rich
  checks: Rich[]
  steps: { heading: Rich; text: Rich; signs: Rich[]; say: Rich; meanwhile: Rich }[]
  never: Rich[]
  prevent: Rich[]
  why: Rich
  note: Rich | null
  sources: SourceText[]
}

/** Left, top, width and height of a picture of the face, in its own units. */
export type MapBox = readonly [left: number, top: number, width: number, height: number]

/**
 * A zone of a picture of the face: its outlines, and the middle and radius of the circle in which a
 * finger finds it.
 */
export type MapZone = {
  paths: string[]
  /** The same on the other side of the face, which is not drawn before it is chosen. */
  twins: string[]
  at: readonly [x: number, y: number]
}

export type MapArea = {
  id: string
  name: string
  count: number
  front: MapZone | null
  profile: MapZone | null
}

export type MapView = { picture: Picture; box: MapBox; reach: number }

/** The face from the front and, where there is room, from the side; each area is one link. */
export type FaceMapData = { front: MapView; profile: MapView | null; areas: MapArea[] }

/** A treatment in the finder, with the ids of its areas and concerns. */
export type FinderRow = ListItem & {
  picture: Picture
  timeOff: string
  areas: string[]
  concerns: string[]
}

export type FinderGroup = {
  id: string
  name: string
  intro: Rich
  to: string | null
  items: FinderRow[]
}

export type FinderData = {
  map: FaceMapData
  areas: { id: string; name: string }[]
  concerns: { id: string; name: string }[]
  groups: FinderGroup[]
}

/** A range of months on a scale. */
export type Months = { from: number; to: number }

/**
 * A treatment in the table at a glance: its words, and the figures it is drawn and sorted by, in
 * months and pounds.
 */
export type GlanceRow = Record<
  'name' | 'to' | 'price' | 'appointment' | 'firstEffect' | 'lasts' | 'timeOff' | 'group',
  string
> & {
  months: Record<'onset' | 'lasts' | 'timeOff', Months | null>
  least: number | null
}

export type Spot = readonly [x: number, y: number]

/**
 * A part of a plate of anatomy: its outline, the same on the other side of the face, and where its
 * leader line begins, in the plate's millimetres.
 */
export type AnatomyPartData = {
  id: string
  name: string
  does: Rich
  to: string | null
  path: string
  mirroredPath: string
  /** The marks that a pen adds to the outline, and the paths of needles. */
  lines: string
  ways: string
  at: Spot
}

/**
 * The line from a part to its name: the height at which it leaves the drawing, at which side, and
 * how high the name stands.
 */
export type Leader = { leaves: number; side: 'left' | 'right'; name: number }

export type AnatomyPicture = { picture: Picture; box: MapBox }

/** A plate of anatomy with all its parts; `margin` is the free strip at either side. */
export type AnatomyFigureData = AnatomyPicture & {
  caption: string
  margin: number
  parts: (AnatomyPartData & { leader: Leader })[]
}

/** The place of a treatment: the parts that are marked, and the part of the plate that is shown. */
export type WhereData = AnatomyPicture & {
  text: Rich
  window: MapBox
  /**
   * `number` is how high the number of a part stands at the right edge, where there are several.
   */
  parts: (AnatomyPartData & { number: number })[]
}

/** The placement of a treatment's product in the skin, with the heights of the layers' names. */
export type PlacedData = AnatomyPicture & {
  text: Rich
  parts: AnatomyPartData[]
  levels: { name: string; height: number }[]
}

/** The ways of placing products in the skin, each with the treatments that use it. */
export type PlacementsData = AnatomyPicture & {
  placements: (AnatomyPartData & { treatments: { label: string; to: string }[] })[]
}

/**
 * A face on which is marked what a step of the analysis rates; places in per cent of the picture.
 */
export type RatedFace = { picture: Picture; places: { x: number; y: number }[] }

export type PageContext<Content = unknown> = {
  head: Head
  mobilePriceBar: MobilePriceBar | null
  content: Content
}

/** A page to build, laid out by the template in that folder of src/kinds. */
export type PageSpec<Content = unknown> = {
  path: string
  template: string
  context: PageContext<Content>
  lastmod: string
  priceKeys?: string[]
}
