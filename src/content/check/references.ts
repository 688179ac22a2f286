import { didYouMean } from '../didYouMean'
import { linkPattern } from '../expand'
import type { ReadableContent } from '../load'
import { skincarePrice } from '../money'
import { mustBeKnown, notThere } from '../notThere'
import { perObject } from '../perObject'
import { problem, type Problem } from '../problem'
import { isHomeAlias, knownRoutes, mayBeBroken, productRoute } from '../routes'
import { textsIn } from '../walk'
import { contentFiles, entries } from './files'

type Path = (string | number)[]

/** References between files: every id, key and route that is named must exist. */
export function referenceProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const add = (file: string, path: Path, what: string, mend: string) =>
    void problems.push(problem(file, path, what, mend))
  const { mustBePage, mustBeListable, mustBeCity } = routeChecks(content, problems)

  const must = mustBeKnown(problems)
  const once = (file: string, path: Path, values: readonly string[]) =>
    values.forEach(
      (value, i) =>
        values.indexOf(value) < i &&
        add(file, [...path, i], `"${value}" stands twice.`, 'Take one of the two out'),
    )

  const inFolder = (folder: string) =>
    (content.broken ?? []).filter((file) => file.folder === folder).map((file) => file.id)
  const priceKeys = content.prices?.prices.map((p) => p.key) ?? null
  const people = [...content.people.map((p) => p.id), ...inFolder('people')]
  const doctors = [
    ...content.people.filter((p) => p.route !== null).map((p) => p.id),
    ...inFolder('people'),
  ]
  const groups = content.treatmentGroups?.map((g) => g.id) ?? null
  const concerns = content.concerns?.map((c) => c.id) ?? null
  const areas = content.areas?.map((a) => a.id) ?? null
  const finderConcerns = content.finderConcerns?.map((c) => c.id) ?? null
  const aPrice = 'a price in data/prices.json'

  const review = (file: string, value: { writtenBy: string; reviewedBy: string } | undefined) => {
    if (!value) return
    must(file, ['review', 'writtenBy'], value.writtenBy, people, 'a person in data/people')
    if (people.includes(value.reviewedBy))
      must(
        file,
        ['review', 'reviewedBy'],
        value.reviewedBy,
        doctors,
        'a doctor with a page of their own',
      )
    else must(file, ['review', 'reviewedBy'], value.reviewedBy, doctors, 'a person in data/people')
  }

  for (const t of content.treatments) {
    must(t.file, ['group'], t.group, groups, 'a group in data/treatment-groups.json')
    t.areas.forEach((a, i) => must(t.file, ['areas', i], a, areas, 'an area in data/areas.json'))
    once(t.file, ['areas'], t.areas)
    t.concerns.forEach((c, i) =>
      must(t.file, ['concerns', i], c, finderConcerns, 'a concern in data/finder-concerns.json'),
    )
    once(t.file, ['concerns'], t.concerns)
    if (t.atAGlance.price !== null)
      must(t.file, ['atAGlance', 'price'], t.atAGlance.price, priceKeys, aPrice)
    t.prices.keys.forEach((key, i) => must(t.file, ['prices', 'keys', i], key, priceKeys, aPrice))
    once(t.file, ['prices', 'keys'], t.prices.keys)
    t.alternatives.forEach(
      (a, i) => a.route !== undefined && mustBePage(t.file, ['alternatives', i, 'route'], a.route),
    )
    review(t.file, t.review)
  }
  for (const page of [...content.articles, ...content.cities, ...content.pages]) {
    page.sections.forEach((s, i) => {
      s.prices?.forEach((key, j) =>
        must(page.file, ['sections', i, 'prices', j], key, priceKeys, aPrice),
      )
      once(page.file, ['sections', i, 'prices'], s.prices ?? [])
      if (s.feature === 'skincare-programme')
        must(page.file, ['sections', i, 'feature'], skincarePrice, priceKeys, aPrice)
      s.treatments?.forEach((r, j) =>
        mustBeListable(page.file, ['sections', i, 'treatments', j], r),
      )
      once(page.file, ['sections', i, 'treatments'], s.treatments ?? [])
    })
    if ('review' in page) review(page.file, page.review)
  }
  for (const page of content.pages) {
    if (page.price !== undefined) must(page.file, ['price'], page.price, priceKeys, aPrice)
    if (page.canonical !== undefined) mustBePage(page.file, ['canonical'], page.canonical)
  }
  for (const entry of [...content.cities, ...content.people]) {
    entry.treatments.forEach((r, i) => mustBeListable(entry.file, ['treatments', i], r))
    once(entry.file, ['treatments'], entry.treatments)
  }
  for (const page of entries(content)) {
    const own = 'route' in page ? page.route : productRoute(page.id)
    once(page.file, ['related'], page.related)
    page.related.forEach((r, i) =>
      r === own
        ? add(
            page.file,
            ['related', i],
            `"${r}" is this page itself.`,
            'Take it out, or offer another page',
          )
        : mustBeListable(page.file, ['related', i], r),
    )
  }

  content.categories?.forEach((c, i) => {
    c.treatments.forEach((t, j) =>
      mustBePage('data/categories.json', ['categories', i, 'treatments', j, 'link'], t.link),
    )
    mustBePage('data/categories.json', ['categories', i, 'viewAllLink'], c.viewAllLink)
    // A page may be two things to a patient, under two names.
    const cards = c.treatments.map(({ name, link }) => `${name} (${link})`)
    once('data/categories.json', ['categories', i, 'treatments'], cards)
  })
  content.treatmentGroups?.forEach(
    (g, i) =>
      g.page !== null && mustBePage('data/treatment-groups.json', ['groups', i, 'page'], g.page),
  )
  for (const view of ['front', 'profile'] as const) {
    const given: string[] = []
    content.areas?.forEach((a, i) =>
      a[view]?.forEach((zone, j) => {
        if (given.includes(zone))
          add(
            'data/areas.json',
            ['areas', i, view, j],
            `"${zone}" is lit by two areas.`,
            'Give each zone to one area',
          )
        given.push(zone)
      }),
    )
  }
  // While a treatment cannot be read, it may be the one that is missing here.
  if (inFolder('treatments').length === 0) {
    areas?.forEach((a, i) => {
      if (!content.treatments.some((t) => t.areas.includes(a)))
        add(
          'data/areas.json',
          ['areas', i],
          `no treatment has the area "${a}".`,
          'Add it to the areas of a treatment, or take it out',
        )
    })
    finderConcerns?.forEach((c, i) => {
      if (!content.treatments.some((t) => t.concerns.includes(c)))
        add(
          'data/finder-concerns.json',
          ['concerns', i],
          `no treatment has the concern "${c}".`,
          'Add it to the concerns of a treatment, or take it out',
        )
    })
  }
  if (content.safety) mustBePage('data/safety.json', ['page'], content.safety.page)
  content.gallery?.forEach((g, i) =>
    mustBePage('data/gallery.json', ['items', i, 'route'], g.route),
  )
  Object.entries(content.synonyms ?? {}).forEach(([words, r]) =>
    mustBePage('data/synonyms.json', ['synonyms', words], r),
  )
  content.clinic?.locations.forEach((r, i) => mustBeCity('data/clinic.json', ['locations', i], r))
  once('data/clinic.json', ['locations'], content.clinic?.locations ?? [])
  content.reviews?.forEach((r, i) =>
    mustBeListable('data/reviews.json', ['reviews', i, 'treatment'], r.treatment),
  )
  content.offers?.forEach((o, i) =>
    o.concerns.forEach((c, j) =>
      must(
        'data/offers.json',
        ['offers', i, 'concerns', j],
        c,
        concerns,
        'a concern in data/concerns.json',
      ),
    ),
  )
  if (content.offers !== null)
    for (const c of concerns ?? [])
      if (!content.offers.some((o) => o.concerns.includes(c)))
        add(
          'data/offers.json',
          ['offers'],
          `has no offer for the concern "${c}".`,
          'Add it to the concerns of an offer',
        )
  if (content.prices) {
    must(
      'data/prices.json',
      ['consultation'],
      content.prices.consultation,
      priceKeys,
      'one of the prices',
    )
    must(
      'data/prices.json',
      ['maleSupplement'],
      content.prices.maleSupplement,
      priceKeys,
      'one of the prices',
    )
    content.prices.mainAreas?.forEach(
      (area, i) =>
        area.page !== undefined &&
        mustBePage('data/prices.json', ['mainAreas', i, 'page'], area.page),
    )
  }

  for (const read of contentFiles(content))
    for (const { path, target } of linksIn(read)) {
      const [page] = target.split('#') as [string]
      const own = routeOnSite(target, content.clinic?.origin)
      if (own !== null)
        add(
          read.file,
          path,
          `links to this site by its full address, "${target}".`,
          `Write the route alone: ${own}`,
        )
      else if (elsewhere.test(target)) continue
      else if (!target.startsWith('/'))
        add(
          read.file,
          path,
          `links to "${target}", which is not an address.`,
          'Write a route such as /lip-fillers, or a full address from https://',
        )
      else mustBePage(read.file, path, page.length > 1 ? page.replace(/\/$/, '') : page)
    }
  return problems
}

