import type { ReadableContent } from '../load'
import { mustBeKnown } from '../notThere'
import { problem, type Problem } from '../problem'
import { knownRoutes, mayBeBroken } from '../routes'
import { isObject } from '../walk'

type Path = (string | number)[]

/**
 * What recovery, decisions and "Can I…?" name: sources, causes, prices, pages and treatments must
 * exist.
 */
export function decisionProblems(content: ReadableContent): Problem[] {
  const problems: Problem[] = []
  const must = mustBeKnown(problems)
  const broken = (folder: string) =>
    (content.broken ?? []).filter((file) => file.folder === folder).map((file) => file.id)

  const pages = knownRoutes(content).map(({ route }) => route)
  const mustBePage = (file: string, path: Path, route: string) => {
    if (!mayBeBroken(content, route)) must(file, path, route, pages, 'a page')
  }
  const treatments = content.treatments.map((t) => t.route)
  const recoveries = [...content.recovery.map((r) => r.id), ...broken('recovery')]
  const prices = content.prices?.prices.map((p) => p.key) ?? null
  const sources = content.sources?.map((s) => s.id) ?? null
  const families = [...content.families.map((f) => f.id), ...broken('families')]
  const protocols = content.safety?.protocols.map((p) => p.id) ?? null

  for (const t of content.treatments)
    t.recovery?.forEach((id, i) =>
      must(t.file, ['recovery', i], id, recoveries, 'a file in data/recovery'),
    )

  for (const entry of [...content.recovery, ...content.decisions])
    for (const { path, ids } of sourcesIn(entry))
      ids.forEach((id, i) =>
        must(entry.file, [...path, i], id, sources, 'a source in data/sources.json'),
      )

  for (const d of content.decisions) {
    const causes = d.causes.map((cause) => cause.id)
    d.selfCheck.forEach((check, i) =>
      check.answers.forEach((answer, j) =>
        answer.pointsTo.forEach((id, k) =>
          must(
            d.file,
            ['selfCheck', i, 'answers', j, 'pointsTo', k],
            id,
            causes,
            'one of the causes of this page',
          ),
        ),
      ),
    )
    d.options.forEach((option, i) => {
      if (option.route !== undefined) mustBePage(d.file, ['options', i, 'route'], option.route)
      option.prices?.forEach((key, j) =>
        must(d.file, ['options', i, 'prices', j], key, prices, 'a price in data/prices.json'),
      )
      if ((option.where === 'here') !== (option.route !== undefined))
        problems.push(
          problem(
            d.file,
            ['options', i, 'route'],
            'goes with an option that is had here, and only with one.',
            'Give the page of the treatment, or change "where"',
          ),
        )
    })
    d.protocols.forEach((id, i) =>
      must(d.file, ['protocols', i], id, protocols, 'a protocol in data/safety.json'),
    )
    d.pages.forEach((route, i) => mustBePage(d.file, ['pages', i], route))
  }

  for (const topic of content['can-i']) {
    topic.families?.forEach((exception, i) =>
      exception.families.forEach((id, j) =>
        must(topic.file, ['families', i, 'families', j], id, families, 'a file in data/families'),
      ),
    )
    topic.treatments?.forEach((exception, i) =>
      exception.treatments.forEach((route, j) => {
        if (!mayBeBroken(content, route))
          must(topic.file, ['treatments', i, 'treatments', j], route, treatments, 'a treatment')
      }),
    )
  }
  return problems
}

/** Every list of sources that a fact of a file names, with its path. */
function sourcesIn(value: unknown, path: Path = []): { path: Path; ids: string[] }[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => sourcesIn(item, [...path, i]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'sources' && Array.isArray(item)
      ? [{ path: [...path, key], ids: item as string[] }]
      : sourcesIn(item, [...path, key]),
  )
}
