import type { SiteContent } from '@clinic/content/load'
import { restrictedContent } from '@clinic/content/restricted'
import { advertised } from '../helpers/advertised'
import { contentDir } from '../helpers/builtSite'
import { contentIn } from '../helpers/buildContext'

/** Renders the whole site in both modes of clinic.json, whichever of them it was built in. */
const content = contentIn(contentDir)
const called = (advertising: SiteContent['clinic']['advertising'], of = content): SiteContent => ({
  ...of,
  clinic: { ...of.clinic, advertising },
})

test.each([
  ['as-specified', called('as-specified')],
  ['restricted', restrictedContent(content)],
])('%s, nothing is told of a prescription-only treatment that may not be advertised', (_, shown) =>
  expect(advertised(content, shown)).toEqual([]),
)

test('what is left of it would be found', () => {
  expect(advertised(content, called('restricted')).length).toBeGreaterThan(100)
  const medicine = content.treatments.find(({ prescriptionOnly }) => prescriptionOnly)!
  const figure = content.treatments.map(({ results }) => results.figure).find(Boolean)!
  const treatments = content.treatments.map((t) =>
    t === medicine
      ? { ...t, results: { ...t.results, figure: { ...figure, source: t.sources[0]!.url } } }
      : t,
  )
  expect(advertised(content, called('as-specified', { ...content, treatments }))).toEqual([
    `${medicine.route}/: a figure of benefit`,
  ])
})
