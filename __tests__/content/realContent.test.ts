import { boxOf, crops } from '../../src/art/crops'
import { illustrationsIn } from '../../src/art/illustrations'
import { createWorkshop } from '../../src/build/workshop'
import { sitePages } from '../../src/build/sitePages'
import { siteData, dialogData, searchPages } from '../../src/build/siteData'
import { medicineMentions } from '../../src/content/check/medicine'
import { runCheck } from '../../src/content/checkCommand'
import { displayName, expandTokens } from '../../src/content/expand'
import { passGate } from '../../src/content/gate'
import { loadContent, type SiteContent } from '../../src/content/load'
import { textsIn } from '../../src/content/walk'
import { frontZones } from '../../src/face/front/zones'
import { place } from '../../src/face/profile/sheet'
import { profileZones } from '../../src/face/profile/zones'
import { fakePictures } from '../helpers/workshop'

const { content, problems } = loadContent('data')
type Zones = Record<string, { at: readonly [x: number, y: number] }>

test('the real content passes the gate', () => {
  expect(problems).toEqual([])
  expect(() => passGate('data')).not.toThrow()
})

test('no two treatments share a picture, and each marked place is in the middle of it, where no frame cuts it off', () => {
  const drawn = illustrationsIn(content!)
  const treatments = new Set(content!.treatments.map(({ id }) => id))
  const pictures = drawn.filter(({ name }) => treatments.has(name)).map(({ of }) => JSON.stringify(of))
  expect(new Set(pictures).size).toBe(content!.treatments.length)
  const cutOff = content!.treatments.flatMap(({ route, illustration: { face } }) => {
    if (!face) return []
    const [left, , width] = boxOf(crops, face.view, face.crop)!
    return (face.marked ?? []).flatMap((zone) => {
      const [x] = face.view === 'front' ? (frontZones as Zones)[zone]!.at : place([(profileZones as Zones)[zone]!.at])[0]!
      return Math.abs(x - left - width / 2) <= 0.3 * width ? [] : [`${route}: ${zone}`]
    })
  })
  expect(cutOff).toEqual([])
})

test('every skin tone is drawn about as often as the others, and men and all kinds of hair are among them', () => {
  const faces = content!.treatments.flatMap(({ illustration: { face } }) => face ?? [])
  const often = (value: string) => faces.filter((face) => [face.tone, face.sitter, face.hair].includes(value as never)).length
  for (const tone of ['porcelain', 'honey', 'bronze', 'deep']) expect([tone, often(tone) / faces.length > 0.18]).toEqual([tone, true])
  for (const kind of ['man', 'coiled', 'cropped']) expect([kind, often(kind) / faces.length > 0.15]).toEqual([kind, true])
})

test('the check of the real content takes less than three seconds of computing', () => {
  // Processor time and not the clock, so that a busy machine does not fail it.
  const began = process.cpuUsage()
  runCheck('data', [], {})
  const { user, system } = process.cpuUsage(began)
  expect((user + system) / 1e6).toBeLessThan(3)
})

describe.each(['as-specified', 'public-label'] as const)('with medicineNames "%s"', (medicineNames) => {
  const switched: SiteContent = { ...content!, clinic: { ...content!.clinic, medicineNames } }
  const shop = createWorkshop(switched, fakePictures, 'https://clinic.test')
  const specs = sitePages(shop)

  test('titles have 10 to 70 characters, descriptions 70 to 160, and no two pages share one', () => {
    const heads = specs.map((spec) => spec.context.head)
    for (const { title, description } of heads) {
      expect([title, title.length >= 10 && title.length <= 70]).toEqual([title, true])
      expect([description, description.length >= 70 && description.length <= 160]).toEqual([description, true])
    }
    const canonicals = new Map(heads.map((head) => [head.canonical, head]))
    expect(new Set([...canonicals.values()].map((head) => head.title)).size).toBe(canonicals.size)
    expect(new Set([...canonicals.values()].map((head) => head.description)).size).toBe(canonicals.size)
  })

  test('no token is left in what the pages and dialogs are given', () => {
    const given = [...specs.map((spec) => spec.context), siteData(shop), dialogData(shop), searchPages(shop)]
    const left = given.flatMap((value) => textsIn(value)).filter(({ text }) => /\{(?:price|medicine|Medicine|clinic|name|concern)\b|\]\(/.test(text))
    expect(left).toEqual([])
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
})

test('the public label leaves no name of a prescription-only medicine in what visitors are shown', () => {
  const switched: SiteContent = { ...content!, clinic: { ...content!.clinic, medicineNames: 'public-label' } }
  const shop = createWorkshop(switched, fakePictures, 'https://clinic.test')
  const named = /botox|botulin|dysport|azzalure|bocouture|xeomin|letybo|alluzience|nuceiva|relfydess/i
  // Addresses keep the words of the specification's routes, those of pictures in several widths too.
  const isAddress = (text: string) => /^(\/|https?:\/\/)\S*(?: \d+w(?:, \/\S+ \d+w)*)?$/.test(text)
  const shown = [
    ...sitePages(shop).flatMap(({ path, context }) => textsIn(context, [path])),
    ...textsIn(siteData(shop), ['site']),
    ...textsIn(dialogData(shop), ['dialogs']),
    ...content!.prices.prices.map((p) => ({ path: ['prices', p.key], text: expandTokens(`${p.label} ${p.unit} ${p.group} ${p.note ?? ''}`, switched) })),
  ]
  // Ids are not shown, and the titles of publications that pages cite keep their own words.
  const copy = shown.filter(({ path, text }) => !isAddress(text) && path.at(-1) !== 'id' && !(path.includes('sources') && path.at(-1) === 'source'))
  expect(copy.filter(({ text }) => named.test(text))).toEqual([])
})

test('--medicine-names lists every mention, and none stands in copy', () => {
  const mentions = medicineMentions(content!)
  expect(mentions.filter((m) => m.kind === 'typed')).toEqual([])
  expect(mentions.filter((m) => m.kind === 'token').length).toBeGreaterThan(50)
  const { text, ok } = runCheck('data', ['--medicine-names'], {})!
  expect(ok).toBe(true)
  expect(text.split('\n').filter((line) => line.includes('› title:'))).not.toEqual([])
})
