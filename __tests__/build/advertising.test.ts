import { clinicData } from '../../scripts/testing/clinicSite'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { sitePages } from '../../src/kinds/sitePages'
import { siteData, dialogData, searchPages } from '../../src/buildContext/siteData'
import { medicineMentions } from '@clinic/content/check/medicine'
import { runCheck } from '@clinic/content/checkCommand'
import { interpolate } from '@clinic/content/expand'
import { loadContent, type SiteContent } from '@clinic/content/load'
import { restrictedContent } from '@clinic/content/shownContent'
import { textsIn } from '@clinic/content/traverse'
import { advertised } from '../helpers/advertised'
import { fakePictures } from '../helpers/buildContext'

const { content } = loadContent(clinicData)
const modes = { 'as-specified': content!, restricted: restrictedContent(content!) }

describe.each(['as-specified', 'restricted'] as const)('with advertising "%s"', (advertising) => {
  const switched: SiteContent = modes[advertising]
  const buildContext = createBuildContext(switched, fakePictures, 'https://clinic.test')
  const specs = sitePages(buildContext)

  test('titles have 10 to 70 characters, descriptions 70 to 160, and no two pages share one', () => {
    const heads = specs.map((spec) => spec.context.head)
    for (const { title, description } of heads) {
      expect([title, title.length >= 10 && title.length <= 70]).toEqual([title, true])
      expect([description, description.length >= 70 && description.length <= 160]).toEqual([
        description,
        true,
      ])
    }
    const canonicals = new Map(heads.map((head) => [head.canonical, head]))
    expect(new Set([...canonicals.values()].map((head) => head.title)).size).toBe(canonicals.size)
    expect(new Set([...canonicals.values()].map((head) => head.description)).size).toBe(
      canonicals.size,
    )
  })

  test('no token is left in what the pages and dialogs are given', () => {
    const given = [
      ...specs.map((spec) => spec.context),
      siteData(buildContext),
      dialogData(buildContext),
      searchPages(buildContext),
    ]
    const left = given
      .flatMap((value) => textsIn(value))
      .filter(({ text }) => /\{(?:price|medicine|Medicine|clinic|name|concern)\b|\]\(/.test(text))
    expect(left).toEqual([])
  })

  test('a price stands in the first view of what is sold, and of no medicine when restricted', () => {
    const restricted = advertising === 'restricted'
    const facts = (path: string) =>
      JSON.stringify(
        (specs.find((spec) => spec.path === path)!.context.content as { facts: unknown }).facts,
      )
    expect(facts('/treatments/')).toMatch(/"From £\d/)
    expect(/£60 per 3.months/.test(facts('/prescription-skincare/'))).toBe(!restricted)
    expect(facts('/lip-fillers/')).toContain('From £300')
    expect(facts('/chin-filler/')).toContain(buildContext.quoted.full)
    expect(facts('/frown-line-botox/').includes('From £175')).toBe(!restricted)
    expect(facts('/botox-cost-london/').includes('£175')).toBe(!restricted)
    const suggested = searchPages(buildContext).find(({ path }) => path === '/frown-line-botox/')!
    expect(suggested.price?.includes('£175') ?? false).toBe(!restricted)
  })

  test('every treatment, category, group and gallery item has a name', () => {
    const named = [
      ...switched.treatments,
      ...switched.treatmentGroups,
      ...switched.categories,
      ...switched.gallery.map(({ treatment: name, publicLabel }) => ({ name, publicLabel })),
    ]
    for (const thing of named) expect(interpolate(thing.name, switched)).not.toMatch(/^$|[{}]/)
  })
})

test('what is left of a prescription-only treatment would be found', () => {
  const called = (
    advertising: SiteContent['clinic']['advertising'],
    treatments: SiteContent['treatments'],
  ) =>
    advertised(content!, { ...content!, treatments, clinic: { ...content!.clinic, advertising } })
  const { treatments } = content!
  expect(called('restricted', treatments).length).toBeGreaterThan(100)
  const medicine = treatments.find(({ prescriptionOnly }) => prescriptionOnly)!
  const figure = treatments.map(({ results }) => results.figure).find(Boolean)!
  const withFigure = treatments.map((t) =>
    t === medicine
      ? { ...t, results: { ...t.results, figure: { ...figure, source: t.sources[0]!.url } } }
      : t,
  )
  expect(called('as-specified', withFigure)).toEqual([`${medicine.route}/: a figure of benefit`])
})

test('restricted, no effect is shown, no price compared and nothing sold abroad; risks stay', () => {
  const shown = modes.restricted
  const medicines = content!.treatments.filter((t) => t.prescriptionOnly)
  const routes = new Set(medicines.map(({ route }) => route))
  expect(shown.gallery.filter(({ route }) => routes.has(route))).toEqual([])
  expect(shown.prices.prices.filter((p) => p.prescriptionOnly)).toEqual([])
  for (const before of medicines) {
    const after = shown.treatments.find(({ route }) => route === before.route)!
    expect([after.name, after.atAGlance.price, after.results.figure]).toEqual([
      before.publicLabel,
      null,
      undefined,
    ])
    expect(after.risks.common).toHaveLength(before.risks.common.length)
    expect(after.risks.rare).toHaveLength(before.risks.rare.length)
  }
  const abroad = shown.safety.abroad.map(({ country }) => country)
  const sold = shown.cities
    .filter(({ country }) => abroad.includes(country))
    .flatMap(({ treatments }) => treatments.filter((route) => routes.has(route)))
  expect(sold).toEqual([])
})

test('--medicine-names lists every mention, and none stands in copy', () => {
  const mentions = medicineMentions(content!)
  expect(mentions.filter((m) => m.kind === 'typed')).toEqual([])
  expect(mentions.filter((m) => m.kind === 'token').length).toBeGreaterThan(20)
  const { text, ok } = runCheck(clinicData, ['--medicine-names'], {})!
  expect(ok).toBe(true)
  expect(text.split('\n').filter((line) => line.includes('› title:'))).not.toEqual([])
})
