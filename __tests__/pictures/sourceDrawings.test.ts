import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  boxOf,
  crops,
  pairCrops,
  plateViewOf,
  plateViews,
  type PlateSubjectName,
} from '@clinic/illustration/face/crops'
import {
  illustrationsIn,
  illustrationSvg,
  type Illustrated,
} from '../../src/pictures/illustrations'
import { drawSources } from '../../src/pictures/sourceDrawings'
import { markColour } from '@clinic/illustration/geometry/svg'
import type { Illustration, Pair } from '@clinic/content/schemas/illustration'

const sitter = { sitter: 'ines' } as const
const pair: Pair = {
  view: 'front',
  crop: 'mouth',
  ...sitter,
  before: { lips: 3 },
  after: { lips: 0 },
}
const content = (treatments: Record<string, Illustration>) =>
  ({
    treatments: Object.entries(treatments).map(([id, illustration]) => ({ id, illustration })),
    pages: [
      { id: 'about' },
      {
        id: 'chin-page',
        illustration: { face: { view: 'profile', crop: 'chin', marked: ['chin'], ...sitter } },
      },
    ],
    gallery: [
      { id: 'lips', kind: 'illustration', illustration: pair },
      { id: 'nose', kind: 'photograph' },
    ],
  }) as unknown as Parameters<typeof illustrationsIn>[0]
const lips: Illustration = { face: { view: 'front', crop: 'mouth', marked: ['lips'], ...sitter } }
const hand: Illustration = { plate: { subject: 'hand', view: 'palm' } }
const asked = illustrationsIn(content({ lips, hand }))

test('each treatment with and without marks, each page that has one, both halves of each drawn pair, the faces of the map and of cards, the plates of anatomy and the rated face are asked for', () => {
  expect(asked.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
    'lips 960x720',
    'hand 960x720',
    'chin-page 960x720',
    'lips-unmarked 480x360',
    'hand-unmarked 480x360',
    'gallery-lips-before 1200x960',
    'gallery-lips-after 1200x960',
    'map-front 846x1449',
    'map-profile 1179x1449',
    'card-face 960x720',
    'card-forehead 960x720',
    'card-cheek 960x720',
    'card-nose 960x720',
    'card-lips 960x720',
    'card-neck 960x720',
    'anatomy-muscles 1000x1606',
    'anatomy-layers 1000x1143',
    'rated-face 720x960',
  ])
})

test('what has no marks is drawn once, and what has them also without', () => {
  const unmarked = (illustration: Illustration) =>
    illustrationsIn(content({ one: illustration })).find(({ name }) => name === 'one-unmarked')
  const withMarks = asked.slice(0, 2).map(illustrationSvg)
  for (const [i, illustration] of [lips, hand].entries()) {
    const svg = illustrationSvg({ ...unmarked(illustration)!, width: 960, height: 720 })
    expect(withMarks[i]).toContain(markColour)
    expect(svg).not.toContain(markColour)
  }
  expect(unmarked({ face: { ...lips.face!, marked: undefined } })).toBeUndefined()
  expect(unmarked({ plate: { subject: 'hand', view: 'wrist' } })).toBeUndefined()
  expect(unmarked({ plate: { subject: 'bottle', view: 'shelf' } })).toBeUndefined()
})

test('crops have the shape of their pictures', () => {
  for (const [table, shape] of [
    [crops, 4 / 3],
    [pairCrops, 5 / 4],
  ] as const)
    // prettier-ignore
    for (const view of ['front', 'profile'] as const)
      for (const crop of Object.keys(table[view])) {
        const [, , width, height] = boxOf(table, view, crop)!
        expect([view, crop, width / height]).toEqual([view, crop, expect.closeTo(shape, 5)])
      }
})

test('the halves of a pair are seen through one window, and differ', () => {
  const [before, after] = asked
    .filter(({ name }) => name.startsWith('gallery-'))
    .map(illustrationSvg)
  const window = (svg: string) => /viewBox="[^"]+"/.exec(svg)![0]
  expect(window(before!)).toBe(window(after!))
  expect(before).not.toBe(after)
})

test('two halves of a face fill one picture, with what each defines under a name of its own', () => {
  const halves: Illustration = {
    halves: { crop: 'brow', ...sitter, before: { forehead: 3 }, after: {} },
  }
  const svg = illustrationSvg(illustrationsIn(content({ halves }))[0]!)
  const [left, top, width, height] = crops.front.brow
  expect(svg.match(/viewBox="[^"]+"/g)).toEqual([
    `viewBox="${left} ${top} ${width / 2} ${height}"`,
    `viewBox="0 ${top} ${width / 2} ${height}"`,
  ])
  const names = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('every view of every plate can be drawn, without marks where it is bare', () => {
  const drawn = (subject: string, view: string) =>
    illustrationSvg({
      name: 'x',
      of: { plate: { subject: subject as 'hand', view } },
      width: 960,
      height: 720,
    })
  const marks = (subject: string, view: string) =>
    drawn(subject, view).match(/#1b2c73/g)?.length ?? 0
  for (const [subject, views] of Object.entries(plateViews))
    for (const view of Object.keys(views)) {
      expect([subject, view, /NaN|undefined|Infinity/.test(drawn(subject, view))]).toEqual([
        subject,
        view,
        false,
      ])
      const { bare = false } = plateViewOf(subject as PlateSubjectName, view)!
      expect([subject, view, marks(subject, view) === 0]).toEqual([subject, view, bare])
    }
  expect([marks('hand', 'palm'), marks('hand', 'wrist')]).toEqual([7, 0])
})

describe('the drawings', () => {
  let cache: string
  const files = () => readdirSync(join(cache, 'drawings'), { recursive: true }).map(String).filter((name) => name.endsWith('.png')).toSorted() // prettier-ignore
  const some = asked.filter(({ name }) => /^(?:lips|hand|map-front|anatomy|gallery)/.test(name))
  beforeAll(() => {
    cache = mkdtempSync(join(tmpdir(), 'drawings-'))
  })
  afterAll(() => rmSync(cache, { recursive: true }))

  test('are drawn once, at their size and without alpha, sorted by kind, named after what they show', async () => {
    const drawings = await drawSources(cache, some, true)
    expect(files().map((name) => name.replace(/[0-9a-f]{8}/, '#'))).toEqual([
      'anatomy/anatomy-muscles-#.png',
      'faces/hand-#.png',
      'faces/hand-unmarked-#.png',
      'faces/lips-#.png',
      'faces/lips-unmarked-#.png',
      'faces/map-front-#.png',
      'pairs/gallery-lips-after-#.png',
      'pairs/gallery-lips-before-#.png',
      'plates/anatomy-layers-#.png',
    ])
    for (const { name, width, height } of some) {
      const found = await sharp(drawings.get(name)!.file).metadata()
      expect({ name, width: found.width, height: found.height, hasAlpha: found.hasAlpha }).toEqual({
        name,
        width,
        height,
        hasAlpha: false,
      })
    }
    const stamp = drawings.get('lips')!.file
    writeFileSync(stamp, 'untouched')
    await drawSources(cache, some, true)
    expect(readFileSync(stamp, 'utf8')).toBe('untouched')
  }, 120_000)

  test('are drawn anew when their choice changes, and removed when nobody asks for them', async () => {
    const changed: Illustrated[] = illustrationsIn(
      content({ hand: { plate: { subject: 'hand', view: 'wrist' } } }),
    ).slice(0, 1)
    const before = files()
    await drawSources(cache, changed, true)
    expect(files()).toHaveLength(1)
    expect(before).not.toContain(files()[0])
  }, 120_000)
})
