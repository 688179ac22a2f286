import { releaseContentProblems } from '../../packages/content/src/check/release'
import { compareVersions } from '../../src/changes/compareVersions'
import { changesBetween } from '../../src/changes/difference'
import { changesAnything, hasErrors, type Report } from '../../src/changes/report'
import { describeVersion, type VersionInput } from '../../src/changes/siteVersion'
import type { SiteContent } from '@clinic/content/load'
import { clinicContent } from '../helpers/buildContext'

jest.mock('../../packages/content/src/check/release', () => {
  const actual = jest.requireActual<typeof import('../../packages/content/src/check/release')>(
    '../../packages/content/src/check/release',
  )
  return { ...actual, releaseContentProblems: jest.fn(actual.releaseContentProblems) }
})

const real = clinicContent()
const input = (content: SiteContent, photographs = new Map<string, string>()): VersionInput => ({
  content,
  photographs,
})

/** The clinic's own content after an edit. */
function edited(edit: (content: SiteContent) => void): SiteContent {
  const copy = structuredClone(real)
  edit(copy)
  return copy
}

/** The version before every edit, made once. */
const before = describeVersion(input(real))
const changesTo = (after: SiteContent): Report =>
  compareVersions({ input: input(real), version: before }, input(after))
const compareContents = (old: VersionInput, now: VersionInput): Report =>
  compareVersions({ input: old, version: describeVersion(old) }, now)
const changesFrom = (edit: (content: SiteContent) => void): Report => changesTo(edited(edit))
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path).toSorted()
const treatment = (content: SiteContent, route: string) =>
  content.treatments.find((t) => t.route === route)!
const priceOf = (content: SiteContent, key: string) =>
  content.prices.prices.find((p) => p.key === key)!

/**
 * The content with a route written differently wherever it stands, as an editor would who moves a
 * page.
 */
const moved = (from: string, to: string): SiteContent =>
  JSON.parse(
    JSON.stringify(real).replaceAll(`"${from}"`, `"${to}"`).replaceAll(`(${from})`, `(${to})`),
  ) as SiteContent

test('the same content gives an empty report', () => {
  const report = changesFrom(() => undefined)
  expect(changesAnything(report)).toBe(false)
  expect(report).toMatchObject({ changes: [], prices: [], around: [], notes: [] })
})

