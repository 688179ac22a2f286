import { render, screen, within } from '@testing-library/react'
import { placedData, placementsData } from '../../src/buildContext/anatomy'
import { PlacementList } from '../../src/kinds/sections/PlacementList'
import { PlacementFigure } from '../../src/kinds/treatment/PlacementFigure'
import { testBuildContext } from '../helpers/buildContext'

/** How products are placed in the skin: read as names and sentences, with the drawing behind them. */

const context = testBuildContext()
const treatment = (id: string) => context.content.treatments.find((t) => t.id === id)!

test('a treatment’s figure names what is marked, says where it goes, and hides its lines', () => {
  const { where } = treatment('cheek-filler')
  const { container } = render(
    <PlacementFigure placed={placedData(context, treatment('cheek-filler'))!} />,
  )
  expect(screen.getByRole('img').getAttribute('alt')).toBe(context.content.anatomy.layers.alt)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gel on the bone',
    'Small amounts in the fat',
  ])
  expect(screen.getByText(where!.text)).toBeTruthy()
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true')
  // The product is outlined, and the needle’s way to it dashed: no colour is needed to tell them.
  expect(container.querySelectorAll('.outline')).toHaveLength(2)
  expect(container.querySelectorAll('.way')).toHaveLength(2)
})

test('layers have their everyday names beside the block', () => {
  const { levels } = placedData(context, treatment('chin-filler'))!
  expect(levels.map(({ name }) => name)).toEqual(['Fat under the skin'])
  for (const { height } of levels) expect(height > 0 && height < 100).toBe(true)
})

test('the list has a picture, a name and the treatments for each way of placing a product', () => {
  render(<PlacementList {...placementsData(context, new Set())} />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  const seen = items.map((item) => [
    within(item).getByRole('heading').textContent,
    ...within(item)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ])
  expect(seen).toEqual([
    ['Small amounts in the fat', '/cheek-filler/'],
    ['Gel on the bone', '/cheek-filler/', '/chin-filler/'],
  ])
  // The one drawing is described once.
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('a page that lists treatments shows their ways only', () => {
  const { placements } = placementsData(context, new Set(['/chin-filler']))
  expect(placements.map(({ id, treatments }) => [id, treatments.map(({ to }) => to)])).toEqual([
    ['on-bone', ['/chin-filler/']],
  ])
})
