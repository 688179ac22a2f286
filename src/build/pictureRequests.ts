import { displayName, interpolate } from '../content/expand'
import type { SiteContent } from '../content/load'
import { productRoute } from '../content/routes'
import type { PlateName } from '../content/schemas/common'
import type { Treatment } from '../content/schemas/treatment'

/**
 * A social picture to draw: the page's name beside a plate, or beside the picture of a treatment.
 */
export type PictureRequest = {
  route: string
  title: string
  eyebrow: string
  background: { plate: PlateName } | { illustration: string } | { photograph: string }
}

/** What a treatment shows of itself: its photograph, or else its illustration by name. */
const treatmentBackground = ({ id, photograph }: Treatment & { id: string }) =>
  photograph ? { photograph: photograph.image } : { illustration: id }

/** One request for every page that has an address of its own in social networks. */
export function pictureRequests(content: SiteContent): PictureRequest[] {
  const group = (id: string) =>
    displayName(
      content.treatmentGroups.find((g) => g.id === id)!,
      content,
    )
  const words = (text: string) => interpolate(text, content)
  return [
    ...content.treatments.map((t) => ({
      route: t.route,
      title: displayName(t, content),
      eyebrow: group(t.group),
      background: treatmentBackground(t),
    })),
    ...content.articles.map((a) => ({
      route: a.route,
      title: words(a.heading),
      eyebrow: 'Cosmetalk',
      background: { plate: a.plate },
    })),
    ...content.cities.map((c) => ({
      route: c.route,
      title: words(c.heading),
      eyebrow: 'Locations',
      background: { plate: 'rooms' as const },
    })),
    ...content.pages.map((p) => ({
      route: p.route,
      // The face the titles are set in has Latin letters only.
      title: p.language ? 'Treatments summary' : words(p.heading),
      eyebrow: p.language
        ? p.language.lang.toUpperCase()
        : displayName({ name: p.label, publicLabel: p.publicLabel }, content),
      background: p.illustration ? { illustration: p.id } : { plate: p.plate ?? ('face' as const) },
    })),
    ...content.decisions.map((d) => ({
      route: d.route,
      title: words(d.heading),
      eyebrow: 'Choosing',
      background: { plate: d.plate },
    })),
    ...content.people.flatMap((p) =>
      p.route === null
        ? []
        : [
            {
              route: p.route,
              title: p.name,
              eyebrow: p.role,
              background: { plate: 'rooms' as const },
            },
          ],
    ),
    ...content.products.map((p) => ({
      route: productRoute(p.id),
      title: p.name,
      eyebrow: 'Product analysis',
      background: { plate: 'bottle' as const },
    })),
  ]
}
