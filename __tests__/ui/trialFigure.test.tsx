import { render, screen, within } from '@testing-library/react'
import { Statement } from '../../src/kinds/treatment/Statement'
import { TrialBars, TrialDots } from '../../src/kinds/treatment/TrialFigure'
import { trialFigure } from '../../src/kinds/treatment/build'
import { clinicContent, testBuildContext } from '../helpers/buildContext'
import { violations } from '../helpers/violations'

const treatment = (route: string) => clinicContent().treatments.find((t) => t.route === route)!
const figureOf = (route: string, part: 'results' | 'risks') =>
  trialFigure(testBuildContext(), treatment(route)[part].figure, treatment(route).sources)!

const items = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('what worked is a list of so many of a hundred people, named and with its source', async () => {
  const { container } = render(<TrialDots figure={figureOf('/chin-filler', 'results')} />)
  expect(container.querySelector('figure > figcaption')).toHaveTextContent(
    'Chin improved at six months',
  )
  expect(items()).toEqual(['56 of 100 treated', '28 of 100 left untreated'])
  expect(
    screen.getByRole('link', {
      name: /^Source ?: Dermatologic Surgery \(PMC7752233\): randomised trial of chin filler$/,
    }),
  ).toHaveAttribute('href', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7752233')
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(2)
  expect(await violations(container)).toEqual([])
})

test('unwanted effects come the most frequent first, of more people where one is a fraction', async () => {
  const { container } = render(<TrialBars figure={figureOf('/chin-filler', 'risks')} />)
  expect(items()).toEqual(['Tenderness 810 of 1,000', 'Firmness 751 of 1,000'])
  expect(screen.getByRole('figure')).toHaveTextContent('192 people. Source')
  expect(await violations(container)).toEqual([])
})

test.each([
  [0, 100],
  [22, 78],
  [91, 9],
  [100, 0],
])('of a hundred dots %d are full and %d are rings', (percent, rest) => {
  const figure = figureOf('/chin-filler', 'results')
  const { container } = render(
    <TrialDots figure={{ ...figure, groups: [{ label: 'treated', count: percent, percent }] }} />,
  )
  const [all, rings] = [...container.querySelectorAll('path')].map(dotsOf)
  expect([all, rings]).toEqual([100, rest])
})

/**
 * Returns how many dots a path draws: one at the start of each line, and one for each whole unit of
 * it.
 */
const dotsOf = (path: Element) =>
  [...path.getAttribute('d')!.matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)].reduce(
    (sum, [, from, to]) => sum + Math.floor(Number(to) - Number(from)) + 1,
    0,
  )

test('a statement is one paragraph, whatever its sentences', () => {
  render(<Statement text="It can slim muscle. It cannot narrow bone." />)
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    /^It can slim muscle\. It cannot narrow bone\.$/,
  )
})
