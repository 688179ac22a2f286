import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { builtPage, builtPages, siteDir } from '../helpers/builtSite'
import { clinicContent } from '../helpers/buildContext'
import { parsePage } from '../helpers/parsePage'

/**
 * The pictures as they were built: each treatment its own, in light formats and right sizes, said
 * to be what they are.
 */

const { treatments, gallery } = clinicContent()
const bytes = (address: string) =>
  readFileSync(join(siteDir, decodeURIComponent(new URL(address, 'https://site.test').pathname)))
const print = (address: string) => createHash('sha256').update(bytes(address)).digest('hex')
const widths = (srcSet: string) =>
  srcSet.split(',').map((part) => part.trim().split(' ') as [address: string, width: string])

const heroes = treatments.map(({ route }) => {
  const document = parsePage(builtPage(`${route}/`).html)
  const image = document.querySelector<HTMLImageElement>('main .hero img')!
  return { route, image, document }
})

test('no two treatments have the same hero or the same social picture', () => {
  const twice = (values: [route: string, hash: string][]) => {
    const seen = new Map<string, string>()
    return values.flatMap(([route, hash]) => {
      const other = seen.get(hash)
      seen.set(hash, route)
      return other === undefined ? [] : [`${other} and ${route}`]
    })
  }
  expect(twice(heroes.map(({ route, image }) => [route, print(image.src)]))).toEqual([])
  const social = (document: Document) =>
    document.querySelector('meta[property="og:image"]')!.getAttribute('content')!
  expect(twice(heroes.map(({ route, document }) => [route, print(social(document))]))).toEqual([])
})

const photographOf = (route: string) => treatments.find((t) => t.route === route)!.photograph

test('a photograph in the place of a drawing says so, when it was taken and by whom', () => {
  const shown = heroes.filter(({ route }) => photographOf(route))
  const said = shown.map(({ image }) => [
    image.alt,
    image.closest('figure')?.querySelector('figcaption')?.textContent,
  ])
  expect(said).toEqual(
    shown.map(({ route }) => [
      photographOf(route)!.alt,
      `Photograph. ${photographOf(route)!.timing}. ${photographOf(route)!.credit}`,
    ]),
  )
})

test('the hero of each treatment that is drawn is offered as AVIF and WebP in two widths, keeps its place, is fetched first, and says that it is a drawing', async () => {
  for (const { route, image } of heroes.filter((hero) => !photographOf(hero.route))) {
    const source = image.closest('picture')?.querySelector('source')
    expect([
      route,
      source?.type,
      image.getAttribute('fetchpriority'),
      image.getAttribute('loading'),
    ]).toEqual([route, 'image/avif', 'high', null])
    expect([route, image.getAttribute('width'), image.getAttribute('height')]).toEqual([
      route,
      '960',
      '720',
    ])
    expect([route, image.alt]).toEqual([route, expect.stringMatching(/not a patient\.$/)])
    expect([route, image.closest('figure')?.querySelector('figcaption')?.textContent]).toEqual([
      route,
      'Illustration, not a patient',
    ])
    for (const [type, srcSet] of [
      ['heif', source!.srcset],
      ['webp', image.srcset],
    ] as const)
      // prettier-ignore
      for (const [address, width] of widths(srcSet)) {
        const found = await sharp(bytes(address)).metadata()
        expect([address, found.format, `${found.width}w`, found.width / found.height]).toEqual([address, type, width, 4 / 3])
      }
  }
})

test('a telephone downloads about 30 kB at most for the hero of a treatment, and 12 kB for a card', () => {
  const heavy = heroes.flatMap(({ route, image }) => {
    const [card, hero] = widths(image.closest('picture')!.querySelector('source')!.srcset).map(
      ([address]) => bytes(address).length,
    ) as [number, number]
    return hero <= 32_000 && card <= 12_000 ? [] : [`${route}: ${hero}, ${card}`]
  })
  expect(heavy).toEqual([])
})

test('a plate of anatomy is one picture for all pages, of 60 kB at most on a fine screen', () => {
  const plates = builtPages().flatMap(
    ({ html }) => html.match(/\/static\/pictures\/anatomy-muscles-\d+-\w+\.avif/g) ?? [],
  )
  expect(plates.length).toBeGreaterThan(2)
  const addresses = [...new Set(plates)]
  expect(addresses).toHaveLength(2)
  expect(addresses.filter((address) => bytes(address).length > 60_000)).toEqual([])
})

test('what shows of a card under the pointer is there, and as light as the card', () => {
  const styles = builtPages().flatMap(({ html }) => [
    ...html.matchAll(/--unmarked:url\(([^)]+)\)/g),
  ])
  const addresses = [...new Set(styles.map(([, address]) => address!))]
  expect(addresses.length).toBeGreaterThan(3)
  expect(addresses.filter((address) => bytes(address).length > 12_000)).toEqual([])
})

test('a treatment leads on by pictures that wait to be scrolled to', () => {
  for (const { route, document } of heroes) {
    const items = [...document.querySelectorAll('[aria-labelledby="related"] li')]
    expect([route, items.length > 1]).toEqual([route, true])
    for (const item of items)
      expect([route, item.querySelector('img')?.getAttribute('loading')]).toEqual([route, 'lazy'])
  }
})

test('the gallery says of each pair what it is, and shows two pictures of one size', () => {
  const document = parsePage(builtPage('/before-after-gallery/').html)
  const tiles = [...document.querySelectorAll('main button[data-dialog="gallery"]')].map((button) =>
    button.closest('li')!,
  )
  expect(tiles).toHaveLength(7)
  for (const [i, tile] of tiles.entries()) {
    expect(tile.textContent).toContain(
      gallery[i]!.kind === 'photograph' ? 'Photographs, not retouched.' : 'Illustration.',
    )
    const [before, after] = [...tile.querySelectorAll('img')]
    expect([before!.width, before!.height]).toEqual([after!.width, after!.height])
    expect(print(before!.src)).not.toBe(print(after!.src))
  }
})
