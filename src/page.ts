import type { homeSections } from '@clinic/content/homeSections'
import type { Rich } from '@clinic/content/expand'
import type { EstimatorData } from './estimator/data'
import type { Assessment, GalleryItem, Picture, Phone } from './site'

/**
 * What the build hands to each template through Gatsby's page context: content already checked,
 * tokens expanded, links resolved. Templates only lay it out.
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

/** What stands in the bar at the foot of a narrow screen on a treatment page. */
export type FootPrice = { name: string; price: string }

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
export type PriceGroup = { name: string | null; rows: PriceRow[] }
/** `picture` is a small plate of this stage of a visit. */
export type StepText = { title: string; text: Rich; picture: Picture | null }
/** What one of the AI tools is, over its button. */
export type ToolWords = { title: string; text: Rich }
/** The phases that steps happen in, and for each step which of them. */
export type StepChart = { phases: string[]; rows: boolean[][] }
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
export type PersonCard = {
  name: string
  role: string
  to: string | null
  intro: Rich
  portrait: Portrait
  sample: boolean
}
/**
 * How a person is shown: in a photograph, or until there is one by the initials in the frame of a
 * portrait.
 */
export type Portrait = { photograph: Picture } | { frame: Picture; monogram: string }

/**
 * The signs that lead to one answer, such as 999: by protocol, then those of the treatment's own.
 */
export type HelpGroup = {
  who: string
  heading: Rich
  text: Rich
  signs: { id: string; title: string; list: Rich[] }[]
  own: Rich[]
}
/**
 * When to seek help: what each protocol says in a line, then every sign by whom it leads to; those
 * of `now` cannot wait.
 */
export type HelpText = {
  lead: Rich
  page: string
  /** Help for who cannot hear or speak on the telephone, in a line. */
  withoutVoice: Rich
  lines: { id: string; title: string; line: Rich }[]
  now: HelpGroup[]
  later: HelpGroup[]
}
/** How somebody who cannot hear or speak on the telephone gets help. */
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
type MapBox = readonly [left: number, top: number, width: number, height: number]
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
/** An article in the list of all: its name, where it is, what it says, its picture, and when it was reviewed. */
export type ArticleEntry = {
  name: string
  to: string
  text: string
  picture: Picture
  date: string
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

type Spot = readonly [x: number, y: number]

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
  alike: string
  /** What a pen adds to the outline; and the ways of needles. */
  lines: string
  ways: string
  at: Spot
}
/**
 * How the line from a part to its name runs: the height at which it leaves the drawing, at which
 * side, and how high the name stands.
 */
export type Leader = { leaves: number; side: 'left' | 'right'; name: number }
type AnatomyPicture = { picture: Picture; box: MapBox }
/** A plate of anatomy with all its parts; `margin` is the free strip at either side. */
export type AnatomyFigureData = AnatomyPicture & {
  caption: string
  margin: number
  parts: (AnatomyPartData & { leader: Leader })[]
}
/** Where a treatment goes: the parts that are marked, and the part of the plate that is shown. */
export type WhereData = AnatomyPicture & {
  text: Rich
  window: MapBox
  /** `number` is how high the number of a part stands at the right edge, where there are several. */
  parts: (AnatomyPartData & { number: number })[]
}
/** How a treatment's product is placed in the skin, and how high the names of the layers stand beside it. */
export type PlacedData = AnatomyPicture & {
  text: Rich
  parts: AnatomyPartData[]
  levels: { name: string; height: number }[]
}
/** How products are placed in the skin, each way with the treatments that use it. */
export type PlacementsData = AnatomyPicture & {
  placements: (AnatomyPartData & { treatments: { label: string; to: string }[] })[]
}

