import { createBuildContext } from '../../src/buildContext/buildContext'
import { dialogData, searchPages, siteData } from '../../src/buildContext/siteData'
import { aiContext } from '../../src/gatsby/aiContext'
import { sitePages } from '../../src/gatsby/sitePages'
import { pictureRequests } from '../../src/pictures/pictureRequests'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { Engine } from '@clinic/assistant/engine/engine'
import { medicineNames } from '@clinic/content/check/medicine'
import type { SiteContent } from '@clinic/content/load'
import { textsIn } from '@clinic/content/traverse'
import { pounds } from '@clinic/contract/prose'
import { fakePictures } from './buildContext'

const asked = [
  'how much is botox for two areas',
  'botox or filler',
  'is botox safe',
  'lines on my forehead',
  'masseter botox price',
  'migraine',
]

/**
 * Returns what an output still says of a prescription-only treatment to the public: the medicine's
 * name or what stands for it, and amounts that only such a treatment costs.
 */
export function advertised(all: SiteContent, shown: SiteContent): string[] {
  const buildContext = createBuildContext(shown, fakePictures, 'https://clinic.test')
  const engine = new Engine(knowledge(shown))
  const output: Record<string, unknown> = {
    pages: sitePages(buildContext).map(({ path, context }) => ({ path, context })),
    site: siteData(buildContext),
    dialogs: dialogData(buildContext),
    search: searchPages(buildContext),
    context: aiContext(shown),
    pictures: pictureRequests(shown),
    answers: asked.map((question) => engine.text(engine.answer(question))),
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
  // Addresses are the specification's, and pictures are named by them.
  const isAddress = (text: string) => /^[^\s]*$|^\S+ \d+w(?:, \S+ \d+w)*$/.test(text)
  return Object.entries(output)
    .flatMap(([part, value]) => textsIn(value, [part]))
    .filter(({ path, text }) => !isAddress(text) && path.at(-1) !== 'id')
    .map(({ path, text }) => [path, text.replace(/\(?\/[^\s)]*|"[^" ]*"/g, '')] as const)
    .filter(([, text]) => medicineNames.test(text) || hint.test(text) || cost.test(text))
    .map(([path, text]) => `${path.join(' › ')}: ${text.slice(0, 160)}`)
}
