import { knowledge } from '@clinic/assistant/build/knowledge'
import { Engine } from '@clinic/assistant/engine/engine'
import { contentDir } from '../helpers/builtSite'
import { contentIn } from '../helpers/buildContext'

/**
 * The most urgent sign of a message decides, whatever else the message says, in every language that
 * the content knows: for every two dangers, told together, the answer is as urgent as the more
 * urgent one alone.
 */
const known = knowledge(contentIn(contentDir))
const { assistant, safety } = known
const order = safety.answers.map(({ id }) => id)
let engine: Engine
const urgencyOf = (message: string) => {
  const found = engine.danger(message)
  return found === null ? order.length : order.indexOf(found.who)
}
beforeAll(async () => {
  engine = await Engine.create(known)
})

/** Of several messages, one for each protocol and step that they lead to. */
function oneEach(messages: readonly string[]): string[] {
  const byStep = new Map<string, string>()
  for (const message of messages) {
    const found = engine.danger(message)
    const step = `${found?.protocol} ${found?.who}`
    // What was read from no words was learned from sentences, and is no sign.
    if (found !== null && found.words > 0 && !byStep.has(step)) byStep.set(step, message)
  }
  return [...byStep.values()]
}

/** Pairs that are answered less urgently together than the more urgent one of them alone. */
function milderTogether(messages: readonly string[], and: string): string[] {
  const alone = messages.map(urgencyOf)
  return messages.flatMap((one, i) =>
    messages.slice(0, i).flatMap((other, j) => {
      const together = `${one}${and}${other}`
      return urgencyOf(together) > Math.min(alone[i]!, alone[j]!) ? [together] : []
    }),
  )
}

const wordOf = (element: string) =>
  element.startsWith('*') ? (assistant.words[element.slice(1)]?.[0] ?? '') : element

it('decides in English, whatever else is told', () => {
  const messages = assistant.signs.map(({ phrases, after }) => {
    const words = phrases[0]!.split(' ').map(wordOf).join(' ')
    return after ? `since my filler ${words}` : words
  })
  const told = oneEach(messages)
  expect(told.length).toBeGreaterThan(5)
  expect(milderTogether(told, ' and ')).toEqual([])
  expect(milderTogether(told.slice(0, 12), '. How much is it, and can I drink? ')).toEqual([])
})

it.each(assistant.languages.map(({ code }) => code))('decides in %s', (code) => {
  const { glossary } = assistant.languages.find((one) => one.code === code)!
  const after = glossary.find(({ english }) => english === 'after')?.words[0] ?? ''
  const told = oneEach(glossary.map(({ words }) => `${after} ${words[0]!}`))
  expect(told.length).toBeGreaterThan(2)
  expect(milderTogether(told, ' , ')).toEqual([])
})
