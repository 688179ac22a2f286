import { homeSections } from '../homeSections'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import { mayBeBroken } from '../routes'

/**
 * Checks things that must add up or go together: scores, keys and ids given once, the homepage,
 * languages, prices and prescriptions.
 */
export function consistencyProblems(content: ReadableContent): Problem[] {
  return [
    ...assessmentProblems(content),
    ...duplicateProblems(content),
    ...homeProblems(content),
    ...kindProblems(content),
    ...prescriptionProblems(content),
    ...varietyProblems(content),
  ]
}

function assessmentProblems({ assessment }: ReadableContent): Problem[] {
  if (assessment === null) return []
  const { categories, totals } = assessment
  const { problems, add } = problemsIn('data/assessment.json')
  for (const when of ['before', 'after'] as const) {
    let sum = 0
    categories.forEach(({ items, maximum }, i) =>
      items.forEach(({ [when]: score }, j) => {
        sum += score
        if (score > maximum)
          add(
            ['categories', i, 'items', j, when],
            `${score} is over this category's maximum of ${maximum}.`,
            'Lower the score',
          )
      }),
    )
    if (sum !== totals[when])
      add(
        ['totals', when],
        `${totals[when]} is not the sum of the scores, which is ${sum}.`,
        'Mend the scores or the total',
      )
  }
  return problems
}

/** Finds keys and ids given twice in the lists in single files. */
function duplicateProblems(content: ReadableContent): Problem[] {
  const ids = (list: readonly { id: string }[] | null | undefined) => list?.map(({ id }) => id)
  const lists: [file: string, list: string, values: string[] | undefined, field?: string][] = [
    ['categories', 'categories', ids(content.categories)],
    ['treatment-groups', 'groups', ids(content.treatmentGroups)],
    ['gallery', 'items', ids(content.gallery)],
    ['concerns', 'concerns', ids(content.concerns)],
    ['areas', 'areas', ids(content.areas)],
    ['finder-concerns', 'concerns', ids(content.finderConcerns)],
    ['reviews', 'reviews', ids(content.reviews)],
    ['offers', 'offers', ids(content.offers)],
    ['analysis', 'ratings', ids(content.analysis?.ratings)],
    ['prices', 'mainAreas', ids(content.prices?.mainAreas)],
    ['prices', 'prices', content.prices?.prices.map(({ key }) => key), 'key'],
  ]
  return lists.flatMap(([file, list, values = [], field = 'id']) =>
    values.flatMap((value, i) =>
      values.indexOf(value) < i
        ? problem(
            `data/${file}.json`,
            [list, i, field],
            `"${value}" stands twice.`,
            `Give each its own ${field}`,
          )
        : [],
    ),
  )
}

/** Checks that the homepage has its sections in the order that docs/product.md gives. */
function homeProblems(content: ReadableContent): Problem[] {
  const home = content.pages.find((p) => p.kind === 'home')
  if (!home && mayBeBroken(content, '/')) return []
  const tell = (path: string, what: string, fix: string) => [
    problem(home?.file ?? 'data/pages/home.json', [path], what, fix),
  ]
  if (!home)
    return tell('kind', 'no page is the homepage.', 'Give data/pages/home.json the kind "home"')
  const count = homeSections.length
  return home.sections.length === count
    ? []
    : tell(
        'sections',
        `has ${home.sections.length} sections.`,
        `The homepage has exactly ${count} after the hero: ${homeSections.join(', ')}`,
      )
}

/** Checks the rules that a page's kind sets for its other fields. */
function kindProblems(content: ReadableContent): Problem[] {
  return content.pages.flatMap(({ file, kind, language, noindex }) => {
    const { problems, add } = problemsIn(file)
    if (kind === 'language' && !language)
      add(
        'language',
        'is missing on a page in another language.',
        'Add it, with lang, dir and name',
      )
    else if (kind !== 'language' && language)
      add(
        'language',
        `does not go with the kind "${kind}".`,
        'Change the kind to "language", or take this out',
      )
    else if (language && (language.lang === 'ar') !== (language.dir === 'rtl'))
      add(
        ['language', 'dir'],
        `"${language.dir}" is not the direction of ${language.lang}.`,
        `Write "${language.lang === 'ar' ? 'rtl' : 'ltr'}"`,
      )
    else if (kind === 'utility' && !noindex)
      add(
        'noindex',
        'is missing on a utility page, which search engines should not list.',
        'Add "noindex": true',
      )
    return problems
  })
}

/**
 * Checks that a page with the price of a prescription-only medicine says so of itself, so that no
 * offer goes into structured data.
 */
function prescriptionProblems(content: ReadableContent): Problem[] {
  const prescribed = new Set(
    content.prices?.prices.filter((p) => p.prescriptionOnly).map((p) => p.key),
  )
  return content.treatments.flatMap(({ file, prescriptionOnly, atAGlance, prices }) => {
    const key = [atAGlance.price, ...prices.keys].find((k) => k !== null && prescribed.has(k))
    if (prescriptionOnly || key === undefined) return []
    const what = `is false, but the page has the price "${key}" of a prescription-only medicine.`
    return problem(file, ['prescriptionOnly'], what, 'Write true, or take that price out')
  })
}

/**
 * Checks that recoveries that one treatment names beside each other are told apart by their
 * variety.
 */
function varietyProblems({ treatments, recovery }: ReadableContent): Problem[] {
  const besideOthers = treatments.filter((t) => (t.recovery?.length ?? 0) > 1)
  return recovery.flatMap(({ id, file, variety }) => {
    const namedBy = besideOthers.find((t) => t.recovery!.includes(id))
    if (namedBy === undefined) return []
    const isTaken = recovery.some(
      (other) =>
        other.id !== id && other.variety === variety && namedBy.recovery!.includes(other.id),
    )
    return variety !== undefined && !isTaken
      ? []
      : problem(
          file,
          ['variety'],
          `${variety === undefined ? 'is missing' : `"${variety}" is another recovery's too`}, and ${namedBy.file} names this recovery beside another.`,
          'Write in a word or two what tells them apart: Light peel',
        )
  })
}
