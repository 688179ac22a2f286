import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFile, builtPages, builtStubs, siteDir } from '../helpers/builtSite'
import { hostHeaders } from '../helpers/hostRules'

const page = () => builtFile('cms/index.html')
const scripts = readdirSync(siteDir).filter((name) => name.endsWith('.js'))

describe('the editor at /cms/', () => {
  it('is there, and asks search engines to leave it alone in two ways', () => {
    expect(page()).toContain('<meta name="robots" content="noindex, nofollow">')
    expect(hostHeaders(builtFile('_headers')).for('/cms/')['x-robots-tag']).toEqual([
      'noindex, nofollow',
    ])
  })

  it('has a policy of its own, in the place of the site’s', () => {
    const headers = hostHeaders(builtFile('_headers'))
    const [own] = headers.for('/cms/')['content-security-policy']!
    expect(headers.for('/cms/')['content-security-policy']).toHaveLength(1)
    expect(own).toContain('https://api.github.com')
    expect(headers.for('/')['content-security-policy']![0]).not.toContain('github')
  })

  it('loads nothing of the site', () => {
    expect(page()).not.toMatch(/webpack|gatsby|page-data|\/static\//i)
  })
})

describe('the rest of the site', () => {
  it('has no page that leads to the editor or loads anything of it', () => {
    const mentions = [...builtPages(), ...builtStubs()]
      .filter(({ html }) => /\/cms\b|sveltia/i.test(html))
      .map(({ path }) => path)
    expect(mentions).toEqual([])
  })

  it('has no script and no data that hold the editor, and no place for it in the sitemap', () => {
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((name) => /sveltia|\/cms\//i.test(builtFile(name)))).toEqual([])
    expect(
      readdirSync(siteDir).filter(
        (name) => name.startsWith('sitemap') && /\/cms\b/.test(builtFile(name)),
      ),
    ).toEqual([])
    expect(existsSync(join(siteDir, 'page-data/cms'))).toBe(false)
    expect(readFileSync(join(siteDir, 'robots.txt'), 'utf8')).not.toContain('cms')
  })
})
