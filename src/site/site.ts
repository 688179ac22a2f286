/**
 * The data of every page and of the dialogs, both made from data/ by the build
 * (src/buildContext/siteData.ts) and imported by the browser as .generated/site.json and
 * .generated/dialogs.json. Neither holds a price: a price edit must not change every page.
 */

import type { Rich } from '@clinic/content/expand'

export type Phone = { label: string; display: string; href: string }
export type Helpline = { display: string; href: string; button: string }
export type Link = { label: string; to: string }

type Lines<T> = { lines: readonly [T, ...T[]]; freephone?: T | null | undefined }

/** Returns the line to ask on: the freephone line where there is one. */
export const lineToAsk = <T>({ lines, freephone }: Lines<T>): T => freephone ?? lines[0]

/** Returns every line of the clinic's, the freephone line last. */
export const allLines = <T>({ lines, freephone }: Lines<T>): T[] => [
  ...lines,
  ...(freephone ? [freephone] : []),
]

/** A sentence above every page from a day until a day, both year-month-day. */
export type Notice = { from: string; until: string; text: Rich }

export type SiteData = {
  name: string
  shortName: string
  strapline: string
  lines: [Phone, ...Phone[]]
  /** null for a clinic without one, as is `whatsapp`. */
  freephone: Phone | null
  /** The line for people who are worried after a treatment. */
  emergencyLine: Phone & { answered: string }
  /** href carries the prefilled greeting in `text=` */
  whatsapp: { display: string; href: string } | null
  /** Numbers of others than the clinic that an answer of the assistant links. */
  helplines: Helpline[]
  email: { address: string; href: string }
  bookingUrl: string
  socials: { name: string; url: string }[]
  address: { street: string; locality: string; postcode: string; country: string }
  hours: { days: string; opens: string | null; closes: string | null }[]
  /** Days on which the clinic is closed beside its hours, in words. */
  closedOn: { days: string; reason: string }[]
  notices: Notice[]
  disclaimer: string[]
  adultsOnly: string
  inPerson: string
  /** Who reads what is asked of the assistant. */
  assistant: string
  /** The instruction for an emergency; its numbers are links that dial. */
  emergency: Rich
  /** What the law asks the owner to state on every page: company, CQC, ICO. */
  legal: Rich[]
  /** The page for people who are worried after a treatment. */
  worried: Link
  /** "Botox" or the public label, as clinic.json says */
  medicine: string
  locations: Link[]
  /** true when there is a before-and-after pair to show. */
  hasGallery: boolean
  footer: { title: string; links: Link[] }[]
}

/**
 * `srcSet` and `sources`, the same picture in other formats, only for what is cut in several
 * widths: illustrations and photographs. Engraved plates are SVG and scale.
 */
export type Picture = {
  src: string
  width: number
  height: number
  alt: string
  srcSet?: string
  sources?: { type: string; srcSet: string }[]
  /**
   * The address of the same picture without a doctor's marks, which step back under the pointer.
   */
  unmarked?: string
  /** What stays in sight where a frame cuts it off, in per cent from its left and top edge. */
  focus?: { x: number; y: number }
}

/**
 * The picture of a person: a photograph, or until there is one the initials in the frame of a
 * portrait.
 */
export type Portrait = { photograph: Picture } | { frame: Picture; monogram: string }

/** A doctor in a few lines, where somebody decides: `says` is what they do for the visitor. */
export type DoctorLine = {
  name: string
  to: string
  registration: string | null
  portrait: Portrait
  says: string
  sample: boolean
}

export type GalleryItem = {
  id: string
  kind: 'illustration' | 'photograph'
  before: Picture
  after: Picture
  treatment: string
  description: string
  /** Where the edge between the two stands at first, in per cent. */
  start: number
  timing: string
  to: string
}

export type MenuCategory = {
  id: string
  name: string
  gradient: [string, string]
  /** The small plate. */
  icon: Picture
  treatments: { name: string; link: string }[]
  viewAllLink: string
}

export type Assessment = {
  intro: string
  method: string[]
  categories: {
    id: string
    name: string
    maximum: 3 | 4
    meaning: string
    items: { name: string; before: number; after: number }[]
  }[]
  totals: { before: number; after: number }
  note: string
  sample: boolean
}

export type DialogData = {
  gallery: GalleryItem[]
  categories: MenuCategory[]
  /** The doctor whom a visitor meets, null where the clinic names none. */
  doctor: DoctorLine | null
  concerns: { id: string; label: string }[]
  /** What happens to the answers of the self-assessment. */
  answers: string
  /** The consents of the welcome-offer form. */
  consents: { healthData: string; keep: string; marketing: string }
  assessment: Assessment
}

/** One entry of /data/search.json, fetched by the search dialog on first need. */
export type SearchPage = { path: string; title: string; keywords: string[]; price?: string }

/** /data/context.json: the fixed clinic knowledge sent to ai-chat as `context`. */
export type AiContext = { context: string }
