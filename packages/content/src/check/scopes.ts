import { canIAnswer } from '../canI'
import type { ReadableContent } from '../load'
import { linkPattern } from '../expand'
import { problem, type Problem } from '../problem'
import { recoveryActivityIds } from '../schemas/recovery'
import { holdsFor } from '../safety'
import { untilSpans } from '../durations'

type Treatment = ReadableContent['treatments'][number]
/**
 * A sentence that treatments share, the treatments that show it, and places it may name besides.
 */
type Shared = {
  file: string
  path: Problem['path']
  text: string
  shownBy: readonly Treatment[]
  reaches?: readonly string[] | undefined
}

/**
 * Finds sentences that pages show although they are not true of the page's treatment, and questions
 * that have two answers for one treatment.
 */
export function scopeProblems(content: ReadableContent): Problem[] {
  return [
    ...scopedProblems(content),
    ...topicProblems(content),
    ...varietyProblems(content),
    ...placeProblems(content),
  ]
}

/** Matches a sentence that says when, and not what to leave until then: After a week. */
const saysWhen =
  /^(?:after|from|within|the (?:same|next)|straight away|same|next|once|up to|\d|one|two|three|four|five|six|seven|eight|nine|ten)\b/i

/**
 * Finds scoped sentences that hold for none of the treatments of their recovery, or two answers.
 */
const scopedProblems = ({
  recovery,
  treatments,
  broken = [],
  takenDown = [],
}: ReadableContent): Problem[] =>
  recovery.flatMap(({ id, file, until, also = [] }) => {
    const shown = treatments.filter((t) => t.recovery?.includes(id))
    return also.flatMap((one, i): Problem[] => {
      const holding = shown.filter((t) => holdsFor(one.for, t))
      if (holding.length === 0 && takenDown.length === 0 && broken.length === 0)
        return [
          problem(
            file,
            ['also', i, 'for'],
            'is true of no treatment that names this recovery.',
            'Name the areas, families or treatments that it is true of, or take it out',
          ),
        ]
      const isAnswer = ({ field, text }: { field: string; text: string }) =>
        (recoveryActivityIds as readonly string[]).includes(field) &&
        saysWhen.test(text) &&
        untilSpans(text).length > 0
      const twice = also.slice(0, i).flatMap((other, j) => {
        const both = holding.find((t) => holdsFor(other.for, t))
        const same = one.field === other.field && one.instead === other.instead
        return same && (one.instead || (isAnswer(one) && isAnswer(other))) && both
          ? [{ j, both }]
          : []
      })
      const general = until[one.field as keyof typeof until] as { text: string } | undefined
      return [
        ...twice.map(({ j, both }) =>
          problem(
            file,
            ['also', i, 'for'],
            one.instead
              ? `stands in place of "${one.field}" for ${both.file}, and so does #${j + 1}.`
              : `answers "${one.field}" for ${both.file}, and so does #${j + 1}.`,
            'Let one treatment be in one of the two only',
          ),
        ),
        ...(!one.instead &&
        general &&
        isAnswer(one) &&
        isAnswer({ ...general, field: one.field }) &&
        holding[0]
          ? [
              problem(
                file,
                ['also', i, 'text'],
                `says "${one.text}" behind "${general.text}", two answers to "${one.field}" ` +
                  `for ${holding[0].file}.`,
                'Write "instead": true, or say what else it is that has to wait',
              ),
            ]
          : []),
      ]
    })
  })

/** Finds families and treatments that a topic answers twice: pages would show the first alone. */
const topicProblems = (content: ReadableContent): Problem[] =>
  content['can-i'].flatMap(({ file, families = [], treatments = [] }) => {
    const lists: [string, readonly string[][]][] = [
      ['families', families.map((one) => one.families)],
      ['treatments', treatments.map((one) => one.treatments)],
    ]
    return lists.flatMap(([list, scopes]) =>
      scopes.flatMap((scope, i) =>
        scope.flatMap((named, k): Problem[] => {
          const other = scopes.findIndex((earlier) => earlier.includes(named))
          return other === i
            ? []
            : [
                problem(
                  file,
                  [list, i, list, k],
                  `"${named}" has an answer already, in #${other + 1}.`,
                  'Let it stand in one of the two only',
                ),
              ]
        }),
      ),
    )
  })

