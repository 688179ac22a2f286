import type { Rich } from '@clinic/content/expand'
import type { Language, OwnSign } from '@clinic/content/schemas/safety'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { answerOf, briefOf, lineOf, meaning, protocolsOf, signsOf } from '@clinic/content/safety'
import { protocolMark } from '@clinic/content/translations'
import { list } from '@clinic/contract/prose'
import { pagePath } from '@clinic/content/routes'
import type { HelpGroup, HelpText, ProtocolText, WithoutVoiceText } from '../site/page'
import type { BuildContext } from './buildContext'

/**
 * Returns what the protocols of these ids say in short: a group for each answer, the most urgent
 * first, and in it a line for each protocol that leads to it.
 * @param own signs that no protocol has
 * @param treatment leaves out the signs that cannot follow it
 */
export function helpText(
  buildContext: BuildContext,
  ids: readonly string[],
  own: readonly OwnSign[] = [],
  treatment?: Treatment,
): HelpText {
  const { safety } = buildContext.content
  const protocols = protocolsOf(safety, ids)
  const groups = safety.answers.flatMap((answer) => {
    // Signs that two protocols share stand once.
    const lines = new Map(
      protocols.flatMap((protocol) =>
        protocol.steps.flatMap((step) =>
          step.who === answer.id && step.brief !== undefined
            ? [[briefOf(step, treatment), protocol.id] as const]
            : [],
        ),
      ),
    )
    const signs = [...lines].map(([line, id]) => ({ id, line: buildContext.rich(line) }))
    const more = own
      .filter(({ who }) => who === answer.id)
      .map(({ sign, meanwhile }) =>
        buildContext.rich(meanwhile === undefined ? sign : `${sign}. ${meanwhile}`),
      )
    if (signs.length + more.length === 0) return []
    const group: HelpGroup = {
      who: answer.id,
      heading: buildContext.rich(answer.heading),
      text: answer.brief === undefined ? null : buildContext.rich(answer.brief),
      signs,
      own: more,
    }
    return [{ group, foldedAs: answer.foldedAs }]
  })
  const folded = groups.filter(({ foldedAs }) => foldedAs !== undefined)
  return {
    lead: buildContext.rich(safety.lead),
    page: pagePath(safety.page),
    inSight: groups.flatMap(({ group, foldedAs }) => (foldedAs === undefined ? group : [])),
    folded: folded.map(({ group }) => group),
    foldedAs: buildContext.plain(
      list(
        folded.flatMap(({ foldedAs }) => foldedAs ?? []),
        'or',
      ),
    ),
  }
}

/**
 * Returns what the protocols of these ids say in another language, a line each, the most urgent
 * first.
 */
export function helpLines(
  buildContext: BuildContext,
  ids: readonly string[],
  language: Language,
): { title: string; line: Rich }[] {
  return protocolsOf(buildContext.content.safety, ids).map((protocol) => {
    const words = protocol.translations?.[language]
    if (!words)
      throw new Error(
        `The protocol "${protocol.id}" has no words in ${language}; the gate should have said so`,
      )
    const line = lineOf(protocol, buildContext.content, language)
    const isBehind = words.of !== undefined && words.of !== protocolMark(protocol)
    const older = buildContext.content.languages.find(({ code }) => code === language)?.pageWords
    return {
      title: buildContext.words(words.title),
      line: buildContext.rich(
        isBehind
          ? // Isolated, so that it reads from the left in any language.
            `${line} ${older?.older ?? ''} \u2066${lineOf(protocol, buildContext.content)}\u2069`
          : line,
      ),
    }
  })
}

/** Returns every way to get help without hearing or speaking on the telephone. */
export function withoutVoiceText(buildContext: BuildContext): WithoutVoiceText {
  const { title, ways } = buildContext.content.safety.withoutVoice
  return {
    title: buildContext.words(title),
    ways: ways.map(({ name, text, url }) => ({
      name: buildContext.rich(name),
      text: buildContext.rich(text),
      url,
    })),
  }
}

/** Returns every protocol in full, the one with the most urgent step first. */
export function protocolTexts(buildContext: BuildContext): ProtocolText[] {
  const { safety, clinic } = buildContext.content
  const ids = safety.protocols.map(({ id }) => id)
  return protocolsOf(safety, ids).map((protocol) => ({
    id: protocol.id,
    title: buildContext.words(protocol.title),
    line: buildContext.rich(lineOf(protocol, buildContext.content)),
    when: buildContext.rich(protocol.when),
    checks: buildContext.allRich(protocol.checks),
    steps: protocol.steps.map((step) => {
      const { who, say, meanwhile } = step
      const answer = answerOf(safety, who)
      return {
        heading: buildContext.rich(answer.heading),
        text: buildContext.rich(meaning(answer, clinic)),
        signs: buildContext.allRich(signsOf(step, buildContext.content)),
        say: buildContext.rich(say),
        meanwhile: buildContext.rich(meanwhile),
      }
    }),
    never: buildContext.allRich(protocol.never),
    prevent: buildContext.allRich(protocol.prevent),
    why: buildContext.rich(protocol.why),
    note: protocol.note === undefined ? null : buildContext.rich(protocol.note),
    sources: buildContext.sources(protocol.sources),
  }))
}