/** The streets around the clinic, y downwards; the words say what the map shows. */
export type StreetMapData = {
  box: MapBox
  door: { street: string; at: Spot; sample: boolean }
  /** `name` stands at `at`, turned by `turn` degrees. */
  streets: { name: string; from: Spot; to: Spot; at: Spot; turn: number; main: boolean }[]
  places: { name: string; corners: Spot[]; at: Spot }[]
  /** `below`: its name stands below it, since above it there is no room. */
  stations: { name: string; at: Spot | null; below: boolean; walk: Rich }[]
  /** The streets that the clinic's own street meets, in order from its northern end. */
  meets: string[]
}

export type FeatureData =
  | ({ kind: 'finder' } & FinderData)
  | {
      kind: 'price-list' | 'relaxer-prices'
      groups: PriceGroup[]
      notes: Rich[]
      /** The address of the cost estimator, where it stands on another page. */
      estimator: string | null
      /** Whether each group folds: where the treatments themselves come first, or a shorter list. */
      folded: boolean
    }
  | { kind: 'cost-estimator'; data: EstimatorData }
  | { kind: 'people'; people: PersonCard[] }
  | { kind: 'gallery'; items: GalleryItem[] }
  | {
      kind: 'reviews'
      reviews: {
        id: string
        text: string
        who: string
        to: string
        treatment: string
        source: string | null
        sample: boolean
      }[]
    }
  | { kind: 'articles'; articles: ArticleEntry[] }
  | { kind: 'contact' }
  | { kind: 'directions'; map: StreetMapData }
  | { kind: 'protocols'; protocols: ProtocolText[]; withoutVoice: WithoutVoiceText }
  | {
      kind: 'at-a-glance'
      rows: GlanceRow[]
    }
  | { kind: 'muscles' | 'layers'; figure: AnatomyFigureData }
  | ({ kind: 'placements' } & PlacementsData)
  | { kind: 'offer' }
  | { kind: 'video-upload' }
  | { kind: 'email-choices' }
  | { kind: 'ai-tools'; tools: Record<'analysis' | 'search', ToolWords> | null }
  | { kind: 'cities'; cities: { name: string; to: string; text: string }[] }
  | {
      kind: 'products'
      products: { name: string; to: string; text: string; productKind: string }[]
    }
  | { kind: 'skincare-programme'; price: SkincarePrice }
  | { kind: 'facial-assessment'; assessment: Assessment }

export type SectionContent = {
  id: string
  heading: string
  folds: boolean
  paragraphs: Rich[]
  list: Rich[]
  steps: StepText[]
  /** In which phases of a year or of a visit the steps happen; none for most sections. */
  chart: StepChart | null
  prices: PriceRow[]
  treatments: ListItem[]
  feature: FeatureData | null
  after: Rich[]
  note: Rich | null
  help: HelpText | null
  /** The same on a page in another language: what each protocol says in a line. */
  helpLines: { title: string; line: Rich }[]
}

/** Questions of one part of the "Can I…?" list. */
export type CanIText = {
  name: string
  /** Whether it goes on the aftercare sheet. */ afterwards: boolean
  items: { question: string; answer: Rich }[]
}

/**
 * What recovery from a treatment is like; the name tells apart those that a treatment has several
 * of.
 */
export type RecoveryText = {
  name: string
  days: { label: string; text: Rich }[]
  waits: Wait[]
  normal: Rich
  note: Rich | null
}

/**
 * How long to leave an activity after the visit: in words, and in days to be drawn, null where only
 * words say it. Up to `from` everybody waits, and from there to `to` some people do.
 */
export type Wait = { label: string; words: string; days: { from: number; to: number } | null }

/**
 * The course of an effect in months: it shows, is full, is reviewed, and fades from one time to the
 * other.
 */
export type Course = { onset: number; full: number; review: number | null; fades: Months }

/**
 * Figures of a trial, each as so many people `of` as many: of 100, or of more where some are rare.
 */
export type TrialFigureText = {
  title: string
  /** How many took part. */
  people: number | null
  of: number
  groups: { label: string; count: number; percent: number }[]
  note: Rich | null
  source: { name: string; url: string }
}

