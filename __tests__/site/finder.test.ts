import { builtPage, idsOn, isServed } from '../helpers/builtSite'
import { clinicContent } from '../helpers/buildContext'
import { parsePage } from '../helpers/parsePage'

/** The face map and the finder as they are published, before any script. */
const content = clinicContent()
const parse = (path: string) => parsePage(builtPage(path).html)
const links = (doc: Document) => [...doc.querySelectorAll('main li > a[href*="?area="]')]
const address = (id: string) => `/treatments/?area=${id}#area-${id}`

describe.each([
  ['/', content.areas.filter((a) => a.front)],
  ['/treatments/', content.areas],
])('the face map on %s', (path, areas) => {
  const doc = parse(path)

  it('is a list of links, one for each area, with its name and its number of treatments', () => {
    expect(
      links(doc).map((a) => [
        a.getAttribute('href'),
        a.firstChild!.textContent,
        a.querySelector('span')!.textContent,
      ]),
    ).toEqual(
      areas.map(({ id, name }) => {
        const count = content.treatments.filter((t) => t.areas.includes(id)).length
        return [address(id), name, `${count} ${count === 1 ? 'treatment' : 'treatments'}`]
      }),
    )
  })

  it('has no zone outside a link, and every drawn area has one', () => {
    const zones = [...doc.querySelectorAll('main svg.zone path')]
    expect(zones.filter((zone) => !zone.closest('a'))).toEqual([])
    const views = path === '/' ? (['front'] as const) : (['front', 'profile'] as const)
    const drawn = zones.filter((zone) => !zone.matches('.twin'))
    expect(drawn).toHaveLength(areas.flatMap((a) => views.filter((view) => a[view])).length)
  })

  it('shows pictures that are served', () => {
    const pictures = [...doc.querySelectorAll('main .faces img')].map((img) =>
      img.getAttribute('src')!,
    )
    expect(pictures).toHaveLength(path === '/' ? 1 : 2)
    expect(pictures.filter((src) => !isServed(src))).toEqual([])
  })
})

describe('the finder', () => {
  const doc = parse('/treatments/')
  const ids = idsOn(builtPage('/treatments/'))

  it('has a place for each area that a link may name, and for each group', () => {
    expect(
      [
        ...content.areas.map((a) => `area-${a.id}`),
        ...content.treatmentGroups.map((g) => g.id),
        'every-treatment',
      ].filter((id) => !ids.has(id)),
    ).toEqual([])
  })

  it('offers every area and every concern', () => {
    const options = (name: string) =>
      [...doc.querySelectorAll(`main select[name=${name}] option`)].map((o) =>
        o.getAttribute('value'),
      )
    expect(options('area')).toEqual(['', ...content.areas.map((a) => a.id)])
    expect(options('concern')).toEqual(['', ...content.finderConcerns.map((c) => c.id)])
  })

  it('has every treatment with its sentence, price and time off', () => {
    const rows = [...doc.querySelectorAll('main [data-f]')]
    expect(rows.map((row) => row.querySelector('a')!.getAttribute('href')).toSorted()).toEqual(
      content.treatments.map((t) => `${t.route}/`).toSorted(),
    )
    for (const row of rows) expect(row.textContent).toMatch(/\..*(£\d|consultation).*Time off: \S/i)
  })
})
