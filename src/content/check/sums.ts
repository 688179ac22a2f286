import { homeSections } from '../../page'
import type { SiteContent } from '../load'
import { problem, type Problem } from '../problem'

/** Things that must add up or be unique within one file: the assessment, price keys, ids, links of a category. */
export function sumProblems(content: SiteContent): Problem[] {
  return [...assessmentProblems(content), ...duplicateProblems(content), ...homeProblems(content)]
}

function assessmentProblems({ assessment }: SiteContent): Problem[] {
  const file = 'data/assessment.json'
  const problems: Problem[] = []
  assessment.categories.forEach((category, i) =>
    category.items.forEach((item, j) => {
      for (const when of ['before', 'after'] as const)
        if (item[when] > category.maximum)
          problems.push(problem(file, ['categories', i, 'items', j, when], `${item[when]} is over this category's maximum of ${category.maximum}.`, 'Lower the score'))
    }),
  )
  for (const when of ['before', 'after'] as const) {
    const sum = assessment.categories.flatMap((c) => c.items).reduce((total, item) => total + item[when], 0)
    if (sum !== assessment.totals[when])
      problems.push(problem(file, ['totals', when], `${assessment.totals[when]} is not the sum of the scores, which is ${sum}.`, 'Mend the scores or the total'))
  }
  return problems
}

function duplicateProblems(content: SiteContent): Problem[] {
  const lists: [string, string, string, string[]][] = [
    ['data/prices.json', 'prices', 'key', content.prices.prices.map((p) => p.key)],
    ['data/categories.json', 'categories', 'id', content.categories.map((c) => c.id)],
    ['data/treatment-groups.json', 'groups', 'id', content.treatmentGroups.map((g) => g.id)],
    ['data/gallery.json', 'items', 'id', content.gallery.map((g) => g.id)],
    ['data/concerns.json', 'concerns', 'id', content.concerns.map((c) => c.id)],
    ['data/reviews.json', 'reviews', 'id', content.reviews.map((r) => r.id)],
    ['data/offers.json', 'offers', 'id', content.offers.map((o) => o.id)],
  ]
  return lists.flatMap(([file, list, field, values]) =>
    values.flatMap((value, i) => (values.indexOf(value) < i ? [problem(file, [list, i, field], `"${value}" stands twice.`, `Give each its own ${field}`)] : [])),
  )
}

/** The homepage has the specification's sections, in its order. */
function homeProblems(content: SiteContent): Problem[] {
  const home = content.pages.find((p) => p.kind === 'home')
  if (!home) return [problem('data/pages/home.json', ['kind'], 'no page is the homepage.', 'Give data/pages/home.json the kind "home"')]
  return home.sections.length === homeSections.length
    ? []
    : [problem(home.file, ['sections'], `has ${home.sections.length} sections.`, `The homepage has exactly ${homeSections.length} after the hero: ${homeSections.join(', ')}`)]
}
