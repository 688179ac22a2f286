import { pagePath } from '@clinic/content/routes'
import type { Picture } from '../../src/site/site'
import { pictureRequests } from '../../src/pictures/pictureRequests'
import { treatmentPages } from '../../src/kinds/treatment/build'
import { sitePages } from '../../src/kinds/sitePages'
import type { TreatmentContent } from '../../src/kinds/treatment/build'
import { testBuildContext } from '../helpers/buildContext'

const buildContext = testBuildContext()

describe('the build context', () => {
  it('names who gives a treatment, or else who checked its page', () => {
    const { treatments, people } = buildContext.content
    const given = treatments.find((t) => people.some((p) => p.treatments.includes(t.route)))!
    expect(buildContext.doctorFor(given)?.says).toBe('Sees you and treats you')
    expect(buildContext.doctorFor({ ...given, route: '/elsewhere' })).toMatchObject({
      to: `/team/${given.review.reviewedBy}/`,
      says: 'Checked this page',
    })
  })

  it('shows prices as people read them', () => {
    expect(buildContext.priceTag('lines-1-area', [])).toEqual({
      label: 'Per visit',
      amount: 'From £175',
    })
    expect(buildContext.priceTag('migraine', []).amount).toBe('From £450')
    // Without a price of its own, what it costs to be told one.
    const quoted = { label: 'Consultation, then quoted', amount: '£50' }
    expect(buildContext.priceTag('fat-dissolve', [])).toEqual(quoted)
    expect(buildContext.priceTag(null, [])).toEqual(quoted)
    expect(buildContext.priceRow('hama-1')).toMatchObject({ unit: 'per plan', amount: '£1,250' })
  })

  it('makes cards whose keyword links lead neither to the card’s page nor to the page shown', () => {
    for (const t of buildContext.content.treatments) {
      const card = buildContext.card(t.route, '/treatments')
      const links =
        typeof card.text === 'string'
          ? []
          : card.text.flatMap((part) => (typeof part === 'string' ? [] : [part.to]))
      expect(links).not.toContain(`${t.route}/`)
      expect(links).not.toContain('/treatments/')
      expect(new Set(links).size).toBe(links.length)
      expect(card.picture).toMatchObject({
        src: `/static/${t.photograph ? `photographs/${t.photograph.image}` : t.id}.webp`,
        alt: '',
      })
    }
  })

  it('makes list items of plain words: a list item is a link already', () => {
    for (const t of buildContext.content.treatments)
      expect(buildContext.listItem(t.route).text).not.toMatch(/[{}[\]]/)
    expect(buildContext.listItem('/cheek-filler').price).toBe('£350/ml')
    expect(buildContext.listItem('/about').price).toBeNull()
  })

  it('leads on to pages with a picture each, and no two the same', () => {
    const { treatments, pages, articles } = buildContext.content
    for (const { route, related } of [...treatments, ...pages, ...articles]) {
      const shown = buildContext.related(related).map(({ picture }) => picture?.src)
      expect([route, new Set(shown).size]).toEqual([route, related.length])
      expect(shown).not.toContain(undefined)
    }
  })

  it('shows the photograph of a scene in the place of a drawing, with its words, its focal point and who took it', () => {
    const scene = { image: 'door', alt: 'A door', taken: '2026-05-01', focus: { x: 20, y: 60 }, credit: 'Photograph by A. Sharma' } // prettier-ignore
    const real = testBuildContext(({ articles, cities, pages }) => {
      for (const page of [articles[0]!, cities[0]!, ...pages])
        if (page.route !== '/about') page.photograph = scene
    })
    const tops = sitePages(real).map(({ path, context }) => ({
      path,
      ...(context.content as { picture?: Picture; plate?: Picture; plan?: Picture }),
    }))
    const at = (route: string) => tops.find(({ path }) => path === pagePath(route))!
    const shown = { src: '/static/photographs/door.webp', alt: 'A door', focus: scene.focus }
    const { articles, cities } = real.content
    expect(at(articles[0]!.route)).toMatchObject({ plate: shown, caption: 'Photograph by A. Sharma' }) // prettier-ignore
    expect(at(cities[0]!.route)).toMatchObject({ picture: shown, caption: 'Photograph by A. Sharma' }) // prettier-ignore
    expect(at('/contact').picture).toMatchObject(shown)
    expect(at('/').plan).toMatchObject(shown)
    expect(at('/about').picture!.src).not.toBe(shown.src)
    expect(real.thumbnail('/contact').src).toBe('/static/photographs/door-480.webp')
    expect(
      pictureRequests(real.content).find(({ route }) => route === '/contact')!.background,
    ).toEqual({ photograph: 'door', focus: scene.focus })
  })

  it('shows a photograph in the place of the illustration: on the page, its card and its social picture, and says when it was taken', () => {
    const consent = {
      signed: '2026-05-02',
      scope: 'website' as const,
      recordHeldAt: 'Patient records',
      reviewBy: '2028-05-02',
    }
    const photograph = {
      image: 'jaw-2026',
      alt: 'A jaw from the front',
      taken: '2026-05-01',
      timing: 'Ten weeks after treatment',
      retouched: false as const,
      consent,
    }
    const real = testBuildContext((content) => {
      content.treatments.find(({ route }) => route === '/masseter-botox')!.photograph = photograph
    })
    const pageOf = (of: typeof buildContext) =>
      treatmentPages(of).find(({ path }) => path === '/masseter-botox/')!.context
        .content as TreatmentContent
    expect(pageOf(real).picture).toMatchObject({
      src: '/static/photographs/jaw-2026.webp',
      alt: 'A jaw from the front',
    })
    expect(pageOf(real).caption).toBe('Photograph. Ten weeks after treatment')
    expect(real.card('/masseter-botox', '/')).toMatchObject({
      picture: { src: '/static/photographs/jaw-2026.webp', unmarked: undefined, alt: '' },
      timing: 'Ten weeks after treatment',
    })
    // Lists have no room for when it was taken.
    expect(real.thumbnail('/masseter-botox')).toEqual(buildContext.thumbnail('/masseter-botox'))
    expect(buildContext.card('/masseter-botox', '/').picture.unmarked).toBe(
      '/static/masseter-botox-unmarked-480.avif',
    )
    expect(
      pictureRequests(real.content).find(({ route }) => route === '/masseter-botox')!.background,
    ).toEqual({ photograph: 'jaw-2026' })
    // Where the form is kept is nobody else's business.
    expect(JSON.stringify(sitePages(real))).not.toContain('Patient records')

    expect(pageOf(buildContext).picture).toMatchObject({
      src: '/static/masseter-botox.webp',
      alt: 'Drawing of a face seen from the front, with the area for Masseter Botox marked. It is a diagram, not a patient.',
    })
    expect(pageOf(buildContext).caption).toBe('Illustration, not a patient')
    expect(buildContext.card('/masseter-botox', '/').timing).toBeNull()
    expect(
      pictureRequests(buildContext.content).find(({ route }) => route === '/masseter-botox')!
        .background,
    ).toEqual({ illustration: 'masseter-botox' })
  })

  it('says in words what every picture of a treatment shows, and that it is no patient', () => {
    for (const page of treatmentPages(buildContext).filter(
      ({ path }) => path !== '/chin-filler/',
    )) {
      const { picture } = page.context.content as TreatmentContent
      expect(picture.alt).toMatch(
        /^(?:Drawing|Engraved drawing) of .+\. It is (?:a diagram|an illustration), not a patient\.$/,
      )
    }
  })

  it('names a fault that the gate should have found', () => {
    expect(() => buildContext.entry('/nowhere')).toThrow('/nowhere is not a page')
    expect(() => buildContext.price('nothing')).toThrow('nothing is not a price')
  })
})
