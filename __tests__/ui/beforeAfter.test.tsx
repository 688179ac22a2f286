import { fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { BeforeAfterTiles } from '../../src/ui/BeforeAfter'
import type { GalleryItem } from '../../src/site/site'
import { violations } from '../helpers/violations'

const picture = (name: string, alt: string) => ({
  src: `/plates/${name}.svg`,
  width: 480,
  height: 640,
  alt,
})

const item: GalleryItem = {
  id: 'lips',
  kind: 'illustration',
  before: picture('g-lips-before', 'Lips before, drawn'),
  after: picture('g-lips-after', 'Lips after, drawn'),
  treatment: 'Lip filler',
  description: 'A little more volume.',
  start: 50,
  timing: 'An illustration.',
  to: '/lip-fillers/',
}

const slider = () =>
  screen.getByRole<HTMLInputElement>('slider', { name: 'Compare before and after: Lip filler' })
/** Returns where the edge between before and after is drawn. */
const edge = () => slider().closest('[style]')!.getAttribute('style')

describe('before-and-after tiles', () => {
  it('have a button that says what it shows, and pictures of their own', async () => {
    const { container } = render(
      <BeforeAfterTiles items={[item, { ...item, id: 'lips-2', treatment: 'Lip flip' }]} />,
    )
    const button = screen.getByRole('button', { name: /^View Lip filler/ })
    expect(button).toHaveAttribute('data-dialog', 'gallery')
    expect(button).toHaveAttribute('data-index', '0')
    expect(screen.getByRole('button', { name: /^View Lip flip/ })).toHaveAttribute(
      'data-index',
      '1',
    )
    expect(screen.getAllByRole('img', { name: 'Lips before, drawn' })).toHaveLength(2)
    expect(await violations(container)).toEqual([])
  })
})

describe('the slider of a before-and-after tile', () => {
  it('draws the after over the before as far as it is moved, and says how far', async () => {
    const { container } = render(<BeforeAfterTiles items={[item]} />)
    expect(edge()).toBe('--edge: 100%;')
    fireEvent.change(slider(), { target: { value: '30' } })
    expect(edge()).toBe('--edge: 30%;')
    expect(slider()).toHaveAttribute('aria-valuetext', '30% before, 70% after')
    expect(await violations(container)).toEqual([])
  })

  it('is followed where it was moved before the scripts ran', async () => {
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<BeforeAfterTiles items={[item]} />)
    slider().value = '40'
    const root = await act(async () => hydrateRoot(page, <BeforeAfterTiles items={[item]} />))
    expect(edge()).toBe('--edge: 40%;')
    act(() => root.unmount())
    page.remove()
  })

  it('loads the scripts that it needs, and is not there without them', () => {
    render(<BeforeAfterTiles items={[item]} />)
    expect(slider()).toHaveAttribute('data-intent')
    expect(slider()).toHaveAttribute('data-needs-scripts')
  })
})
