import type { Rich } from '@clinic/content/expand'
import type { SourceText, PageSpec } from '../../site/page'
import { pricesLine } from '@clinic/content/payable'
import { pagePath, headingId } from '@clinic/content/routes'
import { optionPlaces, type Decision } from '@clinic/content/schemas/decision'
import type { BuildContext } from '../../buildContext/buildContext'
import { helpText } from '../../buildContext/help'
import { head } from '../../buildContext/head'
import * as kindsWords from '../../words/kinds'

/** Returns a page for each decision: a self-check, and the options side by side. */
export function decisionPages(buildContext: BuildContext): PageSpec<DecisionContent>[] {
  return buildContext.content.decisions.map((d) => {
    const content = decisionContent(buildContext, d)
    return {
      path: pagePath(d.route),
      template: 'decision',
      lastmod: d.review.reviewed,
      context: {
        head: head(buildContext, d, {
          breadcrumb: { name: content.heading, crumbs: content.crumbs },
        }),
        mobilePriceBar: null,
        content,
      },
    }
  })
}

/** What the template shows. */
export type DecisionContent = ReturnType<typeof decisionContent>

function decisionContent(buildContext: BuildContext, d: Decision) {
  const cause = new Map(d.causes.map(({ id, name }) => [id, buildContext.words(name)]))
  return {
    heading: buildContext.words(d.heading),
    intro: buildContext.rich(d.intro),
    crumbs: buildContext.crumbs('/treatments'),
    plate: buildContext.plate(`hero-${d.plate}`, ''),
    selfCheck: d.selfCheck.map(({ question, how, answers }) => ({
      question: buildContext.words(question),
      how: buildContext.rich(how),
      answers: answers.map(({ answer, pointsTo, meaning }) => ({
        answer: buildContext.words(answer),
        causes: pointsTo.map((id) => cause.get(id)!),
        meaning: buildContext.rich(meaning.text),
      })),
    })),
    help: d.protocols.length === 0 ? null : helpText(buildContext, d.protocols),
    options: d.options.map((option) => optionText(buildContext, option)),
    more: (d.more ?? []).map(({ heading, facts }, i) => ({
      id: headingId(heading, i),
      heading: buildContext.words(heading),
      facts: facts.map((f) => buildContext.rich(f.text)),
    })),
    related: buildContext.related(d.related),
    sources: sourcesOf(buildContext, d),
    review: buildContext.review(d.review),
  }
}

/** The facts that every option has, each with its sources. */
const optionFacts = [
  'changes',
  'cannot',
  'seen',
  'lasts',
  'visits',
  'timeOff',
  'seriousRisk',
  'suits',
] as const

/** A row of a decision's table; `price` is null where the clinic does not offer it. */
export type OptionText = ReturnType<typeof optionText>

function optionText(buildContext: BuildContext, option: Decision['options'][number]) {
  const prices = option.prices ?? []
  return {
    name: buildContext.words(option.name),
    where: optionPlaces.find(({ id }) => id === option.where)!.label,
    to: option.route === undefined ? null : pagePath(option.route),
    price:
      option.where !== 'here'
        ? null
        : prices.length === 0
          ? kindsWords.agreedAtConsultation
          : buildContext.words(pricesLine(prices, buildContext.content.prices)),
    note: option.note === undefined ? null : buildContext.rich(option.note),
    ...(Object.fromEntries(
      optionFacts.map((name) => [name, buildContext.rich(option[name].text)]),
    ) as Record<(typeof optionFacts)[number], Rich>),
  }
}

/**
 * Returns the sources that the facts of a decision name, each once, in the order in which they are
 * first named.
 */
function sourcesOf(buildContext: BuildContext, d: Decision): SourceText[] {
  const facts = [
    ...d.selfCheck.flatMap(({ answers }) => answers.map(({ meaning }) => meaning)),
    ...d.options.flatMap((option) => optionFacts.map((name) => option[name])),
    ...(d.more ?? []).flatMap((part) => part.facts),
  ]
  const named = new Set(facts.flatMap((fact) => fact.sources ?? []))
  return buildContext.content.sources
    .filter(({ id }) => named.has(id))
    .map(({ source, url }) => ({ claim: null, source: buildContext.words(source), url }))
}
