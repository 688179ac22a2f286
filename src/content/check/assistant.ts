import type { ReadableContent } from '../load'
import { mustBeKnown } from '../notThere'
import { problem, type Problem } from '../problem'
import { knownRoutes, mayBeBroken } from '../routes'

type Path = (string | number)[]
type Claim = { file: string; path: Path; name: string; kind: string }

/** What the assistant knows: that all it names exists, and that no phrase is claimed twice. */
export function assistantProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const broken = (folder: string) => (content.broken ?? []).some((file) => file.folder === folder)
  const must = mustBeKnown(problems)
  const routes = knownRoutes(content).map(({ route }) => route)
  const page = (file: string, path: Path, route: string) => {
    if (!mayBeBroken(content, route)) must(file, path, route, routes, 'a page')
  }
  const families = broken('families') ? null : content.families.map(({ id }) => id)
  const areas = content.areas?.map(({ id }) => id) ?? null
  const prices = content.prices?.prices.map(({ key }) => key) ?? null
  const groups = broken('assistant')
    ? null
    : content.assistant.flatMap(({ words = [] }) => words.map(({ id }) => id))

  // A decision that was taken down is no mistake of the topic that it answered.
  const decisions = [...content.decisions, ...(content.takenDown ?? [])].map(({ id }) => id)

  const claims = new Map<string, Claim>()
  const claim = (phrases: readonly string[], by: Claim) =>
    phrases.forEach((phrase, i) => {
      const key = `${by.kind} ${plain(phrase)}`
      const first = claims.get(key)
      const path = [...by.path, i]
      if (first === undefined) claims.set(key, by)
      else if (first.name === by.name && first.file === by.file)
        problems.push(
          problem(by.file, path, `"${phrase}" stands twice.`, 'Take one of the two out'),
        )
      else
        problems.push(
          problem(
            by.file,
            path,
            `"${phrase}" is claimed by "${by.name}" and by "${first.name}" in ${first.file}.`,
            'Leave it with the one that answers it better',
          ),
        )
    })

  for (const {
    file,
    signs = [],
    names = [],
    areas: places = [],
    topics = [],
    conditions = [],
  } of content.assistant) {
    signs.forEach(({ protocol, who, phrases }, i) => {
      const known = content.safety?.protocols
      must(
        file,
        ['signs', i, 'protocol'],
        protocol,
        known?.map(({ id }) => id) ?? null,
        'a protocol in data/safety.json',
      )
      const steps = known?.find(({ id }) => id === protocol)?.steps
      if (steps)
        must(
          file,
          ['signs', i, 'who'],
          who,
          [...new Set(steps.map((step) => step.who))],
          `a step of the protocol "${protocol}"`,
        )
      phrases.forEach((phrase, j) => {
        for (const [, group] of phrase.matchAll(/\*([a-z0-9-]+)/g))
          must(
            file,
            ['signs', i, 'phrases', j],
            group!,
            groups,
            'a group of words in data/assistant',
          )
      })
      claim(phrases, {
        file,
        path: ['signs', i, 'phrases'],
        name: `${protocol} ${who}`,
        kind: 'sign',
      })
    })
    names.forEach(({ route, families: kinds = [], price, phrases }, i) => {
      page(file, ['names', i, 'route'], route)
      kinds.forEach((family, j) =>
        must(file, ['names', i, 'families', j], family, families, 'a family in data/families'),
      )
      if (price !== undefined)
        must(file, ['names', i, 'price'], price, prices, 'a price in data/prices.json')
      claim(phrases, { file, path: ['names', i, 'phrases'], name: price ?? route, kind: 'name' })
    })
    places.forEach(({ area, phrases }, i) => {
      must(file, ['areas', i, 'area'], area, areas, 'an area in data/areas.json')
      claim(phrases, { file, path: ['areas', i, 'phrases'], name: area, kind: 'area' })
    })
    for (const [list, entries] of [
      ['topics', topics],
      ['conditions', conditions],
    ] as const)
      entries.forEach((entry, i) => {
        claim(entry.phrases, { file, path: [list, i, 'phrases'], name: entry.id, kind: list })
        if (entry.canI !== undefined)
          must(
            file,
            [list, i, 'canI'],
            entry.canI,
            broken('can-i') ? null : content['can-i'].map((one) => one.id),
            'a file in data/can-i',
          )
        else if (entry.more !== undefined)
          problems.push(
            problem(
              file,
              [list, i, 'more'],
              'adds to an answer of data/can-i, and names none.',
              'Write canI, or move the words to answers',
            ),
          )
        if ('decision' in entry && entry.decision) {
          const { file: name, options } = entry.decision
          must(
            file,
            [list, i, 'decision', 'file'],
            name,
            broken('decisions') ? null : decisions,
            'a file in data/decisions',
          )
          const known =
            content.decisions.find((one) => one.id === name)?.options.map((option) => option.id) ??
            null
          options.forEach((option, j) =>
            must(
              file,
              [list, i, 'decision', 'options', j],
              option,
              known,
              `an option of data/decisions/${name}.json`,
            ),
          )
        } else if (
          entry.answers === undefined &&
          entry.canI === undefined &&
          !('fact' in entry && entry.fact) &&
          !('recovery' in entry && entry.recovery)
        )
          problems.push(
            problem(
              file,
              [list, i],
              `"${entry.id}" has no answer.`,
              'Add answers, or name the file of data/can-i, the decision, the fact or the recovery time that answers it',
            ),
          )
        entry.pages?.forEach((route, j) => page(file, [list, i, 'pages', j], route))
        entry.answers?.forEach((answer, j) => {
          answer.families?.forEach((family, k) =>
            must(
              file,
              [list, i, 'answers', j, 'families', k],
              family,
              families,
              'a family in data/families',
            ),
          )
          answer.treatments?.forEach((route, k) =>
            page(file, [list, i, 'answers', j, 'treatments', k], route),
          )
        })
      })
  }
  return problems
}

const plain = (phrase: string) => phrase.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim()
