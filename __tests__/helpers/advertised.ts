import { createBuildContext } from '../../src/buildContext/buildContext'
import { dialogData, searchPages, siteData } from '../../src/buildContext/siteData'
import { aiContext } from '../../src/gatsby/aiContext'
import { sitePages } from '../../src/kinds/sitePages'
import { pictureRequests } from '../../src/pictures/pictureRequests'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { Engine } from '@clinic/assistant/engine/engine'
import { medicineNames } from '@clinic/content/check/medicine'
import { interpolate } from '@clinic/content/expand'
import type { SiteContent } from '@clinic/content/load'
import { textsIn } from '@clinic/content/traverse'
import { pounds } from '@clinic/contract/prose'
import { fakePictures } from './buildContext'
import { renderPage } from './renderPage'

/** Returns what visitors ask the assistant about a treatment. */
const asked = (name: string) => [
  `how much is ${name}`,
  `what is ${name}`,
  `is ${name} safe`,
  `${name} or filler`,
]

/** Addresses are the specification's, and pictures are named by them; styles are no words. */
const unread =
  /<style[\s\S]*?<\/style>|\s(?:href|src|srcset|imagesrcset|id|class|style|for|data-[\w-]+|aria-(?:labelledby|controls|describedby))="[^"]*"|https?:\/\/[^\s"<]+/gi

/** Returns what is read of a page: its words, and the attributes that are read out or listed. */
const readTexts = (page: string): string[] =>
  [
    ...page
      .replace(unread, ' ')
      .matchAll(/>([^<]*[\p{L}\d][^<]*)<|\s(?:alt|content|title|aria-label|value)="([^"]+)"/gu),
  ].map(([, words, attribute]) => (words ?? attribute)!)

/**
 * Returns what a site promotes of prescription-only treatments although it may not, from all that
 * it gives: pages as they are rendered (with their heads, structured data and printed sheets), the
 * data of pages, dialogs and search, pictures, and the assistant's knowledge and answers. In both
 * modes: figures of benefit, and offers to machines. Restricted, also the medicine's name, what
 * stands for it, and amounts that only such a treatment costs.
 */
export function advertised(all: SiteContent, shown: SiteContent): string[] {
  const buildContext = createBuildContext(shown, fakePictures, 'https://clinic.test')
  const specs = sitePages(buildContext)
  const site = siteData(buildContext)
  const html = Object.fromEntries(specs.map((spec) => [spec.path, renderPage(spec, site)]))
  const medicines = all.treatments.filter(({ prescriptionOnly }) => prescriptionOnly)
  const always = medicines.flatMap(({ route }) => {
    const path = `${route}/`
    const { results } = specs.find((spec) => spec.path === path)!.context.content as {
      results: { figure: unknown }
    }
    return [
      ...(results.figure ? [`${path}: a figure of benefit`] : []),
      ...(/"(?:Offer|AggregateOffer)"/.test(html[path]!) ? [`${path}: an offer to machines`] : []),
    ]
  })
  if (shown.clinic.advertising !== 'restricted') return always

  const engine = new Engine(knowledge(shown))
  const output: Record<string, unknown> = {
    html: Object.entries(html).map(([path, page]) => ({ path, texts: readTexts(page) })),
    pages: specs.map(({ path, context }) => ({ path, context })),
    site,
    dialogs: dialogData(buildContext),
    search: searchPages(buildContext),
    context: aiContext(shown),
    pictures: pictureRequests(shown),
    answers: medicines
      .flatMap(({ name, publicLabel }) => [...asked(interpolate(name, all)), ...asked(publicLabel)])
      .map((question) => engine.text(engine.answer(question))),
    facts: knowledge(shown).facts,
  }
  const amounts = (only: boolean) =>
    all.prices.prices
      .filter(({ prescriptionOnly }) => prescriptionOnly === only)
      .flatMap(({ amount, from, to }) => [amount, from, to].flatMap((one) => one ?? []))
  // Twice a price that may be told is told where something is repeated.
  const shared = new Set(amounts(false).flatMap((one) => [one, 2 * one]))
  const barred = amounts(true)
    .filter((one) => !shared.has(one))
    .map(pounds)
  const cost = new RegExp(`(?:${barred.join('|')})(?![\\d,.]\\d|\\d)`)
  const hint = /\brelaxing injection|\banti-wrinkle/i
  const isAddress = (text: string) => /^[^\s]*$|^\S+ \d+w(?:, \S+ \d+w)*$/.test(text)
  return textsIn(output)
    .filter(({ path, text }) => !isAddress(text) && path.at(-1) !== 'id')
    .map(({ path, text }) => [path, text.replace(/\(?\/[^\s)]*|"[^" ]*"/g, '')] as const)
    .filter(([, text]) => medicineNames.test(text) || hint.test(text) || cost.test(text))
    .map(([path, text]) => `${path.join(' › ')}: ${text.slice(0, 160)}`)
}
