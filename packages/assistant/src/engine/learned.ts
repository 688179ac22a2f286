import type { Knowledge, Learned } from '../knowledge.ts'
import { Known } from './known.ts'
import { PageAnswers } from './pageAnswers.ts'
import { Scanner } from './scan.ts'
import { Topics } from './topics.ts'

/** How many phrases of a topic are left beside what was learned of them, as examples for a model. */
const left = 4

/**
 * Returns the knowledge with what the engine learns of its examples, which takes a second that no
 * visitor should wait for, in the place of those that it stands for.
 */
export function withLearned(knowledge: Knowledge): Knowledge {
  const scanner = new Scanner(knowledge)
  const topics = new Topics(Known.of(knowledge), scanner)
  // Puts what it learns into the scanner's tables.
  void new PageAnswers(knowledge, scanner)
  const learned: Learned = {
    ...scanner.tables.pack(),
    deciding: [...new Set(scanner.deciding)].join(' '),
    spokenOf: Object.fromEntries(topics.spokenOf),
    // As objects they would take half as much again of what a function may have.
    glossaries: Object.fromEntries(
      knowledge.assistant.languages.map(({ code, glossary }) => [
        code,
        glossary.map(({ english, words }) => [english, ...words].join('|')).join('\n'),
      ]),
    ),
  }
  const { assistant, sections } = knowledge
  return {
    ...knowledge,
    learned,
    sections: sections.map((one) => (one.asked === undefined ? one : { ...one, asked: [] })),
    assistant: {
      ...assistant,
      topics: assistant.topics.map((one) => ({ ...one, phrases: one.phrases.slice(0, left) })),
      complaints: assistant.complaints.map((one) => ({ ...one, phrases: [] })),
      languages: assistant.languages.map((one) => ({ ...one, glossary: [] })),
    },
  }
}