export type TreatmentContent = {
  name: string
  /** One sentence, set large: what it changes, and what it cannot. */
  statement: string | null
  /** The treatment in five lines. */
  inShort: { label: string; text: Rich }[]
  course: Course | null
  intro: Rich
  crumbs: Crumb[]
  picture: Picture
  /** What the picture is: an illustration, or a photograph and when it was taken. */
  caption: string
  facts: { label: string; value: string }[]
  whatItIs: { paragraphs: Rich[]; treats: Rich[] }
  where: WhereData | null
  placed: PlacedData | null
  suits: { paragraphs: Rich[]; list: Rich[] }
  notFor: { paragraphs: Rich[]; list: Rich[] }
  prices: {
    rows: PriceRow[]
    paragraphs: Rich[]
    notes: string[]
    /** The address of the cost estimator with this treatment ticked. */
    estimator: string | null
  }
  appointment: StepText[]
  risks: {
    paragraphs: Rich[]
    common: Rich[]
    rare: Rich[]
    figure: TrialFigureText | null
    seekHelp: HelpText
  }
  aftercare: { paragraphs: Rich[]; list: Rich[] }
  recovery: RecoveryText[]
  canI: CanIText[]
  results: { paragraphs: Rich[]; figure: TrialFigureText | null }
  alternatives: { name: string; to: string | null; text: Rich }[]
  /** Pages on which this treatment is compared with others. */
  decisions: Crumb[]
  questions: QuestionText[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText
}

export type ArticleContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  plate: Picture
  sections: SectionContent[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText
}

export type CityContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  contact: { place: Rich; line: Rich; hours: Rich; sample: boolean; phone: Phone | null }
  /** An engraving of the city. */
  picture: Picture | null
  /** Whom to call in an emergency in a country abroad; null in the United Kingdom. */
  emergency: Rich | null
  treatments: ListItem[]
  gettingThere: Rich[]
  sections: SectionContent[]
  questions: QuestionText[]
  related: ListItem[]
}

export type InfoContent = {
  heading: string
  intro: Rich
  crumbs: Crumb[]
  kind: string
  picture: Picture | null
  /** What the picture is, where it has to be said. */
  caption: string | null
  language: { lang: 'zh-Hans' | 'ar' | 'ja'; dir: 'ltr' | 'rtl' } | null
  sections: SectionContent[]
  questions: QuestionText[]
  /** Pages that help to choose between treatments. */
  decisions: Crumb[]
  related: ListItem[]
  sources: SourceText[]
  review: ReviewText | null
}

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

/** A point of the hero and the leader line from its label, in per cent of the plate's width. */
export type HeroPoint = {
  label: string
  to: string
  x: number
  y: number
  leader: { x: number; y: number; bend: number }
}

/** A face on which is marked what a step of the analysis rates; places in per cent of the picture. */
export type RatedFace = { picture: Picture; places: { x: number; y: number }[] }

export type HomeContent = {
  hero: { heading: string; lead: Rich; plate: Picture; points: HeroPoint[] }
  claims: { label: string; value: string }[]
  sections: Record<(typeof homeSections)[number], SectionContent>
  popular: Card[]
  faceMap: FaceMapData
  gallery: GalleryItem[]
  ratedFace: RatedFace
  skincare: { plate: Picture; price: SkincarePrice }
  assessment: Assessment
  /** A plan made in steps, beside the statement of what the clinic believes. */
  plan: Picture
  terrace: Picture
}

/** The templates, each with the content it is given. */
export type Templates = {
  treatment: TreatmentContent
  article: ArticleContent
  city: CityContent
  info: InfoContent
  person: PersonContent
  product: ProductContent
  decision: DecisionContent
  home: HomeContent
}
export type TemplateName = keyof Templates

export type PageContext<T extends TemplateName = TemplateName> = {
  head: Head
  foot: FootPrice | null
  content: Templates[T]
}
export type PageSpec = {
  [T in TemplateName]: {
    path: string
    template: T
    context: PageContext<T>
    lastmod: string
    priceKeys?: string[]
  }
}[TemplateName]
