import { renderToString } from 'react-dom/server'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AftercareSheet } from '../../src/kinds/treatment/Aftercare'
import { CanIAnswers } from '../../src/features/canI/CanIAnswers'
import { ChartedSteps } from '../../src/kinds/sections/ChartedSteps'
import { PriceTable } from '../../src/ui/PriceTable'
import { Sections } from '../../src/kinds/sections/Sections'
import { focalPosition, SitePicture } from '../../src/ui/SitePicture'
import { Steps } from '../../src/ui/Steps'
import { ShortText } from '../../src/ui/ShortText'
import { AtAGlance } from '../../src/features/atAGlance/AtAGlance'
import { TreatmentCards } from '../../src/kinds/home/TreatmentCard'
import { WaitChart } from '../../src/features/canI/WaitChart'
import { ForeignScript, RichText } from '../../src/ui/RichText'
import { SiteProvider } from '../../src/site/SiteContext'
import type { SectionContent } from '../../src/kinds/sections/build'
import type { SiteData } from '../../src/site/site'
import fixture from '../fixtures/site.json'
import { violations } from '../helpers/violations'

const picture = (name: string, alt = '') => ({
  src: `/plates/${name}.svg`,
  width: 640,
  height: 480,
  alt,
})

describe('RichText', () => {
  it('shows what looks like markup as it is', () => {
    render(<RichText text={'<img src=x onerror=alert(1)> & more'} />)
    expect(document.body).toHaveTextContent('<img src=x onerror=alert(1)> & more')
    expect(document.querySelector('img')).toBeNull()
  })

  it('says what is English in another script, in links too, and nowhere else', () => {
    const text = [
      '唇 ',
      { text: '上唇 (lip flip)', to: '/lip-flip/' },
      '：0.5 ml £175。"May I see a doctor?"（医師）',
    ]
    const english = () =>
      [...document.querySelectorAll('[lang="en-GB"]')].map((one) => one.textContent)
    const { rerender } = render(<RichText text={text} />)
    expect(english()).toEqual([])
    rerender(
      <ForeignScript value>
        <RichText text={text} />
      </ForeignScript>,
    )
    expect(english()).toEqual(['lip flip', 'May I see a doctor?'])
    expect(document.body).toHaveTextContent(
      '唇 上唇 (lip flip)：0.5 ml £175。"May I see a doctor?"（医師）',
    )
  })
})

describe('short texts of tables and cards', () => {
  it.each([
    ['3–\u20604 months', '3 to 4 months'],
    ['£350/ml', '£350 per ml'],
    ['From £225', 'From £225'],
  ])('%s is read and copied as %s', (text, said) => {
    render(<ShortText text={text} />)
    expect(document.body.textContent!.replace('\u2060', '')).toBe(said)
    expect(document.querySelectorAll('[data-sign]')).toHaveLength(text === said ? 0 : 1)
  })
})

it('the table at a glance is ordered as the field shows, chosen before its code ran or after', async () => {
  const months = { lasts: null, onset: null, timeOff: null }
  const row = { lasts: '3 months', firstEffect: '1 week', timeOff: 'None', appointment: '20 min' }
  const rows = ['Lips', 'Chin'].map((name, i) => ({
    ...row,
    name,
    to: `/${name}/`,
    group: 'Fillers',
    price: `£${2 - i}`,
    least: 2 - i,
    months,
  }))
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<AtAGlance rows={rows} />)
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Lowest price first')
  render(<AtAGlance rows={rows} />, { container, hydrate: true })
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  await waitFor(() => expect(names()).toEqual(['Chin', 'Lips']))
  expect(screen.getByRole('status')).toHaveTextContent('Ordered: Lowest price first')
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'By group')
  expect(names().slice(-2)).toEqual(['Lips', 'Chin'])
})

