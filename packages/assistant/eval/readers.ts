import { answer } from '../src/answerer'
import type { Engine } from '../src/engine/engine'
import type { AskModel } from '../src/model/ask'
import { ModelAssistant } from '../src/model/modelAssistant'
import type { Answering, Rubric } from './grade'

/** A model's replies to the messages of a talk, as somebody or something gave them once. */
export type Recording = {
  /** The messages of the talk, the one that was read last. */
  turns: string[]
  /** By what the answer is graded; none of a message in the midst of a talk. */
  rubric?: Omit<Rubric, 'turns'>
  /** The reading and, for another language, the translation. */
  replies: Partial<Record<string, unknown>>
  tokens: { read: number; written: number }
}

/** Returns the messages of a talk, the last one at the end. */
const turnsOf = (question: string, context: string): string[] => [
  ...[...context.matchAll(/^Previous question: (.*)$/gm)].map(([, earlier]) => earlier!),
  question,
]

/** Answers by the embedded reader. */
export const embedded =
  (engine: Engine): Answering =>
  (question, context) =>
    Promise.resolve({ text: engine.text(engine.answer(question, context), context), tokens: null })

/**
 * Answers by a model's reading, and by the embedded reader where ai-chat would.
 * @param askFor returns what asks the model about the last of these messages, and what it took
 */
export function byModel(
  engine: Engine,
  askFor: (turns: string[]) => { ask: AskModel; tokens: () => { read: number; written: number } },
  told: (fault: unknown, turns: string[]) => void,
  patienceMs: number,
): Answering {
  let asked: ReturnType<typeof askFor>
  const assistant = new ModelAssistant(engine, answer, (prompt, signal) =>
    asked.ask(prompt, signal),
  )
  return async (question, context) => {
    const turns = turnsOf(question, context)
    asked = askFor(turns)
    const own = engine.answer(question, context)
    if (own.kind === 'emergency' && !own.unread)
      return { text: engine.text(own, context), tokens: null }
    const said = await assistant
      .answer(question, context, own, AbortSignal.timeout(patienceMs))
      .catch((fault: unknown) => (told(fault, turns), own))
    return { text: engine.text(said, context), tokens: asked.tokens() }
  }
}

/** Returns what replies as recorded. */
export function recorded(talks: readonly Recording[]) {
  const known = new Map(talks.map((talk) => [JSON.stringify(talk.turns), talk]))
  return (turns: string[]) => {
    const talk = known.get(JSON.stringify(turns))
    const ask: AskModel = ({ name }) =>
      talk?.replies[name] === undefined
        ? Promise.reject(new Error(`No ${name} was recorded of "${turns.at(-1)}".`))
        : Promise.resolve(talk.replies[name])
    return { ask, tokens: () => talk?.tokens ?? { read: 0, written: 0 } }
  }
}
