import { canIAnswer } from '../canI'
import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { holdsFor } from '../scope'

type Treatment = ReadableContent['treatments'][number]
/** A sentence that treatments share, and the treatments that show it. */
type Shared = { file: string; path: Problem['path']; text: string; shownBy: readonly Treatment[] }

/** Sentences that pages show although they are not true of the page's treatment. */
export function scopeProblems(content: ReadableContent): Problem[] {
  return [...scopedProblems(content), ...placeProblems(content)]
}

/** Scoped sentences of a recovery that hold for none of its treatments, or two in one place. */
const scopedProblems = ({
  recovery,
  treatments,
  broken = [],
  takenDown = [],
}: ReadableContent): Problem[] =>
  recovery.flatMap(({ id, file, also = [] }) => {
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
      const twice = also.slice(0, i).flatMap((other, j) => {
        const both = holding.find((t) => holdsFor(other.for, t))
        return one.instead && other.instead && one.field === other.field && both
          ? [{ j, both }]
          : []
      })
      return twice.map(({ j, both }) =>
        problem(
          file,
          ['also', i, 'for'],
          `stands in place of "${one.field}" for ${both.file}, and so does #${j + 1}.`,
          'Let one treatment be in one of the two only',
        ),
      )
    })
  })

/** Places of the body in a sentence that is shown for treatments of other places. */
function placeProblems(content: ReadableContent): Problem[] {
  const areas = content.areas ?? []
  const named = areas.flatMap(({ id, words = [] }) =>
    words.map((word) => ({ id, word, pattern: new RegExp(`\\b${word}\\b`, 'i') })),
  )
  const treats = (t: Treatment, area: string) =>
    t.areas.includes(area) ||
    areas.some(({ id, contains }) => t.areas.includes(id) && contains?.includes(area))
  return sharedTexts(content).flatMap(({ file, path, text, shownBy }) =>
    named.flatMap(({ id, word, pattern }) => {
      const other = pattern.test(text) && shownBy.find((t) => !treats(t, id))
      return other
        ? problem(
            file,
            path,
            `speaks of "${word}", and ${other.file} shows it without treating the area "${id}".`,
            path[0] === 'answer' || path[0] === 'families'
              ? 'Move it to treatments, with the routes that it is true of'
              : 'Write it in also, with the areas, families or treatments that it is true of',
          )
        : []
    }),
  )
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
      also.map(({ text, for: scope }, i): Shared => ({
        file,
        path: ['also', i, 'text'],
        text,
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
  ]
}