describe('prices', () => {
  /** The pages with the amounts that their contexts hold, in words or as a number. */
  const contextsOf = (content: SiteContent) =>
    describeVersion(input(content)).pages.map(({ path, context }) => ({
      path,
      amounts: new Set(
        Array.from(JSON.stringify(context).matchAll(/(?:£([\d,]*\d)|:(\d+)[,}])/g), (found) =>
          Number((found[1] ?? found[2]!).replaceAll(',', '')),
        ),
      ),
    }))
  const holding = (contexts: ReturnType<typeof contextsOf>, ...amounts: number[]) =>
    paths(contexts.filter((page) => amounts.some((amount) => page.amounts.has(amount))))
  const showing = (content: SiteContent, amount: number) => holding(contextsOf(content), amount)

  test('every price lists exactly the pages that hold its new amount', () => {
    // Cubes: no sum of two of these amounts is twice a third, which a page may name as the cost of
    // a year.
    const unheardOf = (i: number) => 61_001 + 2 * i ** 3
    const after = edited((content) =>
      content.prices.prices.forEach((price, i) => {
        if (price.from === undefined)
          Object.assign(price, { amount: unheardOf(i), onConsultation: undefined })
        else Object.assign(price, { from: unheardOf(i), to: unheardOf(i) + 1 })
      }),
    )
    const { prices } = changesTo(after)
    const contexts = contextsOf(after)
    expect(prices).toHaveLength(real.prices.prices.length)
    for (const [i, price] of prices.entries()) {
      // The supplement also shows in what a man pays, which is a sum.
      const sums =
        price.key === real.prices.maleSupplement
          ? prices.map((_, j) => unheardOf(i) + unheardOf(j))
          : []
      expect([price.key, paths(price.pages)]).toEqual([
        price.key,
        holding(contexts, unheardOf(i), ...sums),
      ])
    }
    expect(prices.filter(({ pages }) => pages.length > 0).length).toBeGreaterThan(30)
  })

  test('a changed amount is told once, with the page that shows it in its words alone, and makes no page changed', () => {
    const report = changesFrom((content) => (priceOf(content, 'masseter').amount = 367))
    expect(report.prices).toMatchObject([
      { key: 'masseter', before: '£350 per visit', after: '£367 per visit', also: [] },
    ])
    expect(paths(report.prices[0]!.pages)).toEqual(
      expect.arrayContaining([
        '/masseter-botox/',
        '/treatments/',
        '/botox-cost-london/',
        '/aesthetics-at-a-glance/',
      ]),
    )
    expect(report.prices[0]!.elsewhere).toEqual([
      'the assistant’s price list',
      'the assistant’s answers',
    ])
    expect(report).toMatchObject({
      changes: [],
      around: [],
      notes: [
        // Whose sentence sets it beside another price.
        expect.stringMatching(/^Read again .*: data\/pages\/botox-cost-london\.json › [^;]*\.$/),
        expect.stringMatching(/^The assistant will answer differently/),
      ],
    })
  })

  test('ranges, prices on consultation, new and removed prices are told in the words of the site', () => {
    const range = real.prices.prices.find((p) => p.from !== undefined)!
    const free = real.prices.prices.find(
      (p) => p.onConsultation && p.key !== real.prices.consultation,
    )!
    const unused = edited((content) => {
      content.prices.prices.push({
        key: 'old-one',
        label: 'An old one',
        unit: 'per visit',
        group: 'Old',
        amount: 7,
        prescriptionOnly: false,
      })
    })
    const after = edited((content) => {
      Object.assign(priceOf(content, range.key), { to: 61_000 })
      Object.assign(priceOf(content, free.key), { onConsultation: undefined, amount: 62_000 })
      content.prices.prices.push({
        key: 'new-one',
        label: 'A new one',
        unit: 'per ear',
        group: 'Ears',
        amount: 63_000,
        prescriptionOnly: false,
      })
      treatment(content, '/profhilo').prices.paragraphs.push('The new one is {price:new-one}.')
    })
    const { prices } = compareContents(input(unused), input(after))
    const told = Object.fromEntries(prices.map((p) => [p.key, p]))
    expect(told[range.key]).toMatchObject({ after: expect.stringContaining('to £61,000') })
    expect(told[free.key]).toMatchObject({
      before: 'price on consultation',
      after: `£62,000 ${free.unit}`,
    })
    expect(told['new-one']).toMatchObject({ before: null, after: '£63,000 per ear' })
    expect(paths(told['new-one']!.pages)).toEqual(showing(after, 63_000))
    expect(paths(told['new-one']!.pages)).toContain('/profhilo/')
    expect(told['old-one']).toMatchObject({ before: '£7 per visit', after: null })
    expect(paths(told['old-one']!.pages)).toEqual(
      showing(unused, 7).filter((path) => paths(told['old-one']!.pages).includes(path)),
    )
    expect(paths(told['old-one']!.pages)).toContain('/treatments/')
  })
})

