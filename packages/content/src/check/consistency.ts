import { homeSections } from '../schemas/common'
import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import { mayBeBroken } from '../routes'
import { languageName } from '../translations'

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
    ...motifProblems(content),
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

/** Checks that each section of the homepage says which it is, and that no other page's does. */
function homeProblems(content: ReadableContent): Problem[] {
  const home = content.pages.find((p) => p.kind === 'home')
  if (!home && mayBeBroken(content, '/')) return []
  const { problems, add } = problemsIn(home?.file ?? 'data/pages/home.json')
  if (!home) {
    add('kind', 'no page is the homepage.', 'Give data/pages/home.json the kind "home"')
    return problems
  }
  const parts = home.sections.map(({ part }) => part)
  const left = homeSections.filter((name) => !parts.includes(name))
  const choice = left.length > 0 ? `: ${left.join(', ')}` : ''
  parts.forEach((part, i) => {
    if (part === undefined)
      add(
        ['sections', i, 'part'],
        'is missing.',
        left.length > 0
          ? `Write which section of the homepage it is; those left are ${left.join(', ')}`
          : 'The homepage has a section of each kind already: take this one out',
      )
    else if (parts.indexOf(part) < i)
      add(
        ['sections', i, 'part'],
        `"${part}" stands twice.`,
        `Give each section its own${choice}, or take one out`,
      )
  })
  const popular = parts.indexOf('popular')
  if (popular >= 0 && home.sections[popular]!.treatments === undefined)
    add(
      ['sections', popular, 'treatments'],
      'is missing, and the section shows their cards.',
      'Name six treatments',
    )
  return [
    ...problems,
    ...[...content.pages, ...content.articles, ...content.cities].flatMap((page) =>
      page === home
        ? []
        : page.sections.flatMap(({ part }, i) =>
            part === undefined
              ? []
              : problem(
                  page.file,
                  ['sections', i, 'part'],
                  `"${part}" names a section of the homepage, and this is another page.`,
                  'Take it out',
                ),
          ),
    ),
  ]
}

/**
 * Checks, before a release, that the homepage shows its sections in the specified order, or that
 * somebody agreed to another one.
 */
export function homeOrderProblems({ pages, clinic }: ReadableContent): Problem[] {
  const home = pages.find((p) => p.kind === 'home')
  if (!home || home.orderAgreed !== undefined) return []
  // Restricted advertising leaves the prescription out by itself.
  const asked = (part: string | undefined) =>
    part !== 'skincare' || clinic?.advertising !== 'restricted'
  const shown = home.sections.filter(({ hidden }) => !hidden).map(({ part }) => part)
  return shown.filter(asked).join() === homeSections.filter(asked).join()
    ? []
    : [
        problem(
          home.file,
          ['sections'],
          'are not all shown in the specified order.',
          `Show ${homeSections.join(', ')}, in this order, or write into orderAgreed who ` +
            'agreed to another, and when',
        ),
      ]
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
    else if (language) {
      const words = content.languages.find(({ code }) => code === language.lang)?.pageWords
      if (words === undefined)
        add(
          ['language', 'lang'],
          `no file of data/languages has the code "${language.lang}" and pageWords.`,
          'Add pageWords to the file of the language, as data/languages/arabic.json has them',
        )
      else if (words.dir !== language.dir)
        add(
          ['language', 'dir'],
          `"${language.dir}" is not the direction of ${languageName(language.lang)}.`,
          `Write "${words.dir}"`,
        )
    } else if (kind === 'utility' && !noindex)
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
 * offer goes into structured data; and that a page of one shows no figure of its benefit, and sells
 * no product that nobody has named.
 */
function prescriptionProblems(content: ReadableContent): Problem[] {
  const prescribed = new Set(
    content.prices?.prices.filter((p) => p.prescriptionOnly).map((p) => p.key),
  )
  const unnamed = new Set(
    content.prices?.prices
      .filter((p) => p.prescriptionOnly && p.onConsultation === true)
      .map((p) => p.key),
  )
  return content.treatments.flatMap(({ file, prescriptionOnly, atAGlance, prices, results }) => {
    if (prescriptionOnly && results.figure !== undefined)
      return problem(
        file,
        ['results', 'figure'],
        'shows how well a prescription-only treatment works, which may not be advertised.',
        'Take it out; a figure of risks may stay',
      )
    const row = prices.keys.findIndex((one) => unnamed.has(one))
    if (row >= 0)
      return problem(
        file,
        ['prices', 'keys', row],
        `"${prices.keys[row]}" is a row for a prescription-only product without a price.`,
        'Take it out and offer the consultation, until a lawful product and its price are named',
      )
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
          `${variety === undefined ? 'is missing' : `"${variety}" is another recovery's too`}, ` +
            `and ${namedBy.file} names this recovery beside another.`,
          'Write in a word or two what tells them apart: Light peel',
        )
  })
}

/** Finds a drawing that stands for two cities: one of the captions would be false. */
const motifProblems = ({ cities }: ReadableContent): Problem[] =>
  cities.flatMap(({ file, motif }, i) => {
    const other = cities.slice(0, i).find((city) => motif !== undefined && city.motif === motif)
    return other === undefined
      ? []
      : problem(
          file,
          ['motif'],
          `"${motif}" is the drawing of ${other.name}.`,
          'Take it out: a city needs none',
        )
  })
