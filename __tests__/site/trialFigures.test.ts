import { builtPage } from '../helpers/builtSite'
import { mainOf } from '../helpers/pageText'
import { parsePage } from '../helpers/parsePage'

/** Figures of trials and the large statement, as the invented clinic's pages have them. */
const main = (path: string) => mainOf(parsePage(builtPage(path).html))

test('for how many it worked stands under In short, with nothing to unfold', () => {
  const figure = main('/chin-filler/').querySelector('[aria-labelledby="in-short"] figure.trial')!
  expect(figure.closest('details')).toBeNull()
  expect([...figure.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '56 of 100 treated',
    '28 of 100 left untreated',
  ])
})

test('how often something went wrong stands above what may, with nothing to unfold', () => {
  const risks = main('/chin-filler/').querySelector('[aria-labelledby="risks"]')!
  const [figure, common, rare] = [...risks.querySelectorAll('figure.trial, h3')]
  expect(figure!.closest('details')).toBeNull()
  expect(figure!.querySelector('li')!.textContent).toBe('Tenderness 810 of 1,000')
  expect([common, rare].map((heading) => heading!.textContent)).toEqual(['Common, and usually short-lived', 'Rare or serious']) // prettier-ignore
})

test('a page has one large statement, and one without is none the worse', () => {
  expect(
    ['/masseter-botox/', '/chin-filler/'].map((path) =>
      [...main(path).querySelectorAll('.statement')].map(({ textContent }) => textContent),
    ),
  ).toEqual([['It can slim muscle. It cannot narrow bone.'], []])
})
