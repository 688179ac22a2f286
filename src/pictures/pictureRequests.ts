import { displayName, interpolate } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import { productRoute } from '@clinic/content/routes'
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

/** Returns a page's photograph, or the drawing that stands there until there is one. */
const shown = (
  { photograph }: Pick<SiteContent['articles'][number], 'photograph'>,
  drawing: Background,
): Background => (photograph ? { photograph: photograph.image, focus: photograph.focus } : drawing)

/** Returns one request for every page that has an address of its own in social networks. */
export function pictureRequests(content: SiteContent): PictureRequest[] {
  const words = (text: string) => interpolate(text, content)
  const groups = new Map(content.treatmentGroups.map((g) => [g.id, displayName(g, content)]))
  const request = (
    { route }: { route: string },
    title: string,
    eyebrow: string,
    background: Background,
  ): PictureRequest => ({ route, title, eyebrow, background })
  return [
    ...content.treatments.map((t) =>
      request(t, displayName(t, content), groups.get(t.group)!, shown(t, { illustration: t.id })),
    ),
    ...content.articles.map((a) =>
      request(a, words(a.heading), 'Cosmetalk', shown(a, { plate: a.plate })),
    ),
    ...content.cities.map((c) =>
      request(c, words(c.heading), 'Locations', shown(c, { plate: 'rooms' })),
    ),
    ...content.pages.map((p) =>
      request(
        p,
        // The face the titles are set in has Latin letters only.
        p.language ? 'Treatments summary' : words(p.heading),
        p.language
          ? p.language.lang.toUpperCase()
          : displayName({ name: p.label, publicLabel: p.publicLabel }, content),
        shown(p, p.illustration ? { illustration: p.id } : { plate: p.plate ?? 'face' }),
      ),
    ),
    ...content.decisions.map((d) => request(d, words(d.heading), 'Choosing', { plate: d.plate })),
    ...content.people.flatMap(({ route, name, role, portrait }) =>
      route === null
        ? []
        : request(
            { route },
            name,
            role,
            portrait ? { photograph: portrait.image, focus: portrait.focus } : { plate: 'rooms' },
          ),
    ),
    ...content.products.map(({ id, name }) =>
      request({ route: productRoute(id) }, name, 'Product analysis', { plate: 'bottle' }),
    ),
  ]
}
