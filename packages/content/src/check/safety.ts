import type { ReadableContent } from '../load'
import { problem, problemsIn, type Problem } from '../problem'
import { answerOf, urgency } from '../safety'
import { languageName, translationsIn } from '../translations'
import type { Safety } from '../schemas/safety'
import { keywordStems } from './repetition'

type Path = (string | number)[]
const file = 'data/safety.json'

/**
 * Checks protocols: the words they need in other languages, what families require of treatments,
 * and that no sign has two answers.
 */
export function safetyProblems(content: ReadableContent): Problem[] {
  return [
    ...languageProblems(content),
    ...translationProblems(content),
    ...unmarkedTranslations(content),
    ...requiredProblems(content),
    ...signProblems(content),
    ...orderProblems(content.safety),
    ...abroadProblems(content),
  ]
}

/** Checks that on a page in another language, each protocol has words in it. */
const languageProblems = ({ pages, safety }: ReadableContent): Problem[] =>
  pages.flatMap(({ file: page, language, sections }) => {
    const { problems, add } = problemsIn(page, ['sections'])
    sections.forEach(({ protocols = [] }, i) =>
      protocols.forEach((id, j) => {
        const protocol = safety?.protocols.find((one) => one.id === id)
        if (language && protocol && !protocol.translations?.[language.lang])
          add(
            [i, 'protocols', j],
            `"${id}" has no words in ${languageName(language.lang)}.`,
            `Add them to its translations in ${file}, or take it out of this page`,
          )
      }),
    )
    return problems
  })

/** Checks that a protocol's line names the same numbers in every language. */
function translationProblems({ safety }: ReadableContent): Problem[] {
  const { problems, add } = problemsIn(file, ['protocols'])
  safety?.protocols.forEach(({ line, translations = {} }, i) => {
    const wanted = numbersIn(line)
    for (const [lang, words] of Object.entries(translations)) {
      const found = numbersIn(words.line)
      if (wanted !== found)
        add(
          [i, 'translations', lang, 'line'],
          `has the numbers ${found || 'of none'}, and the English line has ${wanted || 'none'}.`,
          'Give every language the same numbers',
        )
    }
  })
  return problems
}

/** Finds translations that do not say which English they were made from. */
const unmarkedTranslations = ({ safety }: ReadableContent): Problem[] =>
  (safety === null ? [] : translationsIn(safety)).flatMap(({ path, language, english, mark, of }) =>
    of === undefined
      ? problem(
          file,
          path,
          `is missing: the ${language} of "${english}" does not say which ` +
            'English it was made from.',
          `Once it says the same, write "${mark}"`,
        )
      : [],
  )

/** Returns the telephone numbers a text names, once each, in an order of their own. */
const numbersIn = (text: string) =>
  [...new Set(text.match(/\{(?:call|clinic):(?!emergency-)[a-z0-9-]+\}/g) ?? [])]
    .toSorted()
    .join(', ')

/** Checks that a treatment names at least what its family requires. */
function requiredProblems({ treatments, families }: ReadableContent): Problem[] {
  return treatments.flatMap((t) => {
    const family = families.find(({ id }) => id === t.family)
    if (!family) return []
    const { problems, add } = problemsIn(t.file)
    const compare = (path: Path, has: readonly string[], wanted: readonly string[], what: string) =>
      wanted
        .filter((id) => !has.includes(id))
        .forEach((id) =>
          add(
            path,
            `leaves out the ${what} "${id}", which the family "${t.family}" requires.`,
            `Add "${id}" to the list`,
          ),
        )
    const { seekHelp } = t.risks
    compare(['risks', 'seekHelp', 'protocols'], seekHelp.protocols, family.protocols, 'protocol')
    compare(['notFor', 'standard'], t.notFor.standard, family.notFor, 'sentence')
    return problems
  })
}

/**
 * Checks that a sign leads to one answer wherever it stands. Two signs are the same when their
 * significant words are, in any order.
 */
function signProblems({ safety, treatments }: ReadableContent): Problem[] {
  if (safety === null) return []
  type Found = { who: string; where: string; file: string; path: Path }
  const seen = new Map<string, Found>()
  const problems: Problem[] = []
  const add = (sign: string, found: Found) => {
    const key = [...keywordStems(sign)].toSorted().join(' ')
    const before = seen.get(key)
    if (before === undefined) seen.set(key, found)
    else if (before.who !== found.who)
      problems.push(
        problem(
          found.file,
          found.path,
          `"${sign}" leads to "${found.who}" here, and to "${before.who}" in ${before.where}.`,
          'Give both the more urgent answer, ' +
            `"${urgency(safety, before.who) < urgency(safety, found.who) ? before.who : found.who}"`,
        ),
      )
  }
  safety.protocols.forEach(({ id, steps }, i) =>
    steps.forEach(({ who, signs, also = [] }, j) => {
      const all = [signs, ...also.map((scoped) => scoped.signs)]
      all.forEach((list, scope) =>
        list.forEach((sign, k) =>
          add(sign, {
            who,
            where: `the protocol "${id}"`,
            file,
            path: [
              'protocols',
              i,
              'steps',
              j,
              ...(scope === 0 ? [] : ['also', scope - 1]),
              'signs',
              k,
            ],
          }),
        ),
      )
    }),
  )
  for (const t of treatments)
    t.risks.seekHelp.own?.forEach(({ sign, who }, i) =>
      add(sign, {
        who,
        where: t.file,
        file: t.file,
        path: ['risks', 'seekHelp', 'own', i, 'sign'],
      }),
    )
  return problems
}

/**
 * Checks that the most urgent stands first in the steps of each protocol, that what cannot wait has
 * its line for the pages of treatments, and that the signs of an urgent call are not folded there.
 */
function orderProblems(safety: Safety | null): Problem[] {
  const { problems, add } = problemsIn(file, [])
  safety?.answers.forEach(({ now, heading, foldedAs }, i) => {
    if (now && foldedAs !== undefined && /\{(call|clinic):/.test(heading))
      add(
        ['answers', i, 'foldedAs'],
        'folds the signs of a call that cannot wait.',
        'Take it out, so that they stand in sight',
      )
  })
  safety?.protocols.forEach(({ steps }, i) =>
    steps.forEach(({ who, brief }, j) => {
      if (brief === undefined && answerOf(safety, who)?.now)
        add(
          ['protocols', i, 'steps', j, 'brief'],
          'is missing: these signs cannot wait, and treatment pages would leave them out.',
          'Write them in a line',
        )
      const before = steps[j - 1]
      if (before && urgency(safety, who) < urgency(safety, before.who))
        add(
          ['protocols', i, 'steps', j],
          `"${who}" is more urgent than "${before.who}" above it.`,
          'Put the most urgent step first',
        )
    }),
  )
  return problems
}

/**
 * Checks that the answers of the protocols are those of the United Kingdom: a city elsewhere needs
 * its own.
 */
function abroadProblems({ safety, cities }: ReadableContent): Problem[] {
  if (safety === null) return []
  const known = safety.abroad.map(({ country }) => country)
  return cities
    .filter(({ country }) => !/United Kingdom/.test(country) && !known.includes(country))
    .map((city) =>
      problem(
        city.file,
        ['country'],
        `no emergency number is known for "${city.country}".`,
        `Add the country to the list "abroad" in ${file}, or write it as there`,
      ),
    )
}
