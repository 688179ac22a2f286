import type { SiteContent } from '@clinic/content/load'
import { restrictedContent } from '@clinic/content/shownContent'
import { advertised } from '../helpers/advertised'
import { contentDir } from '../helpers/builtSite'
import { contentIn } from '../helpers/buildContext'

/** Renders the whole site in both modes of clinic.json, whichever of them it was built in. */
const content = contentIn(contentDir)
const specified: SiteContent = {
  ...content,
  clinic: { ...content.clinic, advertising: 'as-specified' },
}

test.each([
  ['as-specified', specified],
  ['restricted', restrictedContent(content)],
])('%s, nothing is told of a prescription-only treatment that may not be advertised', (_, shown) =>
  expect(advertised(content, shown)).toEqual([]),
)
