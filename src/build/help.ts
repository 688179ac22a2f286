import type { Rich } from '../content/expand'
import type { Language, OwnSign } from '../content/schemas/safety'
import { answerOf, lineOf, meaning, protocolsOf } from '../content/safety'
import { pagePath } from '../content/routes'
import type { HelpGroup, HelpText, ProtocolText } from '../page'
import type { Workshop } from './workshop'

/**
 * What the protocols of these ids say, sign by sign: a group for each answer, the most urgent first, and in it the signs of each
 * protocol that lead to it.
 * @param own signs that no protocol has
 */
export function helpText(shop: Workshop, ids: readonly string[], own: readonly OwnSign[] = []): HelpText {
  const { safety, clinic } = shop.content
  const protocols = protocolsOf(safety, ids)
  const groups = safety.answers.flatMap((answer): (HelpGroup & { now: boolean })[] => {
    const signs = protocols.flatMap((protocol) =>
      protocol.steps
        .filter(({ who }) => who === answer.id)
        .map((step) => ({ id: protocol.id, title: shop.words(protocol.title), list: shop.allRich(step.signs) })),
    )
    const more = own.filter(({ who }) => who === answer.id).map(({ sign, meanwhile }) => shop.rich(meanwhile === undefined ? sign : `${sign}. ${meanwhile}`))
    if (signs.length + more.length === 0) return []
    return [{ who: answer.id, heading: shop.rich(answer.heading), text: shop.rich(meaning(answer, clinic)), signs, own: more, now: answer.now }]
  })
  const of = (now: boolean) => groups.filter((group) => group.now === now).map(({ now: _now, ...group }) => group)
  return {
    lead: shop.rich(safety.lead),
    page: pagePath(safety.page),
    lines: protocols.map((protocol) => shop.rich(lineOf(protocol, shop.content))),
    now: of(true),
    later: of(false),
  }
}

/** What the protocols of these ids say in another language, a line each, the most urgent first. */
export function helpLines(shop: Workshop, ids: readonly string[], language: Language): { title: string; line: Rich }[] {
  return protocolsOf(shop.content.safety, ids).map((protocol) => {
    const words = protocol.translations?.[language]
    if (!words) throw new Error(`The protocol "${protocol.id}" has no words in ${language}; the gate should have said so`)
    return { title: shop.words(words.title), line: shop.rich(lineOf(protocol, shop.content, language)) }
  })
}

/** Every protocol in full, the one with the most urgent step first. */
export function protocolTexts(shop: Workshop): ProtocolText[] {
  const { safety, clinic } = shop.content
  const ids = safety.protocols.map(({ id }) => id)
  return protocolsOf(safety, ids).map((protocol) => ({
    id: protocol.id,
    title: shop.words(protocol.title),
    line: shop.rich(lineOf(protocol, shop.content)),
    when: shop.rich(protocol.when),
    checks: shop.allRich(protocol.checks),
    steps: protocol.steps.map(({ who, signs, say, meanwhile }) => {
      const answer = answerOf(safety, who)
      return {
        heading: shop.rich(answer.heading),
        text: shop.rich(meaning(answer, clinic)),
        signs: shop.allRich(signs),
        say: shop.rich(say),
        meanwhile: shop.rich(meanwhile),
      }
    }),
    never: shop.allRich(protocol.never),
    prevent: shop.allRich(protocol.prevent),
    why: shop.rich(protocol.why),
    note: protocol.note === undefined ? null : shop.rich(protocol.note),
    sources: shop.sources(protocol.sources),
  }))
}
