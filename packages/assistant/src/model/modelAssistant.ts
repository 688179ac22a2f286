import { clinicDay } from '@clinic/contract/prose'
import type { Answer, Answerer } from '../answer.ts'
import { withoutHeard } from '../engine/repeated.ts'
import { nobody } from '../reading.ts'
import { earlierTurns } from '../talk.ts'
import type { Engine } from '../engine/engine.ts'
import type { AskModel } from './ask.ts'
import { ModelReader } from './modelReader.ts'
import { Translator } from './translator.ts'

/** What the embedded engine does beside the model. */
export type Embedded = Pick<
  Engine,
  'knowledge' | 'readings' | 'inEnglish' | 'topicsNear' | 'emergency'
>

/** Answers by a model's reading: the model chooses, and every word is the data's. */
export class ModelAssistant {
  readonly #reader: ModelReader
  readonly #translator: Translator

  constructor(
    private readonly engine: Embedded,
    private readonly answerer: Answerer,
    ask: AskModel,
    private readonly today = () => new Date(),
  ) {
    this.#reader = new ModelReader(engine.knowledge, ask)
    this.#translator = new Translator(engine.knowledge, ask)
  }

  /**
   * Answers a message after the talk in its context.
   * @param embedded the embedded reader's answer
   * @throws what the model's fault was, where its reading cannot be had
   */
  async answer(
    question: string,
    context: string,
    embedded: Answer,
    signal: AbortSignal,
  ): Promise<Answer> {
    const readings = this.engine.readings(question, context)
    const talk = [...earlierTurns(context), { question, answer: '' }].map((turn) => ({
      ...turn,
      english: this.engine.inEnglish(turn.question),
    }))
    const reading = await this.#reader.read(talk, readings, {
      near: (texts) => this.engine.topicsNear(texts),
      today: clinicDay(this.today()),
      signal,
    })
    const [danger] = reading.dangers
    // An emergency has fixed words, and waits for no translation.
    if (danger !== undefined) return this.engine.emergency(danger, question)
    // The model has read of the person in the whole talk.
    const before = readings.slice(0, -1).map((one) => ({ ...one, person: nobody }))
    const said = this.answerer([...before, reading], this.engine.knowledge, this.today())
    const heard = talk.map((turn) => turn.answer)
    const own = { ...said, paragraphs: withoutHeard(said.paragraphs, heard) }
    if (/^en\b/.test(reading.language) || own.kind === 'emergency') return own
    // No danger was looked for in a language that the embedded reader does not know.
    const { count = 1, atEnd = 0 } = embedded.translated ?? {}
    const inOwn =
      atEnd > 0 ? embedded.paragraphs.slice(-atEnd) : embedded.paragraphs.slice(0, count)
    const help = embedded.unread ? inOwn : []
    const translated = await this.#translator.translate(own.paragraphs, reading.language, signal)
    return {
      ...own,
      paragraphs: [...translated, ...help, ...own.paragraphs],
      translated: {
        language: reading.language,
        count: translated.length + help.length,
        whole: true,
      },
    }
  }
}
