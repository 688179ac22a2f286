import { clinicData } from '../../scripts/testing/clinicSite'
import { createBuildContext } from '../../src/buildContext/buildContext'
import { sitePages } from '../../src/gatsby/sitePages'
import { siteData, dialogData, searchPages } from '../../src/buildContext/siteData'
import { medicineMentions } from '@clinic/content/check/medicine'
import { runCheck } from '@clinic/content/checkCommand'
import { displayName, interpolate } from '@clinic/content/expand'
import { loadContent, type SiteContent } from '@clinic/content/load'
import { textsIn } from '@clinic/content/traverse'
import { fakePictures } from '../helpers/buildContext'

const { content } = loadContent(clinicData)

describe.each(['as-specified', 'public-label'] as const)(
  'with medicineNames "%s"',
  (medicineNames) => {
    const switched: SiteContent = { ...content!, clinic: { ...content!.clinic, medicineNames } }
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

    test('a price stands in the first view of what is sold, but for a medicine that is not named', () => {
      const restricted = medicineNames === 'public-label'
      const facts = (path: string) =>
        JSON.stringify(
          (specs.find((spec) => spec.path === path)!.context.content as { facts: unknown }).facts,
        )
      expect(facts('/treatments/')).toMatch(/"From £\d/)
      expect(facts('/prescription-skincare/')).toMatch(/£60 per 3.months/)
      expect(facts('/lip-fillers/')).toContain('From £300')
      expect(facts('/chin-filler/')).toContain(buildContext.quoted.full)
      expect(facts('/frown-line-botox/').includes('From £175')).toBe(!restricted)
      expect(facts('/botox-cost-london/').includes('£175')).toBe(!restricted)
      const suggested = searchPages(buildContext).find(({ path }) => path === '/frown-line-botox/')!
      expect(suggested.price).toBe(restricted ? undefined : 'From £175')
    })

    test('every treatment, category, group and gallery item has a name', () => {
      const named = [
        ...switched.treatments,
        ...switched.treatmentGroups,
        ...switched.categories,
        ...switched.gallery.map(({ treatment: name, publicLabel }) => ({ name, publicLabel })),
      ]
      for (const thing of named) expect(displayName(thing, switched)).not.toMatch(/^$|[{}]/)
    })
  },
)

test('the public label leaves no name of a prescription-only medicine in what visitors are shown', () => {
  const switched: SiteContent = {
    ...content!,
    clinic: { ...content!.clinic, medicineNames: 'public-label' },
  }
  const buildContext = createBuildContext(switched, fakePictures, 'https://clinic.test')
  const named =
    /botox|botulin|dysport|azzalure|bocouture|xeomin|letybo|alluzience|nuceiva|relfydess/i
  // Addresses keep the words of the specification's routes, those of pictures in several widths
  // too.
  const isAddress = (text: string) => /^(\/|https?:\/\/)\S*(?: \d+w(?:, \/\S+ \d+w)*)?$/.test(text)
  const shown = [
    ...sitePages(buildContext).flatMap(({ path, context }) => textsIn(context, [path])),
    ...textsIn(siteData(buildContext), ['site']),
    ...textsIn(dialogData(buildContext), ['dialogs']),
    ...content!.prices.prices.map((p) => ({
      path: ['prices', p.key],
      text: interpolate(`${p.label} ${p.unit} ${p.group} ${p.note ?? ''}`, switched),
    })),
  ]
  // Ids are not shown, and the titles of publications that pages cite keep their own words.
  const copy = shown.filter(
    ({ path, text }) =>
      !isAddress(text) &&
      path.at(-1) !== 'id' &&
      !(path.includes('sources') && path.at(-1) === 'source'),
  )
  expect(copy.filter(({ text }) => named.test(text))).toEqual([])
})

test('--medicine-names lists every mention, and none stands in copy', () => {
  const mentions = medicineMentions(content!)
  expect(mentions.filter((m) => m.kind === 'typed')).toEqual([])
  expect(mentions.filter((m) => m.kind === 'token').length).toBeGreaterThan(20)
  const { text, ok } = runCheck(clinicData, ['--medicine-names'], {})!
  expect(ok).toBe(true)
  expect(text.split('\n').filter((line) => line.includes('› title:'))).not.toEqual([])
})
