import { didYouMean } from '../didYouMean'
import type { ReadableContent } from '../load'
import { skincarePrice } from '../prices'
import { missingReference, problem, type Problem } from '../problem'
import { memoizeByIdentity } from '../traverse'
import { referencesIn, type FoundReference, type Reference } from '../references'
import { isHomeAlias, knownRoutes, mayBeBroken, productRoute } from '../routes'
import { contentFiles, schemaOf } from './files'
import { pageEntries } from '../siteContent'
import { linkProblems, linksIn } from './links'

/** A field that names something else, with what it says. */
export type Found = FoundReference & { file: string }

/**
 * Checks references between files: every id, key and route that is named must exist, once in each
 * list.
 */
export function referenceProblems(content: ReadableContent): Problem[] {
  const found = referencesOf(content)
  const judge = referenceChecker(content)
  return [
    ...found.flatMap(judge),
    ...repeated(found),
    ...contentFiles(content).flatMap((read) =>
      linksIn(read).flatMap((link) => linkProblems({ ...link, file: read.file }, content, judge)),
    ),
    ...ownPageProblems(content),
    ...cardProblems(content),
  ]
}

/** Returns the fields of a file that name something else. */
const referencesOfFile = memoizeByIdentity(
  ({ file, value }: { file: string; value: object }): Found[] => {
    const schema = schemaOf(file)
    return schema === undefined
      ? []
      : referencesIn(schema, value).map((found) => ({ file, ...found }))
  },
)

function referencesOf(content: ReadableContent): Found[] {
  const { analysis, synonyms } = content
  const found = [
    ...contentFiles(content),
    ...(analysis ? [{ file: 'data/analysis.json', value: analysis }] : []),
    ...(synonyms ? [{ file: 'data/synonyms.json', value: { synonyms } }] : []),
  ].flatMap(referencesOfFile)
  // The price of this feature is always the same one.
  const programmes = [...content.articles, ...content.cities, ...content.pages].flatMap((page) =>
    page.sections.flatMap(({ feature }, i): Found[] =>
      feature === 'skincare-programme'
        ? [
            {
              file: page.file,
              path: ['sections', i, 'feature'],
              value: skincarePrice,
              reference: 'price',
            },
          ]
        : [],
    ),
  )
  return [...found, ...programmes]
}

/** Finds references that stand twice in one list. */
function repeated(found: readonly Found[]): Problem[] {
  const seen = new Set<string>()
  return found.flatMap(({ file, path, value }) => {
    if (typeof path.at(-1) !== 'number') return []
    const key = JSON.stringify([file, path.slice(0, -1), value])
    if (seen.has(key))
      return [problem(file, path, `"${value}" stands twice.`, 'Take one of the two out')]
    seen.add(key)
    return []
  })
}

/** The names of a kind of thing; null while the file that lists them is broken. */
type Known = { kind: string; values: readonly string[] | null }

/** Judges a reference: nothing when what it names is there. */
function referenceChecker(content: ReadableContent): (found: Found) => Problem[] {
  const { broken = [], takenDown = [], safety } = content
  const inFolder = (folder: string, entriesRead: readonly { id: string }[]) => [
    ...entriesRead.map(({ id }) => id),
    ...broken.filter((file) => file.folder === folder).map(({ id }) => id),
  ]
  const ids = (list: readonly { id: string }[] | null | undefined) =>
    list?.map(({ id }) => id) ?? null
  const people = inFolder('people', content.people)
  const doctors = inFolder(
    'people',
    content.people.filter(({ route }) => route !== null),
  )
  const known: Partial<Record<Reference, Known>> = {
    treatment: { kind: 'a treatment', values: content.treatments.map(({ route }) => route) },
    price: {
      kind: 'a price in data/prices.json',
      values: content.prices?.prices.map(({ key }) => key) ?? null,
    },
    person: { kind: 'a person in data/people', values: people },
    doctor: { kind: 'a doctor with a page of their own', values: doctors },
    group: { kind: 'a group in data/treatment-groups.json', values: ids(content.treatmentGroups) },
    area: { kind: 'an area in data/areas.json', values: ids(content.areas) },
    concern: {
      kind: 'a concern in data/finder-concerns.json',
      values: ids(content.finderConcerns),
    },
    offerConcern: { kind: 'a concern in data/concerns.json', values: ids(content.concerns) },
    family: {
      kind: 'a family in data/families',
      values: inFolder('families', content.families),
    },
    protocol: { kind: 'a protocol in data/safety.json', values: ids(safety?.protocols) },
    sentence: { kind: 'a sentence in data/safety.json', values: ids(safety?.sentences) },
    answer: { kind: 'an answer in data/safety.json', values: ids(safety?.answers) },
    recovery: {
      kind: 'a file in data/recovery',
      values: inFolder('recovery', content.recovery),
    },
    source: { kind: 'a source in data/sources.json', values: ids(content.sources) },
    record: {
      kind: 'a place of consentRecords in data/clinic.json',
      values: content.clinic && (content.clinic.consentRecords ?? []).map(({ place }) => place),
    },
    canI: { kind: 'a file in data/can-i', values: inFolder('can-i', content['can-i']) },
    // A decision that was taken down is no mistake of the topic that it answered.
    decision: {
      kind: 'a file in data/decisions',
      values: inFolder('decisions', [...content.decisions, ...takenDown]),
    },
  }
  const judgePage = pageReferenceChecker(content)
  return (found) => {
    const { file, path, value, reference } = found
    if (reference === 'page' || reference === 'listedPage' || reference === 'city')
      return judgePage(found)
    const { kind, values } = known[reference] ?? { kind: '', values: null }
    if (values === null || values.includes(value)) return []
    if (reference === 'treatment' && mayBeBroken(content, value)) return []
    const target = content.redirects?.find(({ from }) => from === value)?.to
    if (reference === 'treatment' && target !== undefined)
      return [
        problem(
          file,
          path,
          `"${value}" is an old address that redirects.`,
          values.includes(target) ? `Use "${target}", or take it out` : 'Take it out',
        ),
      ]
    const expected = reference === 'doctor' && !people.includes(value) ? known.person!.kind : kind
    return [missingReference(file, path, value, expected, values)]
  }
}