describe('a treatment card', () => {
  const card = {
    name: 'Masseter Botox',
    to: '/masseter-botox/',
    text: ['For a wide face, often with ', { text: 'jaw clenching', to: '/bruxism-botox/' }, '.'],
    price: { label: 'Per visit', amount: '£350' },
    picture: picture('card-masseter'),
    timing: null,
  }

  it('is headed by its link, with the keyword link beside it and never within', async () => {
    const { container } = render(<TreatmentCards cards={[card]} />)
    const heading = screen.getByRole('heading', { level: 3 })
    expect(within(heading).getByRole('link', { name: 'Masseter Botox' })).toHaveAttribute(
      'href',
      '/masseter-botox/',
    )
    expect(screen.getByRole('link', { name: 'jaw clenching' }).closest('h3')).toBeNull()
    expect(container.querySelector('a a')).toBeNull()
    expect(screen.getByText('£350')).toBeInTheDocument()
    expect(screen.getByText('Per visit')).toBeInTheDocument()
    expect(screen.getByText('The pictures are illustrations, not patients.')).toBeInTheDocument()
    expect(await violations(container)).toEqual([])
  })

  it('says of a photograph when it was taken, and of the others that they are drawings', () => {
    render(
      <TreatmentCards
        cards={[card, { ...card, to: '/lip-fillers/', timing: 'Six weeks after treatment' }]}
      />,
    )
    expect(screen.getByText('Photograph. Six weeks after treatment')).toBeInTheDocument()
    expect(screen.getByText('The drawings are illustrations, not patients.')).toBeInTheDocument()
  })
})

describe('a picture', () => {
  const sized = {
    src: '/static/lips.webp',
    srcSet: '/static/lips-480.webp 480w, /static/lips.webp 960w',
    sources: [{ type: 'image/avif', srcSet: '/static/lips-480.avif 480w, /static/lips.avif 960w' }],
    width: 960,
    height: 720,
    alt: 'Drawing of lips',
  }

  it('offers its formats and widths to the browser, and keeps its place', () => {
    const { container } = render(<SitePicture picture={sized} sizes="400px" />)
    const source = container.querySelector('picture > source')
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('srcset', sized.sources[0]!.srcSet)
    expect(source).toHaveAttribute('sizes', '400px')
    const image = screen.getByRole('img', { name: 'Drawing of lips' })
    expect(image).toHaveAttribute('srcset', sized.srcSet)
    expect([
      image.getAttribute('width'),
      image.getAttribute('height'),
      image.getAttribute('loading'),
    ]).toEqual(['960', '720', 'lazy'])
  })

  it('is a bare image when it is a plate, and is fetched first when it heads the page', () => {
    const { container } = render(<SitePicture picture={picture('terrace', 'A terrace')} eager />)
    expect(container.querySelector('picture')).toBeNull()
    const image = screen.getByRole('img', { name: 'A terrace' })
    expect(image).not.toHaveAttribute('srcset')
    expect(image).not.toHaveAttribute('sizes')
    expect(image).toHaveAttribute('fetchpriority', 'high')
  })
})

describe('the focus of a photograph', () => {
  const points = [0, 5, 15, 38, 50, 66, 75, 100]
  const shapes = [0.3, 0.6, 0.75, 1, 4 / 3, 1.5, 2, 4]

  it('lies in sight in places of every shape, and no further from the middle than it must', () => {
    for (const width of [300, 750, 1000, 1500, 3000])
      for (const shape of shapes)
        for (const share of points) {
          const photograph = { width, height: 1000, focus: { x: share, y: share } }
          const position = focalPosition({ src: '', alt: '', ...photograph })!
          const seen = [width / 1000 / shape, shape / (width / 1000)].map((ratio, axis) => {
            const shown = Math.min(1, 1 / ratio)
            const start = (parseFloat(position.split(' ')[axis]!) / 100) * (1 - shown)
            return shown === 1 ? 0.5 : (share / 100 - start) / shown
          })
          for (const at of seen)
            expect({ width, shape, share, at: at > -0.01 && at < 1.01 }).toEqual({ width, shape, share, at: true }) // prettier-ignore
        }
  })

  it('lies in the middle of an upright place where the picture reaches so far', () => {
    const landscape = { src: '', alt: '', width: 1500, height: 1000, focus: { x: 66, y: 40 } }
    expect(focalPosition(landscape)).toBe('76.7% 10%')
  })
})

