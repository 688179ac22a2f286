import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteRedirects } from '../../src/build/redirects'
import { sitePages } from '../../src/build/sitePages'
import { sitemapPages } from '../../src/build/sitemap'
import { testWorkshop } from '../helpers/workshop'

/**
 * The addresses of the site, kept in files so that a change of them is seen. `npm run golden` writes the files anew; an address
 * that is gone must first have a redirect.
 */
const update = process.env.UPDATE_GOLDEN === '1'
const shop = testWorkshop()
const pages = sitePages(shop)
const redirects = siteRedirects(shop.content)

const file = (name: string) => join(__dirname, '..', 'golden', `${name}.txt`)
const lines = (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8').split('\n').filter(Boolean) : [])
const published = lines('urls')

const now = {
  urls: pages.map((p) => p.path).toSorted(),
  sitemap: sitemapPages(pages).map((p) => p.path),
  redirects: redirects.map(({ from, to }) => `${from} ${to}`).toSorted(),
}

/** Addresses that were published and now are neither a page nor a redirect. */
const gone = published.filter((path) => !now.urls.includes(path) && !redirects.some((r) => r.from === path))

/** Every route of the specification, section 2: each leads somewhere for good, also once an editor has renamed or removed its page. */
const specified = `
/home /home2 /treatments /team /about /contact /testimonials /thank-you /lip-fillers /cupid-bow-lips /forehead-fillers
/non-surgical-nose-job /before-after-gallery /membership /partners /botox-calf-reduction /lip-filler-dissolve /private-gp-doctor
/non-surgical-facelift /pdo-threads /thread-face-lift /masseter-botox /trigger-point-botox /medical-anal-bleaching /dermal-fillers
/marionette-lines /nasolabial-folds /nefertiti-botox-face-jaw-lift /botox-london /botox-cost-london /advanced-consultation
/fellowship-invitation /long-term-aesthetic-care-blog /aesthetic-maintenance-cost-blog /pdo-threads-blog /non-surgical-nose-job-blog
/clinical-concepts-to-flawless-skin /chinese-london-aesthetics-blog /inside-mind-aesthetic-doctor-blog /cosmetalk
/cosmetalk/vitamin-c-ferulic-acid-benefits /cosmetalk/smokers-lines-women /cosmetalk/flawless-skin /cosmetalk/lazy-skin-syndrome
/blog/beauty-ethnic-neutrality /8-point-facelift /treatments-summary-chinese /treatments-summary-arabic /treatments-summary-japanese
/birmingham /manchester /cardiff /delhi /karachi /barbados /gummy-smile-botox /polynucleotide-treatment /profhilo /chin-botox
/frown-line-botox /crows-feet-botox /forehead-lines-botox /bunny-lines-botox /nasal-flaring-botox /oily-skin-botox /lip-flip
/migraine-botox /bruxism-botox /excessive-sweat-botox /aesthetic-intelligence /trap-botox /non-surgical-ponytail /hydrafacial-london
/prp-treatment /peel-to-reveal /chemical-peel /prescription-skincare /fat-dissolve /cosmederm /tear-trough-filler /cheek-filler
/chin-filler /ear-lobe-rejuvenation /jawline-filler /microneedling /temple-filler-london /neck-fillers /neck
/harley-street-consulting-rooms /plastic-surgeon /dermatology /acne-treatment /mole-skin-tag-removal /eczema-treatment
/psoriasis-treatment /hyperpigmentation-treatment /aesthetic-training /hair-transplant-surgeon /aesthetics-at-a-glance /popupoffer
/medical-student-work-experience /experimental-treatment /admin/video-upload`
  .trim()
  .split(/\s+/)

describe('golden lists', () => {
  it('hold every route of the specification', () => {
    const leadsOn = (path: string) => redirects.some((r) => r.from === path)
    expect(specified.map((route) => `${route}/`).filter((path) => !now.urls.includes(path) && !leadsOn(path))).toEqual([])
    expect(now.urls).toContain('/')
    expect(now.urls.some((path) => /^\/team\/[a-z-]+\/$/.test(path))).toBe(true)
    expect(now.urls.some((path) => /^\/product-analysis\/[a-z0-9-]+\/$/.test(path))).toBe(true)
  })

  it('an address that was published is still a page, or leads to one', () => {
    const advice = gone.map(
      (path) =>
        `${path} was published and is gone. Add { "from": "${path.slice(0, -1)}", "to": … } to data/redirects.json. If it never went live, delete its line from __tests__/golden/urls.txt.`,
    )
    expect(advice).toEqual([])
  })

  it.each(Object.entries(now))('%s.txt is up to date; npm run golden writes it anew', (name, list) => {
    if (update && gone.length === 0) writeFileSync(file(name), `${list.join('\n')}\n`)
    expect(lines(name)).toEqual(list)
  })
})
