import type { Answer, Answerer } from '../answer.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Reading } from '../reading.ts'
import type { AskModel } from './ask.ts'
import { ModelReader, type Talk } from './modelReader.ts'
import { Translator } from './translator.ts'

/** What is known of a message before a model is asked. */
export type Before = {
  /** The embedded reader's readings of the talk, the last one of the message. */
  readings: readonly Reading[]
  /** The message, as far as its words are known, in English. */
  inEnglish: string
  today: string
}

/** Answers by a model's reading: the model chooses, and every word is the data's. */
export class ModelAssistant {
  readonly #reader: ModelReader
  readonly #translator: Translator

  constructor(
    private readonly knowledge: Knowledge,
    private readonly answerer: Answerer,
    ask: AskModel,
  ) {
    this.#reader = new ModelReader(knowledge, ask)
    this.#translator = new Translator(knowledge, ask)
  }

  /** @throws what the model's fault was, where its reading cannot be had */
  async answer(
    talk: Talk,
    { readings, ...known }: Before,
    signal: AbortSignal,
  ): Promise<{ answer: Answer; reading: Reading; fault?: unknown }> {
    const { reading, chosen } = await this.#reader.read(talk, readings.at(-1)!, {
      ...known,
      signal,
    })
    const said = (language: string) =>
      this.answerer([...readings.slice(0, -1), { ...reading, language }], this.knowledge, chosen)
    const own = said(reading.language)
    // An emergency has fixed words in many languages, and waits for nobody.
    if (/^en\b/.test(reading.language) || own.kind === 'emergency') return { answer: own, reading }
    try {
      const english = said('en')
      const translated = await this.#translator.translate(
        english.paragraphs,
        reading.language,
        signal,
      )
      return {
        reading,
        answer: {
          ...english,
          paragraphs: [...translated, ...english.paragraphs],
          translated: { language: reading.language, count: translated.length },
        },
      }
    } catch (fault) {
      return { answer: own, reading, fault }
    }
  }
}
