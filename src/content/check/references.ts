import { didYouMean } from '../didYouMean'
import type { SiteContent } from '../load'
import { problem, type Problem } from '../problem'
import { knownRoutes } from '../routes'
import { textsIn } from '../walk'
import { contentFiles } from './files'
import { plateFileNames } from '../../art/plateNames'

type Path = (string | number)[]

/** References between files: every id, key, route and picture that is named must exist. */
export function referenceProblems(content: SiteContent, images: string[]): Problem[] {
  const problems: Problem[] = []
  const routes = knownRoutes(content).map((known) => known.route)
  const redirectTargets = new Map(content.redirects.map(({ from, to }) => [from, to]))
  const priceKeys = content.prices.prices.map((p) => p.key)
  const people = content.people.map((p) => p.id)
  const groups = content.treatmentGroups.map((g) => g.id)
  const concerns = content.concerns.map((c) => c.id)
  const pictures = [...plateFileNames, ...images]

  const must = (file: string, path: Path, value: string, known: readonly string[], kind: string) => {
    if (!known.includes(value)) problems.push(problem(file, path, `"${value}" is not ${kind}.`, didYouMean(value, known)))
  }
  const mustBePage = (file: string, path: Path, value: string) => {
    const target = redirectTargets.get(value)
    if (routes.includes(value)) return
    if (target !== undefined) problems.push(problem(file, path, `"${value}" is an old address that redirects.`, `Use "${target}"`))
    else problems.push(problem(file, path, `"${value}" is not a page.`, didYouMean(value, routes)))
  }
  const review = (file: string, value: { writtenBy: string; reviewedBy: string } | undefined) => {
    if (!value) return
    must(file, ['review', 'writtenBy'], value.writtenBy, people, 'a person in data/people')
    must(file, ['review', 'reviewedBy'], value.reviewedBy, people, 'a person in data/people')
  }

  for (const t of content.treatments) {
    must(t.file, ['group'], t.group, groups, 'a group')
    if (t.atAGlance.price !== null) must(t.file, ['atAGlance', 'price'], t.atAGlance.price, priceKeys, 'a price')
    t.prices.keys.forEach((key, i) => must(t.file, ['prices', 'keys', i], key, priceKeys, 'a price'))
    t.alternatives.forEach((a, i) => a.route !== undefined && mustBePage(t.file, ['alternatives', i, 'route'], a.route))
    review(t.file, t.review)
  }
  for (const page of [...content.articles, ...content.cities, ...content.pages]) {
    page.sections.forEach((s, i) => {
      s.prices?.forEach((key, j) => must(page.file, ['sections', i, 'prices', j], key, priceKeys, 'a price'))
      s.treatments?.forEach((r, j) => mustBePage(page.file, ['sections', i, 'treatments', j], r))
    })
    if ('review' in page) review(page.file, page.review)
  }
  for (const page of content.pages) if (page.price !== undefined) must(page.file, ['price'], page.price, priceKeys, 'a price')
  for (const page of content.pages) if (page.canonical !== undefined) mustBePage(page.file, ['canonical'], page.canonical)
  for (const c of content.cities) c.treatments.forEach((r, i) => mustBePage(c.file, ['treatments', i], r))
  for (const p of content.people) p.treatments.forEach((r, i) => mustBePage(p.file, ['treatments', i], r))
  for (const page of [...content.treatments, ...content.articles, ...content.cities, ...content.pages, ...content.people, ...content.products])
    page.related.forEach((r, i) => mustBePage(page.file, ['related', i], r))

  content.categories.forEach((c, i) => {
    c.treatments.forEach((t, j) => mustBePage('data/categories.json', ['categories', i, 'treatments', j, 'link'], t.link))
    mustBePage('data/categories.json', ['categories', i, 'viewAllLink'], c.viewAllLink)
  })
  content.treatmentGroups.forEach((g, i) => g.page !== null && mustBePage('data/treatment-groups.json', ['groups', i, 'page'], g.page))
  content.gallery.forEach((g, i) => {
    mustBePage('data/gallery.json', ['items', i, 'route'], g.route)
    for (const end of ['before', 'after'] as const) must('data/gallery.json', ['items', i, 'image', end], g.image[end], pictures, 'a plate or a picture in data/images')
  })
  Object.entries(content.synonyms).forEach(([words, r]) => mustBePage('data/synonyms.json', ['synonyms', words], r))
  content.clinic.locations.forEach((r, i) => mustBePage('data/clinic.json', ['locations', i], r))
  content.reviews.forEach((r, i) => mustBePage('data/reviews.json', ['reviews', i, 'treatment'], r.treatment))
  content.offers.forEach((o, i) => o.concerns.forEach((c, j) => must('data/offers.json', ['offers', i, 'concerns', j], c, concerns, 'a concern')))
  for (const c of concerns)
    if (!content.offers.some((o) => o.concerns.includes(c)))
      problems.push(problem('data/offers.json', ['offers'], `has no offer for the concern "${c}".`, 'Add it to the concerns of an offer'))
  must('data/prices.json', ['consultation'], content.prices.consultation, priceKeys, 'a price')
  must('data/prices.json', ['maleSupplement'], content.prices.maleSupplement, priceKeys, 'a price')

  for (const { file, value } of contentFiles(content))
    for (const { path, text } of textsIn(value))
      for (const link of text.matchAll(/\[[^\]]+\]\(([^)\s]+)\)/g)) {
        const target = link[1]!
        if (/^(https:|mailto:|tel:)/.test(target)) continue
        const [page] = target.split('#')
        if (!target.startsWith('/')) problems.push(problem(file, path, `links to "${target}", which is not an address.`, 'Write a route such as /lip-fillers, or a full address from https://'))
        else mustBePage(file, path, page!.length > 1 ? page!.replace(/\/$/, '') : page!)
      }
  return problems
}
