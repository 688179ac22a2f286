import { type HomeContent, homePages } from '../../src/kinds/home/build'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '@clinic/assistant/build/knowledge'
import { filesBelow } from '../../src/files/folders'
import { siteData } from '../../src/buildContext/siteData'
import type { SiteContent } from '@clinic/content/load'
import { namedPages } from '@clinic/content/check/namedPages'
import { currentRoute, knownRoutes } from '@clinic/content/routes'
import { analyse } from '../../supabase/functions/aesthetic-analysis/analyse'
import { clinicContent, testBuildContext } from '../helpers/buildContext'
import { form } from '../supabase/helpers/fakes'
import { page, reportOn } from '@clinic/content/tests/helpers/baseContent'

const listed = [...namedPages.fixed, ...namedPages.moving]

/**
 * The pages that code names in a string, with a #hash, a query or a pattern
 * after it or without.
 */
function named(files: readonly string[]): string[] {
  // The listed ones too: such a page may have moved since.
  const routes = new Set([...knownRoutes(clinicContent()).map(({ route }) => route), ...listed])
  const texts = files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const strings = texts.flatMap((text) => [
    ...text.matchAll(/['"`](\/[a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?(?=['"`#?*$])/g),
  ])
  return [...new Set(strings.map(([, route]) => route!))]
    .filter((route) => routes.has(route))
    .toSorted()
}

describe('the lists hold what the code names', () => {
  const below = (folder: string) => filesBelow(folder).map((file) => join(folder, file))
  // Run at build time, where redirects are known.
  const builders =
    /^src\/(?:gatsby|pictures|buildContext)\/|^src\/.*\/(?:build|links|heroPoints|treatmentSummary)\.ts$/
  const site = [...below('src'), ...below('static')]
  const linking = site.filter((file) => !builders.test(file))
  const following = [
    ...site.filter((file) => builders.test(file)),
    ...below('packages/assistant/src'),
    ...below('supabase/functions'),
  ]

  it('code that knows no redirects names fixed pages only', () => {
    expect(linking).toContain('src/ui/RichText.tsx')
    expect(named(linking).filter((route) => !namedPages.fixed.includes(route))).toEqual([])
  })

  it('the build and the edge functions name pages of the two lists, and no list holds a page that nothing names', () => {
    expect(new Set(listed).size).toBe(listed.length)
    expect(named([...linking, ...following])).toEqual(listed.toSorted())
  })
})

describe('a page that code names and that is gone', () => {
  const lists = { fixed: ['/treatments'], moving: ['/lip-fillers', '/lip-filler', '/membership'] }

  test('a redirect will do where code follows it, unless it leads to a product', () => {
    const membership = (to: string) =>
      reportOn((f) => void f['redirects.json'].redirects.push({ from: '/membership', to }), {
        namedPages: lists,
      })
    expect(membership('/chin-filler')).toBe('')
    expect(membership('/product-analysis/cleanser')).toMatchInlineSnapshot(
      `"data/redirects.json › redirects: "/membership" is no page any more, and the site's own parts lead to it. Add a redirect from it to the page that takes its place, but not to a product."`,
    )
    expect(reportOn(() => {}, { namedPages: lists })).toBe(membership('/product-analysis/cleanser'))
  })

  test('a redirect is not enough where code does not follow it', () => {
    const report = reportOn(
      (f) => {
        f['pages/our-treatments.json'] = page('our-treatments', 'All treatments')
        f['pages/treatments.json'] = null
        f['redirects.json'].redirects.push({ from: '/treatments', to: '/our-treatments' })
        f['categories.json'].categories.forEach(
          (category: { viewAllLink: string }) => (category.viewAllLink = '/our-treatments'),
        )
        f['cities/cardiff.json'].treatments[2] = '/our-treatments'
      },
      { namedPages: { ...lists, moving: [] } },
    )
    expect(report).toMatchSnapshot()
  })

  test('is not missed while its file is broken', () => {
    expect(
      reportOn((f) => (f['pages/treatments.json'] = '{'), { namedPages: { ...lists, moving: [] } }),
    ).not.toContain('own parts')
  })
})

describe('a page that code names and that has moved', () => {
  const move = (content: SiteContent, from: string, to: string) => {
    const now = currentRoute(content, from)
    const moved = <T extends { route: string }>(entries: T[]) =>
      entries.map((entry) => (entry.route === now ? { ...entry, route: to } : entry))
    const older = content.redirects
      .filter((redirect) => redirect.from !== from)
      .map((redirect) => (redirect.to === now ? { ...redirect, to } : redirect))
    const redirects = [...older, { from, to }]
    Object.assign(content, {
      treatments: moved(content.treatments),
      pages: moved(content.pages),
      redirects,
    })
  }
  const buildContext = testBuildContext((content) => {
    move(content, '/membership', '/club')
    move(content, '/cheek-filler', '/cheeks')
  })

  it('is found by the footer and the hero', () => {
    expect(siteData(buildContext).footer[1]!.links.map(({ to }) => to)).toContain('/club/')
    const { hero } = homePages(buildContext)[0]!.context.content as HomeContent
    expect(hero.points.map(({ to }) => to)).toContain('/cheeks/')
  })

  it('is found by the analysis, which names its new address', () => {
    const known = knowledge(buildContext.content)
    const said = analyse({ ...form, cheeks: 2, age: 50 }, known.facts)
    expect(said.join('\n')).toContain('(/cheeks/)')
  })
})