describe('addresses', () => {
  const without = (route: string) => (content: SiteContent) => {
    content.pages = content.pages.filter((page) => page.route !== route)
  }

  test('a page that is taken away without a redirect is an error that says how to fix it', () => {
    const report = changesFrom(without('/popupoffer'))
    expect(paths(report.removed)).toEqual(['/popupoffer/'])
    expect(report.errors.map(({ what, fix }) => `${what} ${fix}`)).toEqual([
      `/popupoffer/ (“${real.pages.find((p) => p.route === '/popupoffer')!.title}”) is gone, and its address leads nowhere. Add { "from": "/popupoffer", "to": … } to data/redirects.json, with the page that answers best.`,
    ])
    expect(hasErrors(report)).toBe(true)
  })

  test('with a redirect it is no error', () => {
    const report = changesFrom((content) => {
      without('/popupoffer')(content)
      content.redirects.push({ from: '/popupoffer', to: '/contact' })
    })
    expect(report.errors).toEqual([])
    expect(report.removed).toMatchObject([{ path: '/popupoffer/', leadsTo: '/contact/' }])
    expect(report.redirects.added).toEqual([{ from: '/popupoffer/', to: '/contact/' }])
  })

  test('a lost treatment may lead to the page of its group', () => {
    const alone = edited((content) =>
      content.treatments.push({
        ...structuredClone(treatment(real, '/profhilo')),
        route: '/alone',
        title: 'A treatment alone',
        related: [],
      }),
    )
    const page =
      real.treatmentGroups.find((g) => g.id === treatment(real, '/profhilo').group)!.page ??
      '/treatments'
    const report = compareContents(input(alone), input(real))
    expect(report.errors).toEqual([
      {
        what: '/alone/ (“A treatment alone”) is gone, and its address leads nowhere.',
        fix: `Add { "from": "/alone", "to": "${page}" } to data/redirects.json.`,
      },
    ])
  })

  test('a page has moved where its old address leads to a new one, though its words change too', () => {
    const after = moved('/profhilo', '/profhilo-turn')
    treatment(after, '/profhilo-turn').intro = 'Something quite different.'
    const lost = changesTo(after)
    expect(lost.errors).toMatchObject([
      { what: expect.stringMatching(/^\/profhilo\/ .* is gone, and its address leads nowhere\.$/) },
    ])
    expect([lost.renamed, paths(lost.removed), paths(lost.added)]).toEqual([
      [],
      ['/profhilo/'],
      ['/profhilo-turn/'],
    ])

    after.redirects.push({ from: '/profhilo', to: '/profhilo-turn' })
    const report = changesTo(after)
    expect(report.errors.concat(report.warnings)).toEqual([])
    expect(report.added.concat(report.removed)).toEqual([])
    expect(report.renamed).toMatchObject([
      { from: { path: '/profhilo/' }, to: { path: '/profhilo-turn/' } },
    ])
    expect(report.changes).toContainEqual(
      expect.objectContaining({
        change: expect.objectContaining({ where: 'intro', after: 'Something quite different.' }),
        pages: [expect.objectContaining({ path: '/profhilo-turn/' })],
      }),
    )
    // Its cards elsewhere are the same cards; that their links follow is said by "Moved".
    expect(report.changes.map(({ change }) => [change.before, change.after])).not.toContainEqual([
      '/profhilo/',
      '/profhilo-turn/',
    ])
  })

  test('an old redirect that is taken out loses its address; one that leads elsewhere is told', () => {
    const report = changesFrom((content) => {
      content.redirects = content.redirects.filter(({ from }) => from !== '/lip-filler')
      content.redirects.find(({ from }) => from === '/booking')!.to = '/treatments'
    })
    expect(report.errors).toEqual([
      {
        what: '/lip-filler/ led to /lip-fillers/, and now leads nowhere.',
        fix: 'Add { "from": "/lip-filler", "to": "/lip-fillers" } to data/redirects.json.',
      },
    ])
    expect(report.redirects.changed).toEqual([
      { from: '/booking/', before: '/contact/', after: '/treatments/' },
    ])
  })
})

