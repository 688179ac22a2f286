import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { areaAddress, everything, readChoice, writeChoice } from '../../src/features/finder/choice'
import { Finder } from '../../src/features/finder/Finder'
import type { FinderData, FinderRow } from '../../src/site/page'
import { violations } from '../helpers/violations'

jest.mock('../../src/backend/published', () => ({
  readSearchPages: () =>
    Promise.resolve([
      { path: '/lip-fillers/', title: 'Lip fillers', keywords: ['fuller mouth'] },
      { path: '/bruxism/', title: 'Teeth grinding', keywords: ['bruxism'] },
      { path: '/about/', title: 'About fillers', keywords: [] },
    ]),
}))

const row = (name: string, to: string, areas: string[], concerns: string[]): FinderRow => ({
  name,
  to,
  text: `A sentence about ${name.toLowerCase()}.`,
  price: '£350',
  picture: { src: '/static/plate.webp', width: 480, height: 360, alt: '' },
  timeOff: '1 to 3 days',
  areas,
  concerns,
})
const picture = (name: string) => ({
  src: `/plates/${name}.svg`,
  width: 640,
  height: 480,
  alt: `A face, ${name}`,
})
const zone = { paths: ['M0 0h9v9Z'], twins: [], at: [4, 4] as const }
const data: FinderData = {
  map: {
    front: { picture: picture('front'), box: [-94, -132, 188, 322], reach: 14.2 },
    profile: { picture: picture('profile'), box: [-128, -132, 262, 322], reach: 14.2 },
    areas: [
      { id: 'lips', name: 'Lips', count: 2, front: zone, profile: zone },
      { id: 'jaw-muscle', name: 'Jaw muscle', count: 1, front: zone, profile: null },
      { id: 'calves', name: 'Calves', count: 1, front: null, profile: null },
    ],
  },
  areas: [
    { id: 'lips', name: 'Lips' },
    { id: 'jaw-muscle', name: 'Jaw muscle' },
    { id: 'calves', name: 'Calves' },
  ],
  concerns: [
    { id: 'volume', name: 'Hollows and lost volume' },
    { id: 'pain', name: 'Clenching' },
    { id: 'shape', name: 'Shape' },
  ],
  groups: [
    {
      id: 'botox',
      name: 'Muscles',
      intro: 'For lines.',
      to: '/botox-london/',
      items: [
        row('Teeth grinding', '/bruxism/', ['jaw-muscle'], ['pain']),
        row('Calf reduction', '/calf/', ['calves'], ['shape']),
      ],
    },
    {
      id: 'dermal-fillers',
      name: 'Fillers',
      intro: 'For volume.',
      to: null,
      items: [
        row('Lip fillers', '/lip-fillers/', ['lips'], ['volume', 'shape']),
        row('Cupid’s bow', '/cupid/', ['lips'], ['shape']),
      ],
    },
  ],
}

describe('the address of a choice', () => {
  it.each([
    [everything, ''],
    [{ area: 'lips', concern: '', words: '' }, '?area=lips'],
    [
      { area: 'lips', concern: 'shape', words: ' 1 to 3 days & more ' },
      '?area=lips&concern=shape&q=1+to+3+days+%26+more',
    ],
  ])('%j is written %s, and read again', (choice, query) => {
    expect(writeChoice(choice)).toBe(query)
    expect(readChoice({ search: query, hash: '' }, data)).toEqual({
      ...choice,
      words: choice.words.trim(),
    })
  })

  it('keeps what others have put into the query', () => {
    expect(writeChoice({ ...everything, area: 'lips' }, '?utm_source=letter&concern=pain')).toBe(
      '?utm_source=letter&area=lips',
    )
    expect(writeChoice(everything, '?area=lips&utm_source=letter')).toBe('?utm_source=letter')
  })

  it('reads an area from the hash too, and passes over what it does not know', () => {
    expect(readChoice({ search: '', hash: '#area-calves' }, data).area).toBe('calves')
    expect(readChoice({ search: '?area=lips', hash: '#area-calves' }, data).area).toBe('lips')
    expect(readChoice({ search: '?area=elbow&concern=%FF&q=', hash: '#area-<b>' }, data)).toEqual(
      everything,
    )
    expect(writeChoice({ ...everything, words: 'x'.repeat(81) })).toBe('')
  })

  it('of an area works with scripts by its query and without by its hash', () => {
    expect(areaAddress('lips')).toBe('/treatments/?area=lips#area-lips')
  })
})

const names = () =>
  [...document.querySelectorAll<HTMLElement>('[data-f]:not([hidden]) a.name')].map(
    (a) => a.textContent,
  )
const groups = () =>
  [...document.querySelectorAll<HTMLElement>('.group:not([hidden]) h3')].map((h) => h.textContent)
const status = () => screen.getByRole('status').textContent
const at = (address: string) => window.history.replaceState({ key: 'the router’s' }, '', address)

