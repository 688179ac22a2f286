import { capitalised } from '../../content/expand'
import { formatPrice } from '../../content/money'
import { pagePath } from '../../content/routes'
import { optionPlaces, type Decision } from '../../content/schemas/decision'
import type { DecisionContent, OptionText, PageSpec, SourceText } from '../../page'
import { breadcrumbNode, graph } from '../jsonLd'
import type { Workshop } from '../workshop'
import { head } from './head'
import { headingId } from './headingId'

/** A page for each decision: a self-check, and the options side by side. */
export function decisionPages(shop: Workshop): PageSpec[] {
  return shop.content.decisions.map((d) => {
    const content = decisionContent(shop, d)
    return {
      path: pagePath(d.route),
      template: 'decision',
      lastmod: d.review.reviewed,
      context: {
        head: head(shop, d, { jsonLd: graph(breadcrumbNode(content.crumbs, { name: content.heading, url: shop.address(d.route) }, shop)) }),
        foot: null,
        content,
      },
    }
  })
}

function decisionContent(shop: Workshop, d: Decision): DecisionContent {
  const cause = new Map(d.causes.map(({ id, name }) => [id, shop.words(name)]))
  return {
    heading: shop.words(d.heading),
    intro: shop.rich(d.intro),
    crumbs: shop.crumbs('/treatments'),
    plate: shop.plate(`hero-${d.plate}`, ''),
    selfCheck: d.selfCheck.map(({ question, how, answers }) => ({
      question: shop.words(question),
      how: shop.rich(how),
      answers: answers.map(({ answer, pointsTo, meaning }) => ({
        answer: shop.words(answer),
        causes: pointsTo.map((id) => cause.get(id)!),
        meaning: shop.rich(meaning.text),
      })),
    })),
    options: d.options.map((option) => optionText(shop, option)),
    more: (d.more ?? []).map(({ heading, facts }, i) => ({
      id: headingId(heading, i),
      heading: shop.words(heading),
      facts: facts.map((f) => shop.rich(f.text)),
    })),
    related: d.related.map(shop.listItem),
    sources: sourcesOf(shop, d),
    review: shop.review(d.review),
  }
}

function optionText(shop: Workshop, option: Decision['options'][number]): OptionText {
  const rich = (fact: { text: string }) => shop.rich(fact.text)
  const prices = (option.prices ?? []).map((key) => capitalised(formatPrice(shop.price(key))))
  return {
    name: shop.words(option.name),
    where: optionPlaces.find(({ id }) => id === option.where)!.label,
    to: option.route === undefined ? null : pagePath(option.route),
    price: option.where !== 'here' ? null : prices.length === 0 ? 'Agreed at the consultation' : [...new Set(prices)].join(', '),
    note: option.note === undefined ? null : shop.rich(option.note),
    changes: rich(option.changes),
    cannot: rich(option.cannot),
    seen: rich(option.seen),
    lasts: rich(option.lasts),
    visits: rich(option.visits),
    timeOff: rich(option.timeOff),
    seriousRisk: rich(option.seriousRisk),
    suits: rich(option.suits),
  }
}

/** The sources that the facts of a decision name, each once, in the order in which they are first named. */
function sourcesOf(shop: Workshop, d: Decision): SourceText[] {
  const facts = [
    ...d.selfCheck.flatMap(({ answers }) => answers.map(({ meaning }) => meaning)),
    ...d.options.flatMap((o) => [o.changes, o.cannot, o.seen, o.lasts, o.visits, o.timeOff, o.seriousRisk, o.suits]),
    ...(d.more ?? []).flatMap((part) => part.facts),
  ]
  const named = new Set(facts.flatMap((fact) => fact.sources ?? []))
  return shop.content.sources.filter(({ id }) => named.has(id)).map(({ source, url }) => ({ claim: null, source, url }))
}