describe('words', () => {
  const lips = '/lip-fillers'
  const told = (report: Report) =>
    report.changes.map(({ change, pages }) => [
      change.where,
      change.before,
      change.after,
      paths(pages).join(' '),
    ])

  test('a new paragraph is one change, and those after it are the same', () => {
    const report = changesFrom((content) =>
      treatment(content, lips).whatItIs.paragraphs.splice(1, 0, 'Five new words stand here.'),
    )
    expect(told(report)).toEqual([
      ['what it is › paragraphs', null, 'Five new words stand here.', '/lip-fillers/'],
    ])
    expect(report.notes).toHaveLength(1)
  })

  test('a summary that stands on many cards is told once, with all its pages', () => {
    const change = (content: SiteContent) =>
      (treatment(content, lips).summary = 'A new summary of lips.')
    const [card, ...others] = changesFrom(change).changes.filter(
      ({ change: one }) => one.after === 'A new summary of lips.',
    )
    expect(others).toEqual([])
    const after = describeVersion(input(edited(change)))
    expect(paths(card!.pages)).toEqual(
      paths(
        after.pages.filter(({ context }) =>
          JSON.stringify(context).includes('A new summary of lips.'),
        ),
      ),
    )
    expect(card!.pages.length).toBeGreaterThan(5)
  })

  test('places in the list of treatments and lengths of bars are told to nobody', () => {
    const at = (place: number) => ({
      topics: [{ answers: [{ treatments: [place] }], pages: [{ treatment: place }] }],
      rows: [{ lasts: 'Six months', months: { lasts: { to: place } }, count: place }],
      waits: [{ words: 'A week', days: { from: place } }],
    })
    expect(changesBetween(at(7), at(8))).toEqual([
      { where: 'rows › count', before: '7', after: '8' },
    ])
  })

  test('what stands in no page is told where it stands', () => {
    const report = changesFrom((content) => {
      content.categories[0]!.treatments[0]!.name = 'Renamed in the menu'
      content.offers[0]!.title = 'Another offer'
      treatment(content, lips).keywords.push('pout')
    })
    expect(report.around.map(({ where }) => where)).toEqual([
      'Menu, gallery and the other dialogs',
      'Suggestions of the search',
      'Welcome offers',
    ])
    expect(report.around.flatMap(({ changes }) => changes.map(({ after }) => after))).toEqual([
      'Renamed in the menu',
      'pout',
      'Another offer',
    ])
  })
})

describe('pictures and reviews', () => {
  test('another plate, another drawing and a photograph with new contents are changed pictures', () => {
    const photographed = (content: SiteContent) =>
      (treatment(content, '/profhilo').photograph = {
        image: 'cheek',
        alt: 'A cheek.',
        taken: '2026-10-01',
        focus: { x: 20, y: 30 },
        timing: 'Six weeks after treatment.',
        retouched: false,
        consent: {
          signed: '2026-10-01',
          scope: 'website',
          recordHeldAt: 'Patient records',
          reviewBy: '2027-10-01',
        },
      })
    const drawn = real.treatments.find(
      (t) => t.illustration.face !== undefined && t.route !== '/profhilo',
    )!
    const article = real.articles.find((a) => a.plate !== 'scalp')!
    const report = compareContents(
      input(edited(photographed), new Map([['cheek', 'aaaaaaa']])),
      input(
        edited((content) => {
          photographed(content)
          treatment(content, '/profhilo').photograph!.focus = { x: 40, y: 30 }
          content.articles.find((a) => a.route === article.route)!.plate = 'scalp'
          treatment(content, drawn.route).illustration = {
            plate: { subject: 'hand', view: 'palm' },
          } as unknown as typeof drawn.illustration
        }),
        new Map([['cheek', 'bbbbbbb']]),
      ),
    )
    const pictures = report.changes
      .filter(({ change: { after } }) => after?.match(/^(?:drawing|photograph|for social)/))
      .map(({ change, pages }) => [change.before, change.after, paths(pages)])
    expect(pictures).toContainEqual([
      'photograph “cheek”, version aaaaaaa',
      'photograph “cheek”, version bbbbbbb',
      expect.arrayContaining(['/profhilo/']),
    ])
    expect(pictures).toContainEqual([
      'for social networks (cheek, around 20% and 30%)',
      'for social networks (cheek, around 40% and 30%)',
      ['/profhilo/'],
    ])
    expect(pictures).toContainEqual([
      `drawing “hero-${article.plate}”`,
      'drawing “hero-scalp”',
      [`${article.route}/`],
    ])
    const ofDrawing = expect.stringContaining(`drawing “${drawn.id}”`) as string
    expect(pictures).toContainEqual([
      ofDrawing,
      ofDrawing,
      expect.arrayContaining([`${drawn.route}/`]),
    ])
  })
})

