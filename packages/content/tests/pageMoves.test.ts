import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { ContentError, validateContent } from '../src/gate'
import { loadContent, type ReadableContent } from '../src/load'
import { knownRoutes } from '../src/routes'

/** Renaming a page and taking one down, each in one file, as the editor at /cms/ saves it. */
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'moved-'))
  cpSync(clinicData, dataDir, { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

type Json = Record<string, unknown>
function edit(file: string, change: (value: Json) => void): void {
  const path = join(dataDir, file)
  const value = JSON.parse(readFileSync(path, 'utf8')) as Json
  change(value)
  writeFileSync(path, JSON.stringify(value))
}
const report = () => {
  try {
    validateContent(dataDir)
    return []
  } catch (error) {
    return (error as ContentError).problems.map(
      ({ file, path, what }) => `${file} ${path.join('.')}: ${what}`,
    )
  }
}

const linksTo = (route: string) => {
  const {
    redirects: _redirects,
    takenDown: _takenDown,
    ...content
  } = validateContent(dataDir) as ReadableContent
  return (
    JSON.stringify(content, (key, value: unknown) =>
      key === 'formerRoutes' ? undefined : value,
    ).split(new RegExp(`"${route}"|\\(${route}/?[#)]`)).length - 1
  )
}

describe('a page that gets another address', () => {
  const rename = (file = 'treatments/masseter-botox.json') =>
    edit(file, (page) => {
      page.formerRoutes = [page.route]
      page.route = '/jaw-relaxing'
    })

  it('needs no other file changed: links, lists and cards lead to the new one, and the old one leads on', () => {
    const before = linksTo('/masseter-botox')
    expect(before).toBeGreaterThan(3)
    rename()
    expect(report()).toEqual([])
    expect(linksTo('/masseter-botox')).toBe(0)
    expect(linksTo('/jaw-relaxing')).toBe(before)
    expect(validateContent(dataDir).redirects).toContainEqual(
      expect.objectContaining({ from: '/masseter-botox', to: '/jaw-relaxing' }),
    )
  })

  it('takes the redirects to it along', () => {
    edit('redirects.json', (file) =>
      (file.redirects as Json[]).push({ from: '/square-jaw', to: '/masseter-botox' }),
    )
    rename()
    expect(validateContent(dataDir).redirects).toContainEqual({
      from: '/square-jaw',
      to: '/jaw-relaxing',
    })
  })

  it('may be moved again', () => {
    rename()
    edit('treatments/masseter-botox.json', (page) => {
      page.formerRoutes = ['/masseter-botox', '/jaw-relaxing']
      page.route = '/jaw-easing'
    })
    expect(report()).toEqual([])
    expect(linksTo('/jaw-easing')).toBeGreaterThan(3)
  })

  it('is refused an earlier address at which another page stands', () => {
    edit('treatments/masseter-botox.json', (page) => (page.formerRoutes = ['/lip-fillers']))
    expect(report()).toEqual([
      'data/treatments/masseter-botox.json formerRoutes.0: "/lip-fillers" is a page (data/treatments/lip-fillers.json), which the redirect would hide.',
    ])
  })

  it('is told when its earlier address is redirected elsewhere as well', () => {
    rename()
    edit('redirects.json', (file) =>
      (file.redirects as Json[]).push({ from: '/masseter-botox', to: '/lip-fillers' }),
    )
    expect(report()).toEqual([
      'data/treatments/masseter-botox.json formerRoutes.0: "/masseter-botox" is redirected twice.',
    ])
  })
})

describe('a page that is taken down by a redirect', () => {
  const takeDown = (from: string, to: string) =>
    edit('redirects.json', (file) => (file.redirects as Json[]).push({ from, to, takesDown: true }))

  it('is no page any more, and what led to it leads on, once where a list had both', () => {
    expect(linksTo('/chin-filler')).toBeGreaterThan(2)
    takeDown('/chin-filler', '/cheek-filler')
    expect(report()).toEqual([])
    expect(linksTo('/chin-filler')).toBe(0)
    const content = validateContent(dataDir)
    expect(knownRoutes(content).map(({ route }) => route)).not.toContain('/chin-filler')
    for (const { related, route } of [...content.treatments, ...content.pages]) {
      expect(related).toEqual([...new Set(related)])
      expect(related).not.toContain(route)
    }
  })

  it('takes the answers with it that were for it alone', () => {
    takeDown('/acne-treatment', '/chin-filler')
    const answers = loadContent(dataDir).readable['can-i'].flatMap(
      ({ treatments }) => treatments ?? [],
    )
    expect(answers.flatMap(({ treatments }) => treatments)).not.toContain('/chin-filler')
  })

  it('comes back when the redirect goes', () => {
    const before = JSON.stringify(validateContent(dataDir).treatments)
    takeDown('/chin-filler', '/cheek-filler')
    edit('redirects.json', (file) => (file.redirects as Json[]).pop())
    expect(JSON.stringify(validateContent(dataDir).treatments)).toBe(before)
  })

  it('may be a product', () => {
    takeDown('/product-analysis/gentle-cleanser', '/prescription-skincare')
    expect(report()).toEqual([])
    expect(validateContent(dataDir).products.map(({ id }) => id)).not.toContain('gentle-cleanser')
  })

  it('is refused when the site itself needs it', () => {
    takeDown('/contact', '/about')
    expect(report()).toEqual([
      'data/pages/contact.json route: "/contact" is no page any more, and the site\'s own parts link to it.',
    ])
  })

  it('is refused without the word that takes it down', () => {
    edit('redirects.json', (file) =>
      (file.redirects as Json[]).push({ from: '/chin-filler', to: '/cheek-filler' }),
    )
    expect(report()).toEqual([
      expect.stringMatching(
        /"\/chin-filler" is a page \(data\/treatments\/chin-filler\.json\), which the redirect would hide\./,
      ),
    ])
  })
})

describe('the name of a page’s file', () => {
  const called = (name: string) => {
    renameSync(join(dataDir, 'articles/flawless-skin.json'), join(dataDir, `articles/${name}.json`))
    return report()
  }

  it('may be the whole address, as the editor in the browser makes it', () =>
    expect(called('cosmetalk-flawless-skin')).toEqual([]))

  it('is otherwise the last part of the address', () =>
    expect(called('skin')).toEqual([
      'data/articles/skin.json route: "/cosmetalk/flawless-skin" does not match the name of the file.',
    ]))
})