/** Addresses of other sites, of mailboxes and of telephones. */
const elsewhere = /^(https:|mailto:|tel:)/

/**
 * What follows the site's own address in a link that is written in full, with or without www; null
 * for every other link.
 */
function routeOnSite(target: string, origin: string | undefined): string | null {
  if (
    origin === undefined ||
    !/^https?:/.test(target) ||
    !URL.canParse(target) ||
    !URL.canParse(origin)
  )
    return null
  const host = (url: URL) => url.host.replace(/^www\./, '')
  const { pathname, hash } = new URL(target)
  return host(new URL(target)) === host(new URL(origin))
    ? `${pathname.replace(/(?<=.)\/$/, '')}${hash}`
    : null
}

/** The links in the words of a file. */
const linksIn = perObject(({ value }: { value: object }) =>
  textsIn(value).flatMap(({ path, text }) =>
    text.includes('](')
      ? [...text.matchAll(linkPattern)].map(([, , target]) => ({ path, target: target! }))
      : [],
  ),
)

/** The checks of a route: that it is a page, one that lists can show, or a city. */
function routeChecks(content: ReadableContent, problems: Problem[]) {
  const add = (...of: Parameters<typeof problem>) => void problems.push(problem(...of))
  const pages = knownRoutes(content)
    .map((known) => known.route)
    .filter((route) => !isHomeAlias(route))
  const products = new Set(content.products.map((p) => productRoute(p.id)))
  const cities = content.cities.map((c) => c.route)
  const redirects = new Map((content.redirects ?? []).map(({ from, to }) => [from, to]))

  const mustBePage = (file: string, path: Path, value: string) => {
    const target = redirects.get(value)
    if (pages.includes(value) || mayBeBroken(content, value)) return
    if (isHomeAlias(value))
      add(file, path, `"${value}" is another address of the homepage.`, 'Use "/"')
    else if (target !== undefined)
      add(file, path, `"${value}" is an old address that redirects.`, `Use "${target}"`)
    else problems.push(notThere(file, path, value, 'a page', pages))
  }
  return {
    mustBePage,
    mustBeListable: (file: string, path: Path, value: string) => {
      if (products.has(value))
        add(
          file,
          path,
          `"${value}" is a product, which lists of pages cannot show.`,
          'Take it out, and link to it in the words instead',
        )
      else mustBePage(file, path, value)
    },
    mustBeCity: (file: string, path: Path, value: string) => {
      if (pages.includes(value) && !cities.includes(value))
        add(file, path, `"${value}" is not a city in data/cities.`, didYouMean(value, cities))
      else mustBePage(file, path, value)
    },
  }
}