/** The parts of the "Can I…?" list whose answers depend on how a treatment heals. */
const healing: readonly string[] = ['planning', 'afterwards']

/**
 * Finds answers that give one time to a treatment of several varieties that heal apart: a medium
 * peel must not be taken for a light one.
 */
function varietyProblems(content: ReadableContent): Problem[] {
  const several = content.treatments.filter((t) => (t.recovery?.length ?? 0) > 1)
  const varieties = (t: Treatment) =>
    content.recovery.flatMap(({ id, variety }) =>
      variety !== undefined && t.recovery!.includes(id) ? [variety] : [],
    )
  return content['can-i'].flatMap((topic) => {
    if (!healing.includes(topic.group)) return []
    const answers = [
      { path: ['answer'], text: topic.answer },
      ...(['families', 'treatments'] as const).flatMap((list) =>
        (topic[list] ?? []).map(({ answer }, i) => ({ path: [list, i, 'answer'], text: answer })),
      ),
    ]
    return answers.flatMap(({ path, text }): Problem[] => {
      if (text === undefined || text === null || untilSpans(text).length === 0) return []
      const unnamed = several
        .filter((t) => canIAnswer(topic, t, content) === text)
        .flatMap((t) => varieties(t).map((variety) => ({ t, variety })))
        .find(({ variety }) => !text.toLowerCase().includes(variety.toLowerCase()))
      return unnamed === undefined
        ? []
        : [
            problem(
              topic.file,
              path,
              `gives a time without saying whether it is that of "${unnamed.variety}", and ` +
                `${unnamed.t.file} has several varieties.`,
              `Give each its own: "${varieties(unnamed.t)
                .map((variety) => `${variety}: …`)
                .join(' ')}"`,
            ),
          ]
    })
  })
}

/** Finds places of the body in a sentence that is shown for treatments of other places. */
function placeProblems(content: ReadableContent): Problem[] {
  const areas = content.areas ?? []
  const words = [...new Set(areas.flatMap((area) => area.words ?? []))].map((word) => ({
    word,
    pattern: new RegExp(`\\b${word}\\b`, 'i'),
    ids: areas.filter((area) => area.words?.includes(word)).map(({ id }) => id),
  }))
  const treats = (t: Treatment, area: string) =>
    t.areas.includes(area) ||
    areas.some(({ id, contains }) => t.areas.includes(id) && contains?.includes(area))
  return sharedTexts(content).flatMap(({ file, path, text, shownBy, reaches = [] }) => {
    const plain = text.replace(linkPattern, '$1')
    return words.flatMap(({ word, pattern, ids }) => {
      if (ids.some((id) => reaches.includes(id)) || !pattern.test(plain)) return []
      const other = shownBy.find((t) => !ids.some((id) => treats(t, id)))
      return other
        ? problem(
            file,
            path,
            `speaks of "${word}", and ${other.file} shows it without treating the area ` +
              `"${ids.join('" or "')}".`,
            mends(path),
          )
        : []
    })
  })
}

/** Returns where a sentence about one place belongs. */
const mends = ([first, , third]: Problem['path']): string => {
  if (first === 'protocols' || first === 'sentences')
    return third === 'steps'
      ? 'Write it in also, with the areas; or name the area under reaches, where the danger ' +
          'can reach it from elsewhere'
      : 'Name the area under reaches, where it is meant whatever is treated'
  if (first === 'also')
    return (
      'Narrow for to the treatments that it is true of; or name the area under reaches, where ' +
      'an effect can reach it'
    )
  return first === 'answer' || first === 'families'
    ? 'Move it to treatments, with the routes that it is true of'
    : 'Write it in also, with the areas, families or treatments that it is true of'
}

