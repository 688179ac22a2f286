import type { Rich } from '@clinic/content/expand'
import type { CanIData, SharedRecovery } from '../../features/canI/build'
import type { EstimatorData } from '../../features/estimator/choice'
import type { Assessment, GalleryItem, Picture, Portrait } from '../../site/site'
import type {
  SkincarePrice,
  ListItem,
  PriceRow,
  StepText,
  HelpText,
  WithoutVoiceText,
  ProtocolText,
  MapBox,
  FinderData,
  RatedFace,
  GlanceRow,
  Spot,
  AnatomyFigureData,
  PlacementsData,
} from '../../site/page'

export type PriceGroup = { name: string | null; rows: PriceRow[] }

/** The description of one of the AI tools, over its button. */
export type ToolWords = { title: string; text: Rich }

/** The phases that steps happen in, and for each step which of them. */
export type StepChart = { phases: string[]; rows: boolean[][] }

export type PersonCard = {
  name: string
  role: string
  to: string | null
  intro: Rich
  portrait: Portrait
  sample: boolean
}

/**
 * An article in the list of all: its name, where it is, what it says, its picture, and when it was
 * reviewed.
 */
export type ArticleEntry = {
  name: string
  to: string
  text: string
  picture: Picture
  date: string
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
      /** true when each group folds: where a shorter list comes first. */
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
        source: Rich | null
        date: string | null
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
  | {
      kind: 'ai-tools'
      tools: Record<'analysis' | 'search', ToolWords> | null
      face: RatedFace
    }
  | { kind: 'cities'; cities: { name: string; to: string; text: string }[] }
  | {
      kind: 'products'
      products: { name: string; to: string; text: string; productKind: string }[]
    }
  | { kind: 'can-i'; data: CanIData }
  | { kind: 'recoveries'; recoveries: SharedRecovery[] }
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
  /** The words of the link to help without a voice, on a page in another language. */
  withoutVoice?: string | undefined
}
