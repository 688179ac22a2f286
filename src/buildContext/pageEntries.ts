import { faceCardName, faceCards, isMarked, unmarkedName } from '../pictures/illustrationNames'
import { interpolate } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import type { Page } from '@clinic/content/schemas/page'
import type { PlateName } from '@clinic/illustration/names'
import { typeset } from '@clinic/contract/typography'
import type { PictureFile, Pictures } from '../pictures/servedPictures'

/** A page as lists and cards see it, whatever its kind. */
export type PageEntry = {
  name: string
  summary: string
  /** The price it is known by; null without one. */
  priceKey: string | null
  /** Every price of a treatment; empty for other pages. */
  priceKeys: readonly string[]
  picture: PictureFile
  /** The address of the same without a doctor's marks; undefined where it has none. */
  unmarked?: string
  /** The date of a photograph, which has to stand beside it; null for drawings. */
  timing: string | null
  /** The drawing of a treatment, for places without room for the date of its photograph. */
  drawing?: Pick<PageEntry, 'picture' | 'unmarked'>
  isTreatment: boolean
  /** The language of its name and summary, where that is not English. */
  lang?: string
}

/** Returns the small picture of a plate. */
export const plateCard = (plate: PlateName, pictures: Pictures): PictureFile =>
  faceCards[plate] ? pictures.illustration(faceCardName(plate)) : pictures.plate(`card-${plate}`)

/** Returns the first file of the format that browsers are offered first. */
const firstFile = ({ src, sources = [] }: PictureFile) => sources[0]?.srcSet.split(' ')[0] ?? src

/**
 * Returns every page that lists and cards can show, by its route. A doctor without a page of their
 * own has none.
 */
export function pageEntries(content: SiteContent, pictures: Pictures): Map<string, PageEntry> {
  const drawn = (
    name: string,
    summary: string,
    picture: PictureFile,
    priceKey: string | null = null,
  ): PageEntry => ({
    name: typeset(name),
    summary,
    priceKey,
    priceKeys: [],
    picture,
    timing: null,
    isTreatment: false,
  })
  const card = (plate: PlateName) => plateCard(plate, pictures)
  const taken = ({ image, focus }: NonNullable<Page['photograph']>): PictureFile => ({
    ...pictures.photograph(image),
    focus,
  })
  const entries = new Map<string, PageEntry>()
  for (const t of content.treatments) {
    const drawing = {
      picture: pictures.illustration(t.id),
      unmarked: isMarked(t.illustration)
        ? firstFile(pictures.illustration(unmarkedName(t.id)))
        : undefined,
    }
    entries.set(t.route, {
      name: typeset(interpolate(t.name, content)),
      summary: t.summary,
      priceKey: t.atAGlance.price,
      priceKeys: t.prices.keys,
      ...(t.photograph ? { picture: taken(t.photograph) } : drawing),
      timing: t.photograph?.timing ?? null,
      drawing,
      isTreatment: true,
    })
  }
  for (const page of [...content.articles, ...content.decisions])
    entries.set(
      page.route,
      drawn(
        interpolate(page.heading, content),
        page.summary,
        'photograph' in page && page.photograph ? taken(page.photograph) : card(page.plate),
      ),
    )
  for (const { route, name, summary, motif, photograph } of content.cities)
    entries.set(
      route,
      drawn(
        name,
        summary,
        photograph ? taken(photograph) : motif ? pictures.plate(`city-${motif}`) : card('rooms'),
      ),
    )
  for (const {
    id,
    route,
    label,
    summary,
    price = null,
    illustration,
    photograph,
    plate = 'face',
    language,
  } of content.pages)
    entries.set(route, {
      ...drawn(
        interpolate(label, content),
        summary,
        photograph ? taken(photograph) : illustration ? pictures.illustration(id) : card(plate),
        price,
      ),
      ...(language && { lang: language.lang }),
    })
  for (const { route, name, summary, portrait } of content.people)
    if (route !== null)
      entries.set(route, drawn(name, summary, portrait ? taken(portrait) : card('face')))
  return entries
}