function sharedTexts(content: ReadableContent): Shared[] {
  const { recovery, treatments } = content
  return [
    ...recovery.flatMap(({ id, file, timeline, until, normal, note, also = [] }) => {
      const texts: [string, Problem['path'], string | undefined][] = [
        ...Object.entries(timeline).map(([field, fact]): (typeof texts)[number] => [
          field,
          ['timeline', field],
          fact?.text,
        ]),
        ...Object.entries(until).map(([field, fact]): (typeof texts)[number] => [
          field,
          ['until', field],
          fact.text,
        ]),
        ['normal', ['normal'], normal.text],
        ['note', ['note'], note],
      ]
      return texts.flatMap(([field, path, text]): Shared[] => {
        const shownBy = treatments.filter(
          (t) =>
            t.recovery?.includes(id) &&
            !also.some((one) => one.instead && one.field === field && holdsFor(one.for, t)),
        )
        return text === undefined ? [] : [{ file, path, text, shownBy }]
      })
    }),
    ...recovery.flatMap(({ id, file, also = [] }) =>
      also.map(({ text, reaches, for: scope }, i): Shared => ({
        file,
        path: ['also', i, 'text'],
        text,
        reaches,
        shownBy: treatments.filter((t) => t.recovery?.includes(id) && holdsFor(scope, t)),
      })),
    ),
    ...content['can-i'].flatMap((topic): Shared[] => {
      const { file, answer, families = [] } = topic
      const shared = treatments.filter(
        (t) => !topic.treatments?.some((one) => one.treatments.includes(t.route)),
      )
      const saying = (text: string) => shared.filter((t) => canIAnswer(topic, t, content) === text)
      return [
        ...(answer === undefined
          ? []
          : [{ file, path: ['answer'], text: answer, shownBy: saying(answer) }]),
        ...families.flatMap(({ answer: text }, i) =>
          text === null
            ? []
            : [{ file, path: ['families', i, 'answer'], text, shownBy: saying(text) }],
        ),
      ]
    }),
    ...safetyTexts(content),
  ]
}

/** Returns the sentences of data/safety.json, and the treatments that name them. */
function safetyTexts({ safety, treatments }: ReadableContent): Shared[] {
  if (safety === null) return []
  const file = 'data/safety.json'
  const said = (path: Problem['path'], texts: Record<string, string | string[] | undefined>) =>
    Object.entries(texts).flatMap(([field, value]): [Problem['path'], string][] =>
      value === undefined
        ? []
        : typeof value === 'string'
          ? [[[...path, field], value]]
          : value.map((text, i) => [[...path, field, i], text]),
    )
  return [
    ...safety.sentences.flatMap(({ id, text, brief, reaches }, i) => {
      const shownBy = treatments.filter((t) => t.notFor.standard.includes(id))
      return said(['sentences', i], { text, brief }).map(([path, words]) => ({
        file,
        path,
        text: words,
        shownBy,
        reaches,
      }))
    }),
    ...safety.protocols.flatMap(({ id, line, never, steps, reaches }, i) => {
      const naming = treatments.filter((t) => t.risks.seekHelp.protocols.includes(id))
      const shown = (texts: ReturnType<typeof said>, shownBy = naming) =>
        texts.map(([path, text]) => ({ file, path, text, shownBy, reaches }))
      return [
        ...shown(said(['protocols', i], { line, never })),
        ...steps.flatMap(({ brief, signs, say, meanwhile, also = [] }, j) => [
          ...shown(said(['protocols', i, 'steps', j], { brief, signs, say, meanwhile })),
          ...also.flatMap(({ areas, signs: own }, k) =>
            shown(
              said(['protocols', i, 'steps', j, 'also', k], { signs: own }),
              naming.filter((t) => holdsFor({ areas }, t)),
            ),
          ),
        ]),
      ]
    }),
  ]
}