describe('the finder', () => {
  beforeEach(() => {
    at('/treatments/')
    Element.prototype.scrollIntoView = jest.fn()
  })

  it('shows every treatment as a link, with its sentence, price and time off', async () => {
    const { container } = render(<Finder finder={data} />)
    expect(names()).toEqual(['Teeth grinding', 'Calf reduction', 'Lip fillers', 'Cupid’s bow'])
    expect(status()).toBe('4 treatments')
    const first = screen.getByRole('link', { name: 'Lip fillers' }).closest('li')!
    expect(first).toHaveTextContent(
      'Lip fillersA sentence about lip fillers.£350Time off: 1 to 3 days',
    )
    expect(screen.getByRole('link', { name: 'Lip fillers' })).toHaveAttribute(
      'href',
      '/lip-fillers/',
    )
    expect(await violations(container)).toEqual([])
  })

  it('cuts nothing that was pasted: a text longer than any name is said to be too long', async () => {
    const user = userEvent.setup()
    render(<Finder finder={data} />)
    const field = screen.getByRole('searchbox')
    await user.click(field)
    await user.paste('lip fillers '.repeat(10))
    expect(field).toHaveValue('lip fillers '.repeat(10))
    expect(field).toHaveAccessibleDescription(/longer than 80.*Use a word or two/)
    expect([names().length, window.location.search]).toEqual([4, ''])
    await user.clear(field)
    await user.paste('l\u200bips\u00ad')
    expect(field).not.toHaveAttribute('aria-invalid')
    expect(names()).toContain('Lip fillers')
  })

  it('filters by area and concern, drops groups left empty, counts, and keeps the address', async () => {
    const user = userEvent.setup()
    render(<Finder finder={data} />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Lips')
    expect(names()).toEqual(['Lip fillers', 'Cupid’s bow'])
    expect(groups()).toEqual(['Fillers'])
    expect(status()).toBe('2 treatments')
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Concern' }),
      'Hollows and lost volume',
    )
    expect(names()).toEqual(['Lip fillers'])
    expect(status()).toBe('1 treatment')
    expect(window.location.search).toBe('?area=lips&concern=volume')
    expect(window.history.state).toEqual({ key: 'the router’s' })
  })

  it('finds words in names, sentences, areas and concerns, whatever their case or apostrophe', async () => {
    const user = userEvent.setup()
    render(<Finder finder={data} />)
    const words = screen.getByRole('searchbox', { name: 'Treatment or word' })
    await user.type(words, "CUPID'S")
    expect(names()).toEqual(['Cupid’s bow'])
    await user.clear(words)
    await user.type(words, 'muscle clench')
    expect(names()).toEqual(['Teeth grinding'])
    await waitFor(() => expect(window.location.search).toBe('?q=muscle+clench'))
  })

  it('forgives a slip of the keyboard and knows the keywords of the search', async () => {
    const user = userEvent.setup()
    render(<Finder finder={data} />)
    const words = screen.getByRole('searchbox')
    await user.type(words, 'grindng')
    await waitFor(() => expect(names()).toEqual(['Teeth grinding']))
    await user.clear(words)
    await user.type(words, 'mouth')
    await waitFor(() => expect(names()).toEqual(['Lip fillers']))
  })

  it('says when nothing fits, and leads out of it', async () => {
    const user = userEvent.setup()
    render(<Finder finder={data} />)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Calves')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Concern' }), 'Clenching')
    expect(names()).toEqual([])
    expect(status()).toBe('No treatment')
    expect(screen.getByText(/Nothing here fits all of that/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show every treatment' }))
    expect(names()).toHaveLength(4)
    expect(screen.getByRole('combobox', { name: 'Area' })).toHaveValue('')
    expect(window.location.search).toBe('')
  })

  it('takes up what a program puts into a field', async () => {
    render(<Finder finder={data} />)
    screen.getByRole<HTMLInputElement>('searchbox').value = 'zebra'
    await waitFor(() => expect(screen.getByText('No treatment')).toBeInTheDocument())
  })

  it('shows what a shared address asks for, in its controls too, and follows Back', () => {
    at('/treatments/?area=jaw-muscle#area-jaw-muscle')
    render(<Finder finder={data} />)
    expect(names()).toEqual(['Teeth grinding'])
    expect(screen.getByRole('combobox', { name: 'Area' })).toHaveValue('jaw-muscle')
    expect(window.location.hash).toBe('')
    at('/treatments/?concern=shape')
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    expect(names()).toEqual(['Calf reduction', 'Lip fillers', 'Cupid’s bow'])
    expect(screen.getByRole('combobox', { name: 'Area' })).toHaveValue('')
  })

  it('keeps another part of the page that the address names', async () => {
    at('/treatments/#botox')
    render(<Finder finder={data} />)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Concern' }), 'Shape')
    expect(window.location.hash).toBe('#botox')
    expect(document.getElementById('botox')).toHaveTextContent('Muscles')
  })

  it('is filtered from the map at once', async () => {
    render(<Finder finder={data} />)
    await userEvent.click(
      within(screen.getAllByRole('list')[0]!).getByRole('link', { name: /^Lips/ }),
    )
    expect(names()).toEqual(['Lip fillers', 'Cupid’s bow'])
    expect(window.location.search).toBe('?area=lips')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  })
})

describe('the face map', () => {
  it('is a list of links with names, each with its zones inside it and its number of treatments', () => {
    const { container } = render(<Finder finder={data} />)
    const links = within(screen.getAllByRole('list')[0]!).getAllByRole('link')
    expect(links.map((a) => [a.textContent!.replace(/Lips$/, ''), a.getAttribute('href')])).toEqual(
      [
        ['Lips2 treatmentsLips', '/treatments/?area=lips#area-lips'],
        ['Jaw muscle1 treatmentJaw muscle', '/treatments/?area=jaw-muscle#area-jaw-muscle'],
        ['Calves1 treatment', '/treatments/?area=calves#area-calves'],
      ],
    )
    expect(screen.getByRole('link', { name: 'Lips 2 treatments' })).toBeInTheDocument()
    for (const path of container.querySelectorAll('svg.zone path'))
      expect(path.closest('a')).not.toBeNull()
    expect(links.map((a) => a.querySelectorAll('svg.zone').length)).toEqual([2, 1, 0])
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      'A face, front',
      'A face, profile',
    ])
  })
})