/** Judges a route: that it is a page, one that lists can show, or a city. */
function pageReferenceChecker(content: ReadableContent): (found: Found) => Problem[] {
  const pages = knownRoutes(content)
    .map(({ route }) => route)
    .filter((route) => !isHomeAlias(route))
  const products = new Set(content.products.map(({ id }) => productRoute(id)))
  const cities = content.cities.map(({ route }) => route)
  const redirects = new Map((content.redirects ?? []).map(({ from, to }) => [from, to]))
  return ({ file, path, value, reference }) => {
    const tell = (what: string, fix: string) => [problem(file, path, `"${value}" is ${what}.`, fix)]
    if (reference === 'listedPage' && products.has(value))
      return tell(
        'a product, which lists of pages cannot show',
        'Take it out, and link to it in the words instead',
      )
    if (reference === 'city' && pages.includes(value) && !cities.includes(value))
      return tell('not a city in data/cities', didYouMean(value, cities))
    if (pages.includes(value) || mayBeBroken(content, value)) return []
    if (isHomeAlias(value)) return tell('another address of the homepage', 'Use "/"')
    const target = redirects.get(value)
    if (target !== undefined) return tell('an old address that redirects', `Use "${target}"`)
    return [missingReference(file, path, value, 'a page', pages)]
  }
}

/** Checks that no page offers itself as the next one. */
const ownPageProblems = (content: ReadableContent): Problem[] =>
  pageEntries(content).flatMap((page) => {
    const own = 'route' in page ? page.route : productRoute(page.id)
    return page.related.flatMap((route, i) =>
      route === own
        ? [
            problem(
              page.file,
              ['related', i],
              `"${route}" is this page itself.`,
              'Take it out, or offer another page',
            ),
          ]
        : [],
    )
  })

/**
 * Finds cards that stand twice. A page may be two things to a patient, under two names; the same
 * card stands once.
 */
const cardProblems = ({ categories }: ReadableContent): Problem[] =>
  repeated(
    (categories ?? []).flatMap(({ treatments }, i) =>
      treatments.map(({ name, link }, j) => ({
        file: 'data/categories.json',
        path: ['categories', i, 'treatments', j],
        value: `${name} (${link})`,
        reference: 'page',
      })),
    ),
  )

/**
 * Checks pages that compare: an answer of the self-check points to a cause of the same page, and an
 * option has a page exactly when it is had here.
 */
export const decisionProblems = ({ decisions }: ReadableContent): Problem[] =>
  decisions.flatMap(({ file, causes, selfCheck, options }) => {
    const known = causes.map(({ id }) => id)
    const pointers = selfCheck.flatMap(({ answers }, i) =>
      answers.flatMap(({ pointsTo }, j) =>
        pointsTo.map((id, k) => ({ id, path: ['selfCheck', i, 'answers', j, 'pointsTo', k] })),
      ),
    )
    return [
      ...pointers.flatMap(({ id, path }) =>
        known.includes(id)
          ? []
          : missingReference(file, path, id, 'one of the causes of this page', known),
      ),
      ...options.flatMap(({ where, route }, i) =>
        (where === 'here') === (route !== undefined)
          ? []
          : problem(
              file,
              ['options', i, 'route'],
              'goes with an option that is had here, and only with one.',
              'Give the page of the treatment, or change "where"',
            ),
      ),
    ]
  })

/** Checks that the figures of trials rest on a source that the page itself names. */
export const trialFigureProblems = ({ treatments }: ReadableContent): Problem[] =>
  treatments.flatMap(({ file, sources, ...treatment }) => {
    const known = sources.map(({ url }) => url)
    return (['results', 'risks'] as const).flatMap((part) => {
      const { figure } = treatment[part]
      return figure === undefined || known.includes(figure.source)
        ? []
        : missingReference(
            file,
            [part, 'figure', 'source'],
            figure.source,
            'the web address of a source of this page',
            known,
          )
    })
  })
