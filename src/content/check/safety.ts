import type { ReadableContent } from '../load'
import { mustBeKnown } from '../notThere'
import { problem, type Problem } from '../problem'
import { urgency } from '../safety'
import type { Safety } from '../schemas/safety'
import { significant } from './likeness'

type Path = (string | number)[]
const file = 'data/safety.json'

/**
 * Protocols, families and what names them: that all of it exists, and that no sign has two answers.
 */
export function safetyProblems(content: ReadableContent): Problem[] {
  return [
    ...namedProblems(content),
    ...requiredProblems(content),
    ...signProblems(content),
    ...orderProblems(content.safety),
    ...abroadProblems(content),
  ]
}

/** Every id that treatments, families, pages and protocols name. */
function namedProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const { safety } = content
  const must = mustBeKnown(problems)
  const families = [
    ...content.families.map(({ id }) => id),
    ...(content.broken ?? []).filter(({ folder }) => folder === 'families').map(({ id }) => id),
  ]
  for (const t of content.treatments)
    must(t.file, ['family'], t.family, families, 'a family in data/families')
  if (safety === null) return problems

  const list = (
    where: string,
    path: Path,
    values: readonly string[],
    known: readonly string[],
    kind: string,
  ) =>
    values.forEach((value, i) => {
      must(where, [...path, i], value, known, kind)
      if (values.indexOf(value) < i)
        problems.push(
          problem(where, [...path, i], `"${value}" stands twice.`, 'Take one of the two out'),
        )
    })
  const protocols = safety.protocols.map(({ id }) => id)
  const sentences = safety.sentences.map(({ id }) => id)
  const answers = safety.answers.map(({ id }) => id)
  const aProtocol = 'a protocol in data/safety.json'
  const aSentence = 'a sentence in data/safety.json'
  const anAnswer = 'an answer in data/safety.json'
  for (const f of content.families) {
    list(f.file, ['protocols'], f.protocols, protocols, aProtocol)
    list(f.file, ['notFor'], f.notFor, sentences, aSentence)
  }
  for (const t of content.treatments) {
    list(
      t.file,
      ['risks', 'seekHelp', 'protocols'],
      t.risks.seekHelp.protocols,
      protocols,
      aProtocol,
    )
    list(t.file, ['notFor', 'standard'], t.notFor.standard, sentences, aSentence)
    t.risks.seekHelp.own?.forEach(({ who }, i) =>
      must(t.file, ['risks', 'seekHelp', 'own', i, 'who'], who, answers, anAnswer),
    )
  }
  for (const page of [...content.articles, ...content.cities, ...content.pages])
    page.sections.forEach((section, i) => {
      const path = ['sections', i, 'protocols']
      list(page.file, path, section.protocols ?? [], protocols, aProtocol)
      const lang = 'language' in page ? page.language?.lang : undefined
      section.protocols?.forEach((id, j) => {
        const protocol = safety.protocols.find((p) => p.id === id)
        if (lang !== undefined && protocol && !protocol.translations?.[lang])
          problems.push(
            problem(
              page.file,
              [...path, j],
              `"${id}" has no words in ${lang}.`,
              `Add them to its translations in ${file}, or take it out of this page`,
            ),
          )
      })
    })
  safety.protocols.forEach(({ steps, line, translations }, i) => {
    steps.forEach(({ who }, j) =>
      must(file, ['protocols', i, 'steps', j, 'who'], who, answers, anAnswer),
    )
    for (const [lang, words] of Object.entries(translations ?? {})) {
      const [wanted, found] = [numbersIn(line), numbersIn(words.line)]
      if (wanted !== found)
        problems.push(
          problem(
            file,
            ['protocols', i, 'translations', lang, 'line'],
            `has the numbers ${found || 'of none'}, and the English line has ${wanted || 'none'}.`,
            'Give every language the same numbers',
          ),
        )
    }
  })
  return problems
}

/** The telephone numbers a text names, once each, in an order of their own. */
const numbersIn = (text: string) =>
  [...new Set(text.match(/\{(?:call|clinic):[a-z0-9-]+\}/g) ?? [])].toSorted().join(', ')

/** A treatment names at least what its family requires. */
function requiredProblems({ treatments, families }: ReadableContent): Problem[] {
  return treatments.flatMap((t) => {
    const family = families.find(({ id }) => id === t.family)
    if (!family) return []
    const missing = (path: Path, has: readonly string[], wanted: readonly string[], what: string) =>
      wanted
        .filter((id) => !has.includes(id))
        .map((id) =>
          problem(
            t.file,
            path,
            `leaves out the ${what} "${id}", which the family "${t.family}" requires.`,
            `Add "${id}" to the list`,
          ),
        )
    return [
      ...missing(
        ['risks', 'seekHelp', 'protocols'],
        t.risks.seekHelp.protocols,
        family.protocols,
        'protocol',
      ),
      ...missing(['notFor', 'standard'], t.notFor.standard, family.notFor, 'sentence'),
    ]
  })
}

/**
 * A sign leads to one answer wherever it stands. Two signs are the same when their significant
 * words are, in any order.
 */
function signProblems({ safety, treatments }: ReadableContent): Problem[] {
  if (safety === null) return []
  type Found = { who: string; where: string; file: string; path: Path }
  const seen = new Map<string, Found>()
  const problems: Problem[] = []
  const add = (sign: string, found: Found) => {
    const key = [...significant(sign)].toSorted().join(' ')
    const before = seen.get(key)
    if (before === undefined) seen.set(key, found)
    else if (before.who !== found.who)
      problems.push(
        problem(
          found.file,
          found.path,
          `"${sign}" leads to "${found.who}" here, and to "${before.who}" in ${before.where}.`,
          `Give both the more urgent answer, "${urgency(safety, before.who) < urgency(safety, found.who) ? before.who : found.who}"`,
        ),
      )
  }
  safety.protocols.forEach(({ id, steps }, i) =>
    steps.forEach(({ who, signs }, j) =>
      signs.forEach((sign, k) =>
        add(sign, {
          who,
          where: `the protocol "${id}"`,
          file,
          path: ['protocols', i, 'steps', j, 'signs', k],
        }),
      ),
    ),
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

/** The most urgent stands first, in the steps of each protocol. */
function orderProblems(safety: Safety | null): Problem[] {
  return (safety?.protocols ?? []).flatMap(({ steps }, i) =>
    steps.flatMap(({ who }, j) => {
      const before = steps[j - 1]
      return before && urgency(safety!, who) < urgency(safety!, before.who)
        ? [
            problem(
              file,
              ['protocols', i, 'steps', j],
              `"${who}" is more urgent than "${before.who}" above it.`,
              'Put the most urgent step first',
            ),
          ]
        : []
    }),
  )
}

/** The answers of the protocols are those of the United Kingdom: a city elsewhere needs its own. */
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
