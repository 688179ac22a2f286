import { interpolate } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import { routeOf } from '@clinic/content/routes'
import {
  folderOf,
  pageEntries,
  pageName,
  type PageEntry,
  type PageFolder,
} from '@clinic/content/siteContent'
import type { PlateName } from '@clinic/illustration/names'

/**
 * A social picture to draw: the page's name beside a plate, or beside the picture of a treatment.
 */
export type PictureRequest = {
  route: string
  title: string
  eyebrow: string
  background:
    | { plate: PlateName }
    | { illustration: string }
    | { photograph: string; focus?: { x: number; y: number } | undefined }
}

type Background = PictureRequest['background']

type Asked = readonly [title: string, eyebrow: string, background: Background]

type Photograph = Pick<
  NonNullable<SiteContent['articles'][number]['photograph']>,
  'image' | 'focus'
>

/** Returns a page's photograph, or the drawing that stands there until there is one. */
const shown = (photograph: Photograph | undefined, drawing: Background): Background =>
  photograph ? { photograph: photograph.image, focus: photograph.focus } : drawing

/**
 * Returns one request for every page that has an address of its own in social networks. A kind of
 * page that is not told apart here has its name beside the face.
 */
export function pictureRequests(content: SiteContent): PictureRequest[] {
  const words = (text: string) => interpolate(text, content)
  const groups = new Map(content.treatmentGroups.map((g) => [g.id, words(g.name)]))
  const own: { [K in PageFolder]?: (page: SiteContent[K][number]) => Asked } = {
    treatments: (t) => [
      words(t.name),
      groups.get(t.group)!,
      shown(t.photograph, { illustration: t.id }),
    ],
    articles: (a) => [words(a.heading), 'Cosmetalk', shown(a.photograph, { plate: a.plate })],
    cities: (c) => [words(c.heading), 'Locations', shown(c.photograph, { plate: 'rooms' })],
    pages: (p) => [
      // The face the titles are set in has Latin letters only.
      p.language ? 'Treatments summary' : words(p.heading),
      p.language ? p.language.lang.toUpperCase() : words(p.label),
      shown(p.photograph, p.illustration ? { illustration: p.id } : { plate: p.plate ?? 'face' }),
    ],
    decisions: (d) => [words(d.heading), 'Choosing', { plate: d.plate }],
    people: (p) => [p.name, p.role, shown(p.portrait, { plate: 'rooms' })],
    products: (p) => [p.name, 'Product analysis', { plate: 'bottle' }],
  }
  return pageEntries(content).flatMap((page) => {
    const route = routeOf(page)
    if (route === null) return []
    const asked = own[folderOf(page)] as ((one: PageEntry) => Asked) | undefined
    const [title, eyebrow, background] = asked?.(page) ?? [
      words(pageName(page)),
      content.clinic.shortName,
      { plate: 'face' },
    ]
    return [{ route, title, eyebrow, background }]
  })
}
