import { currentRoute, pagePath } from '@clinic/content/routes'
import { loadContent } from '@clinic/content/load'
import { builtPages, builtStubs, contentDir } from '../helpers/builtSite'

/**
 * The addresses that the specification gives (section 2). Each leads to a page for good; a page
 * that an editor has moved or taken out leads on to another.
 */

const routes = `
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

/** Old addresses, and where the specification leads them. */
const redirects: Record<string, string> = {
  '/forehead-botox': '/forehead-lines-botox',
  '/frown-lines-botox': '/frown-line-botox',
  '/chin-dimpling-botox': '/chin-botox',
  '/nefertiti-botox-facelift': '/nefertiti-botox-face-jaw-lift',
  '/nefertiti-lift': '/nefertiti-botox-face-jaw-lift',
  '/cheek-fillers': '/cheek-filler',
  '/jawline-fillers': '/jawline-filler',
  '/lip-filler': '/lip-fillers',
  '/marionette-lines-filler': '/marionette-lines',
  '/nose-filler': '/non-surgical-nose-job',
  '/tear-trough-fillers': '/tear-trough-filler',
  '/temple-fillers': '/temple-filler-london',
  '/fat-dissolving-injections': '/fat-dissolve',
  '/thread-lift': '/thread-face-lift',
  '/aesthetics-at-glance': '/aesthetics-at-a-glance',
  '/booking': '/contact',
  '/price-list': '/treatments',
  '/skin-boosters': '/treatments',
  '/botox-price-london': '/botox-cost-london',
  '/blog': '/cosmetalk',
  '/blog/vitamin-c-ferulic-acid-benefits': '/cosmetalk/vitamin-c-ferulic-acid-benefits',
}

const { redirects: own } = loadContent(contentDir).content!
const pages = new Set(builtPages().map(({ path }) => path))
const stubs = new Map(builtStubs().map(({ path, html }) => [path, /url=([^"]+)"/.exec(html)![1]!]))

/** Returns where a visitor who asks for a route arrives; null when there is no page at the end. */
function arrival(route: string): string | null {
  let path = pagePath(route)
  for (const seen = new Set<string>(); stubs.has(path) && !seen.has(path); path = stubs.get(path)!)
    seen.add(path)
  return pages.has(path) ? path : null
}

it('every route of the specification leads to a page', () => {
  expect(routes.filter((route) => arrival(route) === null)).toEqual([])
  expect(arrival('/')).toBe('/')
})

it('there is a page for a doctor and one for a product', () => {
  expect([...pages].some((path) => /^\/team\/dr-[a-z-]+\/$/.test(path))).toBe(true)
  expect([...pages].some((path) => /^\/product-analysis\/[a-z0-9-]+\/$/.test(path))).toBe(true)
})

it('every redirect of the specification leads where it says, or on to where that page is now', () => {
  const wrong = Object.entries(redirects).flatMap(([from, to]) => {
    const [found, wanted] = [arrival(from), pagePath(currentRoute({ redirects: own }, to))]
    return found === wanted ? [] : [`${from} leads to ${found}, and not to ${wanted}`]
  })
  expect(wrong).toEqual([])
})
