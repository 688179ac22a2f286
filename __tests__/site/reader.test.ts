import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'
import { dayWords } from '@clinic/content/hours'
import { clinicContent } from '../helpers/buildContext'
import { builtPage, builtPages } from '../helpers/builtSite'

/** What the reader view of a browser leaves of a page: what people come to it for. */
const { clinic } = clinicContent()
const readerText = (path: string) => {
  const { window } = new JSDOM(builtPage(path).html, { url: `https://clinic.test${path}` })
  return new Readability(window.document).parse()!.textContent!.replace(/\s+/g, ' ')
}

it.each([
  [
    '/contact/',
    [
      clinic.lines[0].display,
      clinic.lines[1]!.display,
      clinic.address.street,
      clinic.address.postcode,
      dayWords(clinic.hours[0]!.days),
      clinic.hours[0]!.opens!,
    ],
  ],
  ['/botox-cost-london/', ['One area', '£']],
  ['/lip-options/', ['What it cannot do', 'Main serious risk']],
])('the reader view of %s keeps what people come for', (path, kept) => {
  const text = readerText(path)
  expect(kept.filter((words) => !text.includes(words))).toEqual([])
})

it('no class is one that reader views leave out for what its hash happens to spell', () => {
  // A change of any declaration of the style gives it another hash.
  const spelled = builtPages().flatMap(({ html }) => html.match(/\bc-\w*rss\w*/g) ?? [])
  expect([...new Set(spelled)]).toEqual([])
})