describe('a price table', () => {
  const rows = [
    {
      label: 'Cheek filler',
      note: 'One side or both.',
      unit: 'per ml',
      amount: '£350',
      more: null,
    },
    {
      label: 'Emsculpt',
      note: null,
      unit: 'per session',
      amount: 'Price on consultation',
      more: null,
    },
  ]

  it('names its columns and rows, with units', async () => {
    const { container } = render(<PriceTable rows={rows} caption="Filler prices" />)
    const table = screen.getByRole('table', { name: 'Filler prices' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((c) => c.textContent),
    ).toEqual(['Treatment', 'Unit', 'Price'])
    const row = within(table).getByRole('row', { name: /Cheek filler/ })
    expect(within(row).getByRole('rowheader')).toHaveTextContent('One side or both.')
    expect(
      within(row)
        .getAllByRole('cell')
        .map((c) => c.textContent),
    ).toEqual(['per ml', '£350'])
    expect(await violations(container)).toEqual([])
  })
})

describe('"Can I…?"', () => {
  const data = {
    treatments: [
      { id: 'lip-fillers', name: 'Lip fillers' },
      { id: 'masseter-botox', name: 'Jaw' },
      { id: 'profhilo', name: 'Profhilo' },
    ],
    groups: [
      {
        name: 'Medicines you take',
        topics: [
          {
            id: 'aspirin',
            question: 'Can I have it while I take aspirin?',
            answers: [{ of: null, text: 'Often yes.', treatments: [0, 1, 2] }],
            pages: [],
          },
        ],
      },
      {
        name: 'After your visit',
        topics: [
          {
            id: 'flying',
            question: 'When can I fly?',
            answers: [
              {
                of: 'Lip fillers, Profhilo',
                text: ['The next day. See ', { text: 'recovery', to: '/lip-fillers/' }],
                treatments: [0, 2],
              },
            ],
            pages: [{ name: 'Jaw', to: '/masseter-botox/#can-i', treatment: 1 }],
          },
        ],
      },
    ],
  }

  it('narrows to the questions and answers that hold every typed word, opens them, and says when there is none', async () => {
    render(<CanIAnswers data={data} />)
    expect(screen.getAllByRole('group')).toHaveLength(2)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a question' }), 'Recovery fly')
    expect(screen.getAllByRole('group')).toHaveLength(1)
    expect(screen.getByRole('group')).toHaveAttribute('open')
    expect(screen.getByText('Lip fillers, Profhilo')).toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox'), ' zebra')
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('No question here has these words.')
  })
  it('takes up what a program puts into the field', async () => {
    render(<CanIAnswers data={data} />)
    screen.getByRole<HTMLInputElement>('searchbox').value = 'fly'
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(1))
  })

  it('shows what applies to the chosen treatment, which the address may name', async () => {
    window.history.replaceState(null, '', '?treatment=masseter-botox')
    const { container } = render(<CanIAnswers data={data} />)
    expect(screen.getByLabelText('Your treatment')).toHaveValue('masseter-botox')
    expect(screen.queryByText('Lip fillers, Profhilo')).toBeNull()
    expect(screen.getByRole('link', { name: /own answer/ })).toHaveAttribute(
      'href',
      '/masseter-botox/#can-i',
    )
    expect(await violations(container)).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('Your treatment'), 'Profhilo')
    expect(screen.queryByRole('link', { name: /own answer/ })).toBeNull()
    expect(screen.getByText('The next day. See')).toBeInTheDocument()
    window.history.replaceState(null, '', '/')
  })
})

describe('a section', () => {
  const section: SectionContent = {
    id: 'safety',
    heading: 'Safety',
    folds: false,
    paragraphs: ['First.'],
    list: ['Point'],
    steps: [{ title: 'Assessment', text: 'We look.', picture: null }],
    chart: null,
    prices: [{ label: 'Lip flip', note: null, unit: 'per visit', amount: '£175', more: null }],
    treatments: [{ name: 'Lip flip', to: '/lip-flip/', text: 'Softens.', price: '£175' }],
    feature: null,
    after: ['Last.'],
    note: 'Ring us.',
    help: null,
    helpLines: [],
    withoutVoice: undefined,
  }

  it('draws its blocks in the order editors are promised', () => {
    render(<Sections sections={[section]} />)
    const text = screen.getByRole('region', { name: 'Safety' }).textContent
    const order = [
      'Safety',
      'First.',
      'Point',
      'Assessment',
      'per visit',
      'Softens.',
      'Last.',
      'Ring us.',
    ].map((words) => text.indexOf(words))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBe(0)
  })
})

describe('steps with plates', () => {
  const step = (title: string) => ({ title, text: `${title}.`, picture: picture(title) })

  it('are a list that the keyboard can scroll, whose plates say nothing beside the words', async () => {
    const { container } = render(<Steps steps={['History', 'Review'].map(step)} />)
    expect(screen.getByRole('list', { name: 'Steps' })).toHaveAttribute('tabindex', '0')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['HistoryHistory.', 'ReviewReview.']) // prettier-ignore
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelectorAll('img')).toHaveLength(2)
    expect(await violations(container)).toEqual([])
  })
})

describe('steps with a chart', () => {
  const steps = ['Plan', 'Reviews'].map((title) => ({ title, text: `${title}.`, picture: null }))
  const chart = { phases: ['Spring', 'Summer', 'Autumn'], rows: [[true, false, false], [true, false, true]] } // prettier-ignore

  it('say in words when each happens, and mark as many phases', () => {
    render(<ChartedSteps steps={steps} chart={chart} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['PlanPlan.Spring', 'ReviewsReviews.Spring, Autumn']) // prettier-ignore
    expect(items.map((item) => [...item.querySelectorAll('i')].map(({ className }) => className === 'on'))).toEqual(chart.rows) // prettier-ignore
  })
})

