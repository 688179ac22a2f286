import type { ReadableContent } from '../load'
import { memoizeByIdentity } from '../traverse'
import { missingReference, problem, problemsIn, type Problem } from '../problem'

type Assistant = ReadableContent['assistant'][number]
/** A phrase with what it stands for; two with the same key are claimed twice. */
type Phrase = { file: string; path: Problem['path']; phrase: string; name: string; key: string }

/**
 * Checks the assistant's files beyond the references that every file may have: signs and complaints
 * name a step of their protocol, signs known groups of words, every entry has an answer, and no
 * phrase is claimed twice.
 */
export const assistantProblems = (content: ReadableContent): Problem[] => [
  ...content.assistant.flatMap((read) => [
    ...signProblems(read, content),
    ...answerProblems(read, content),
  ]),
  ...claimProblems(content.assistant.flatMap(phrasesOf)),
]

function signProblems(
  { file, signs = [], complaints = [] }: Assistant,
  { safety, assistant, broken = [] }: ReadableContent,
): Problem[] {
  const groups = assistant.flatMap(({ words = [] }) => words.map(({ id }) => id))
  const allRead = broken.every(({ folder }) => folder !== 'assistant')
  const entries = [
    ...signs.map((entry, i) => ({ ...entry, path: ['signs', i] })),
    ...complaints.map((entry, i) => ({ ...entry, path: ['complaints', i] })),
  ]
  return entries.flatMap(({ protocol, who, phrases, path }) => {
    const steps = safety?.protocols.find(({ id }) => id === protocol)?.steps
    const answers = [...new Set(steps?.map((step) => step.who))]
    const named = phrases.flatMap((phrase, j) =>
      [...phrase.matchAll(/\*([a-z0-9-]+)/g)].map(([, group]) => ({ group: group!, j })),
    )
    return [
      ...(steps && !answers.includes(who)
        ? [
            missingReference(
              file,
              [...path, 'who'],
              who,
              `a step of the protocol "${protocol}"`,
              answers,
            ),
          ]
        : []),
      ...named.flatMap(({ group, j }) =>
        !allRead || groups.includes(group)
          ? []
          : missingReference(
              file,
              [...path, 'phrases', j],
              group,
              'a group of words in data/assistant',
              groups,
            ),
      ),
    ]
  })
}

function answerProblems(
  { file, topics = [], conditions = [] }: Assistant,
  { decisions }: ReadableContent,
): Problem[] {
  const entries = [
    ...topics.map((entry, i) => ({ entry, path: ['topics', i] })),
    ...conditions.map((entry, i) => ({ entry, path: ['conditions', i] })),
  ]
  return entries.flatMap(({ entry, path }): Problem[] => {
    const { canI, more, answers } = entry
    const decision = 'decision' in entry ? entry.decision : undefined
    const chosen = decisions.find(({ id }) => id === decision?.file)?.options.map(({ id }) => id)
    const isAnswered =
      (answers ?? canI ?? decision) !== undefined ||
      ('fact' in entry && entry.fact) ||
      ('recovery' in entry && entry.recovery)
    const { problems, add } = problemsIn(file, path)
    if (canI === undefined && !('recovery' in entry) && more !== undefined)
      add(
        'more',
        'adds to an answer of data/can-i or to a time of data/recovery, and names none.',
        'Write canI or recovery, or move the words to answers',
      )
    decision?.options.forEach((option, j) => {
      const place = [...path, 'decision', 'options', j]
      const kind = `an option of data/decisions/${decision.file}.json`
      if (chosen && !chosen.includes(option))
        problems.push(missingReference(file, place, option, kind, chosen))
    })
    if (!isAnswered)
      add(
        [],
        `"${entry.id}" has no answer.`,
        'Add answers, or name the file of data/can-i, the decision, the fact or the recovery ' +
          'time that answers it',
      )
    return problems
  })
}

/** Returns every phrase of a file, with what it stands for. */
const phrasesOf = memoizeByIdentity(({ file, ...lists }: Assistant): Phrase[] => {
  const {
    signs = [],
    complaints = [],
    spellings = [],
    names = [],
    areas = [],
    topics = [],
    conditions = [],
  } = lists
  const of = (
    list: keyof typeof lists,
    kind: string,
    i: number,
    name: string,
    all: string[],
    field = 'phrases',
  ) =>
    all.map((phrase, j) => ({
      file,
      path: [list, i, field, j],
      phrase,
      name,
      key: `${kind} ${phrase.replace(/[^\p{L}\p{N}*]+/gu, ' ').trim()}`,
    }))
  return [
    ...signs.flatMap((one, i) => of('signs', 'sign', i, `${one.protocol} ${one.who}`, one.phrases)),
    ...complaints.flatMap((one, i) =>
      of('complaints', 'complaint', i, `${one.protocol} ${one.who}`, one.phrases),
    ),
    ...spellings.flatMap((one, i) =>
      of('spellings', 'spelling', i, one.means, one.written, 'written'),
    ),
    ...names.flatMap((one, i) => of('names', 'name', i, one.price ?? one.route, one.phrases)),
    ...areas.flatMap((one, i) => of('areas', 'area', i, one.area, one.phrases)),
    ...topics.flatMap((one, i) => of('topics', 'topics', i, one.id, one.phrases)),
    ...conditions.flatMap((one, i) => of('conditions', 'conditions', i, one.id, one.phrases)),
  ]
})

function claimProblems(phrases: readonly Phrase[]): Problem[] {
  const claims = new Map<string, Phrase>()
  return phrases.flatMap((by) => {
    const first = claims.get(by.key)
    if (first === undefined) {
      claims.set(by.key, by)
      return []
    }
    const { file, path, phrase, name } = by
    return first.name === name && first.file === file
      ? problem(file, path, `"${phrase}" stands twice.`, 'Take one of the two out')
      : problem(
          file,
          path,
          `"${phrase}" is claimed by "${name}" and by "${first.name}" in ${first.file}.`,
          'Leave it with the one that answers it better',
        )
  })
}
