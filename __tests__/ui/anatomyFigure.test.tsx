import { render, screen, within } from '@testing-library/react'
import { anatomyFigure, whereData } from '../../src/buildContext/anatomy'
import { AnatomyFigure } from '../../src/kinds/sections/AnatomyFigure'
import { WhereFigure } from '../../src/kinds/treatment/WhereFigure'
import { testBuildContext } from '../helpers/buildContext'

/** A plate of anatomy is read as a list: what a part is called, and what it does. */

const context = testBuildContext()

test('a whole plate names every part, and those with a page lead there', () => {
  const figure = anatomyFigure(context, 'muscles')
  const { container } = render(<AnatomyFigure figure={figure} />)
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img').getAttribute('alt')).toBe(figure.picture.alt)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1Frown muscle (corrugator)Draws the brow in.',
    '2Chewing muscle (masseter)Closes the jaw.',
    '3Chin muscle (mentalis)Lifts the chin.',
  ])
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Frown muscle (corrugator)', '/frown-line-botox/'],
    ['Chewing muscle (masseter)', '/masseter-botox/'],
  ]) // prettier-ignore
  // The muscle of a link belongs to it, so that it can be pressed on the drawing.
  expect(container.querySelectorAll('a path:not(.mirrored)')).toHaveLength(2)
  for (const svg of container.querySelectorAll('svg'))
    expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelectorAll('.leaders circle')).toHaveLength(3)
})

const treatment = context.content.treatments.find(({ where }) => where?.plate === 'muscles')!

test('a treatment’s figure marks its muscle on both sides, and says what it does and where it goes', () => {
  const where = whereData(context, treatment)!
  const { container } = render(<WhereFigure where={where} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Chewing muscle (masseter)Closes the jaw.',
  ])
  expect(screen.getByText(treatment.where!.text)).toBeTruthy()
  const [right, left] = container.querySelectorAll('.zone path')
  expect(right!.getAttribute('d')).toBe(where.parts[0]!.path)
  expect(left!.getAttribute('d')).toBe(where.parts[0]!.mirroredPath)
  // One muscle needs no number: its line leads to its name.
  expect(container.querySelectorAll('text')).toHaveLength(0)
  expect(container.querySelectorAll('.out')).toHaveLength(1)
})

test('several muscles are told apart by numbers, on the drawing and in the list', () => {
  const marked = ['corrugator', 'mentalis']
  const where = whereData(context, { ...treatment, where: { ...treatment.where!, marked } })!
  const { container } = render(<WhereFigure where={where} />)
  expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['1', '2']) // prettier-ignore
  expect(screen.getAllByRole('listitem')[1]!.textContent).toContain('2 Chin muscle (mentalis)')
})