test('new words of the assistant are in the report', () => {
  const report = changesFrom(({ assistant }) => {
    const topic = assistant.flatMap(({ topics = [] }) => topics).find(({ answers }) => answers)!
    topic.answers![0]!.text = 'Yes, guide dogs are welcome.'
  })
  expect(report.around).toEqual([
    {
      where: 'What the assistant says',
      changes: [
        {
          where: expect.stringMatching(/^data\/assistant\/.*json › /),
          before: expect.any(String),
          after: 'Yes, guide dogs are welcome.',
        },
      ],
    },
  ])
})

test('a new page is told by its words', () => {
  const report = changesFrom((content) => {
    const page = structuredClone(treatment(content, '/lip-fillers'))
    const review = { ...page.review, reviewed: '2026-05-02' }
    delete review.sample
    treatment(content, '/lip-fillers').review = review
    content.treatments.push({
      ...page,
      id: 'led-light',
      file: 'data/treatments/led-light.json',
      route: '/led-light',
      name: 'LED light',
      title: 'LED light in London',
      review: { ...review },
    })
  })
  expect(report.added).toMatchObject([{ path: '/led-light/', title: 'LED light in London' }])
  expect(report.added[0]!.says!.length).toBeGreaterThan(1)
  const perPage = report.changes.filter(({ pages }) =>
    pages.some(({ path }) => path === '/aesthetics-at-a-glance/'),
  )
  expect(perPage.length).toBeLessThan(8)
})

test('a new page is told of what it has like an older one, and an older page of nothing', () => {
  const reviewed = edited((content) => {
    delete treatment(content, '/lip-fillers').review.sample
  })
  const told = (edit: (page: SiteContent['treatments'][number]) => void) => {
    const now = structuredClone(reviewed)
    const page = structuredClone(treatment(now, '/lip-fillers'))
    edit(page)
    now.treatments.push({ ...page, file: 'data/treatments/new.json', id: 'new', route: '/new' })
    treatment(now, '/profhilo').family = treatment(now, '/lip-fillers').family
    return compareContents(input(reviewed), input(now)).warnings.map(({ what }) => what)
  }
  expect(told(() => undefined)).toEqual([
    expect.stringMatching(
      /^data\/treatments\/new\.json is new, and has the same .*family.*recovery.*review.* as data\/treatments\/lip-fillers\.json\.$/,
    ),
  ])
  expect(told((page) => (page.review.sample = true))[0]).not.toContain('review')
})

test('a page whose file is deleted is told wherever words still speak of it', () => {
  const was = edited((content) => {
    const page = treatment(content, '/profhilo')
    content.treatments.push({ ...page, file: 'data/treatments/moon.json', id: 'moon', route: '/moon', name: 'Moon bath' }) // prettier-ignore
  })
  const now = edited((content) => {
    treatment(content, '/lip-fillers').suits.list[0] = 'You had a moon bath before'
  })
  const { warnings } = compareContents(input(was), input(now))
  expect(warnings.map(({ what }) => what)).toContain(
    'data/treatments/lip-fillers.json › suits › list › #1 speaks of "Moon bath", whose page (data/treatments/moon.json) is off the site.',
  )
})

test('what a release would refuse stops a change once the site could be published, and is told before', () => {
  const ready = structuredClone(real)
  const sampled = (content: SiteContent) => {
    treatment(content, '/lip-fillers').review.sample = true
  }
  jest
    .mocked(releaseContentProblems)
    .mockImplementation(({ treatments }) =>
      treatments.flatMap(({ file, review }) =>
        review.sample && file.includes('lip-fillers')
          ? [{ file, path: ['review', 'sample'], what: 'is still a sample.', fix: 'Replace it' }]
          : [],
      ),
    )
  delete treatment(ready, '/lip-fillers').review.sample
  const now = structuredClone(ready)
  sampled(now)
  const { errors } = compareContents(input(ready), input(now))
  expect(errors).toEqual([
    {
      what: 'Nothing could be published after this: data/treatments/lip-fillers.json › review › sample: is still a sample. Replace it.',
      fix: 'To act: A doctor (medical reviews, safety advice).',
    },
  ])
})