describe('the aftercare sheet', () => {
  const site = fixture as unknown as SiteData

  const hours = [
    { days: 'Monday to Friday', opens: '09:00', closes: '19:00' },
    { days: 'Sunday', opens: null, closes: null },
  ]
  const asked = () => document.documentElement.getAttribute('data-print')
  const sheet = () => document.querySelector<HTMLElement>('#sheet')
  const press = () => fireEvent.click(screen.getByRole('button'))
  const show = (print: unknown) => {
    window.print = print as never
    render(
      <SiteProvider value={{ ...site, hours }}>
        <AftercareSheet answers={[['When can I fly?', 'The next day.']]} />
      </SiteProvider>,
    )
  }

  it('carries whom to call, when each day is open, the lines to write on and the answers, which nobody meets on the screen', () => {
    const printed: unknown[] = []
    show(() => printed.push(asked(), sheet()!.textContent))
    expect(sheet()).toBeNull()
    press()
    expect(printed).toEqual(['aftercare', sheet()!.textContent])
    expect(sheet()!.hidden).toBe(true)
    for (const { display, label } of site.lines)
      expect(sheet()).toHaveTextContent(`${display} ${label}`)
    expect(sheet()).toHaveTextContent('Monday to Friday 09:00 to 19:00. Sunday closed.')
    expect(sheet()).toHaveTextContent(site.emergency as string)
    expect([...sheet()!.querySelectorAll(':scope > ul > li')].map((li) => li.textContent)).toEqual([
      'Date treated',
      'Treated by',
      'Product and batch',
      'Review appointment',
    ])
    expect(sheet()!.querySelector('dl')).toHaveTextContent('When can I fly?The next day.')
    press()
    expect(printed).toHaveLength(4)
  })
  it.each(['pointerMove', 'pointerDown', 'keyDown'] as const)(
    'stays asked for after `afterprint`, for telephones that lay it out again, and %s gives the whole page back',
    (use) => {
      show(() => undefined)
      press()
      fireEvent(window, new Event('afterprint'))
      expect(asked()).toBe('aftercare')
      fireEvent[use](document.body)
      expect([asked(), sheet()]).toEqual([null, null])
    },
  )
  it.each([
    ['no print', undefined],
    [
      'one that throws',
      () => {
        throw new Error('no')
      },
    ],
  ])('a browser with %s says so at once, and keeps no sheet for later', (_, print) => {
    show(print)
    press()
    expect(screen.getByRole('alert')).toHaveTextContent('print')
    expect([asked(), sheet()]).toEqual([null, null])
  })
  it.each([true, false])('a print that begins (%s) says nothing, and another does', (begins) => {
    jest.useFakeTimers()
    show(() => begins && window.dispatchEvent(new Event('beforeprint')))
    press()
    act(() => {
      jest.advanceTimersByTime(5000)
    })
    expect(screen.queryByRole('alert') === null).toBe(begins)
    jest.useRealTimers()
  })
})

test('the chart of waits says each in words, and draws those that have days', () => {
  const { container } = render(
    <WaitChart
      waits={[
        { label: 'Work', words: 'At once', days: { from: 0, to: 0 } },
        { label: 'Sport', words: '1 to 7 days', days: { from: 1, to: 7 } },
        { label: 'Make-up', words: 'A few hours', days: null },
        { label: 'Dentist', words: '2 months', days: { from: 60, to: 60 } },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Work', 'Sport', 'Make-up', 'Dentist']) // prettier-ignore
  expect(screen.getAllByRole('definition').map((said) => said.textContent)).toEqual(['At once', '1 to 7 days', 'A few hours', '2 months']) // prettier-ignore
  const bars = [...container.querySelectorAll('svg')].map((svg) =>
    [...svg.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width'))),
  )
  expect(bars[0]).toEqual([0])
  // Everybody waits a day, and some six days more.
  expect(bars[1]![0]).toBeCloseTo((100 * Math.log(2)) / Math.log(29), 1)
  expect(bars[1]![0]! + bars[1]![1]!).toBeCloseTo((100 * Math.log(8)) / Math.log(29), 1)
  expect(bars[2]).toEqual([])
  // What is beyond the scale ends with it.
  expect(bars[3]).toEqual([100])
})
