import { homeSections } from '../../page'
import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { mayBeBroken } from '../routes'

/**
 * Things that must add up or go together: scores, keys and ids given once, the homepage, languages,
 * prices and prescriptions.
 */
export function consistencyProblems(content: ReadableContent): Problem[] {
  return [
    ...assessmentProblems(content),
    ...duplicateProblems(content),
    ...homeProblems(content),
    ...kindProblems(content),
    ...prescriptionProblems(content),
  ]
}

function assessmentProblems({ assessment }: ReadableContent): Problem[] {
  if (assessment === null) return []
  const file = 'data/assessment.json'
  const problems: Problem[] = []
  assessment.categories.forEach((category, i) =>
    category.items.forEach((item, j) => {
      for (const when of ['before', 'after'] as const)
        if (item[when] > category.maximum)
          problems.push(
            problem(
              file,
              ['categories', i, 'items', j, when],
              `${item[when]} is over this category's maximum of ${category.maximum}.`,
              'Lower the score',
            ),
          )
    }),
  )
  for (const when of ['before', 'after'] as const) {
    const sum = assessment.categories
      .flatMap((c) => c.items)
      .reduce((total, item) => total + item[when], 0)
    if (sum !== assessment.totals[when])
      problems.push(
        problem(
          file,
          ['totals', when],
          `${assessment.totals[when]} is not the sum of the scores, which is ${sum}.`,
          'Mend the scores or the total',
        ),
      )
  }
  return problems
}

function duplicateProblems(content: ReadableContent): Problem[] {
  const lists: [string, string, string, string[] | undefined][] = [
    ['data/prices.json', 'prices', 'key', content.prices?.prices.map((p) => p.key)],
    ['data/categories.json', 'categories', 'id', content.categories?.map((c) => c.id)],
    ['data/treatment-groups.json', 'groups', 'id', content.treatmentGroups?.map((g) => g.id)],
    ['data/gallery.json', 'items', 'id', content.gallery?.map((g) => g.id)],
    ['data/concerns.json', 'concerns', 'id', content.concerns?.map((c) => c.id)],
    ['data/areas.json', 'areas', 'id', content.areas?.map((a) => a.id)],
    ['data/finder-concerns.json', 'concerns', 'id', content.finderConcerns?.map((c) => c.id)],
    ['data/reviews.json', 'reviews', 'id', content.reviews?.map((r) => r.id)],
    ['data/offers.json', 'offers', 'id', content.offers?.map((o) => o.id)],
  ]
  return lists.flatMap(([file, list, field, values = []]) =>
    values.flatMap((value, i) =>
      values.indexOf(value) < i
        ? [
            problem(
              file,
              [list, i, field],
              `"${value}" stands twice.`,
              `Give each its own ${field}`,
            ),
          ]
        : [],
    ),
  )
}

/** The homepage has the specification's sections, in its order. */
function homeProblems(content: ReadableContent): Problem[] {
  const home = content.pages.find((p) => p.kind === 'home')
  if (!home && mayBeBroken(content, '/')) return []
  if (!home)
    return [
      problem(
        'data/pages/home.json',
        ['kind'],
        'no page is the homepage.',
        'Give data/pages/home.json the kind "home"',
      ),
    ]
  return home.sections.length === homeSections.length
    ? []
    : [
        problem(
          home.file,
          ['sections'],
          `has ${home.sections.length} sections.`,
          `The homepage has exactly ${homeSections.length} after the hero: ${homeSections.join(', ')}`,
        ),
      ]
}

/** What a page's kind asks of its other fields. */
function kindProblems(content: ReadableContent): Problem[] {
  return content.pages.flatMap(({ file, kind, language, noindex }) => {
    if (kind === 'language' && !language)
      return [
        problem(
          file,
          ['language'],
          'is missing on a page in another language.',
          'Add it, with lang, dir and name',
        ),
      ]
    if (kind !== 'language' && language)
      return [
        problem(
          file,
          ['language'],
          `does not go with the kind "${kind}".`,
          'Change the kind to "language", or take this out',
        ),
      ]
    if (language && (language.lang === 'ar') !== (language.dir === 'rtl'))
      return [
        problem(
          file,
          ['language', 'dir'],
          `"${language.dir}" is not the direction of ${language.lang}.`,
          `Write "${language.lang === 'ar' ? 'rtl' : 'ltr'}"`,
        ),
      ]
    if (kind === 'utility' && !noindex)
      return [
        problem(
          file,
          ['noindex'],
          'is missing on a utility page, which search engines should not list.',
          'Add "noindex": true',
        ),
      ]
    return []
  })
}

/**
 * A page with the price of a prescription-only medicine must say so of itself, so that no offer
 * goes into structured data.
 */
function prescriptionProblems(content: ReadableContent): Problem[] {
  const prescribed = new Set(
    content.prices?.prices.filter((p) => p.prescriptionOnly).map((p) => p.key),
  )
  return content.treatments.flatMap(({ file, prescriptionOnly, atAGlance, prices }) => {
    const key = [atAGlance.price, ...prices.keys].find((k) => k !== null && prescribed.has(k))
    return prescriptionOnly || key === undefined
      ? []
      : [
          problem(
            file,
            ['prescriptionOnly'],
            `is false, but the page has the price "${key}" of a prescription-only medicine.`,
            'Write true, or take that price out',
          ),
        ]
  })
}
