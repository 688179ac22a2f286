import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { Helmet } from 'react-helmet'
import { FootBar } from '../../src/shell/FootBar'
import { Footer, footerScript } from '../../src/shell/Footer'
import { Head } from '../../src/shell/Head'
import { PrintMeta } from '../../src/ui/PrintMeta'
import type { Head as HeadContent } from '../../src/site/page'
import site from '../fixtures/site.json'

const head: HeadContent = {
  title: 'Lip fillers in London',
  description: 'What lip fillers are.',
  canonical: 'https://clinic.test/lip-fillers/',
  image: 'https://clinic.test/social/lip-fillers.png',
  type: 'website',
  noindex: false,
  jsonLd: { name: '</script><script>alert(1)</script>' },
}
const tags = (content: HeadContent) => {
  render(<Head head={content} />)
  return Helmet.peek() as unknown as {
    title: string
    metaTags: { name?: string; property?: string; content: string }[]
    linkTags: { rel: string; href: string }[]
  }
}

describe('the head', () => {
  it('says the same to search engines and social networks', () => {
    const { title, metaTags, linkTags } = tags(head)
    const meta = (name: string) =>
      metaTags.filter((t) => t.name === name || t.property === name).map((t) => t.content)
    expect(title).toBe(head.title)
    for (const name of ['og:title', 'twitter:title']) expect(meta(name)).toEqual([head.title])
    for (const name of ['description', 'og:description', 'twitter:description'])
      expect(meta(name)).toEqual([head.description])
    for (const name of ['og:image', 'twitter:image']) expect(meta(name)).toEqual([head.image])
    expect(meta('og:url')).toEqual([head.canonical])
    expect(meta('robots')).toEqual([])
    expect(linkTags).toEqual([{ rel: 'canonical', href: head.canonical }])
  })

  it('names the language of a title that is not English', () => {
    expect(tags({ ...head, lang: 'ar' })).toMatchObject({ titleAttributes: { lang: 'ar' } })
  })

  it('keeps a page out of search when it is asked to', () => {
    expect(tags({ ...head, noindex: true }).metaTags).toContainEqual({
      name: 'robots',
      content: 'noindex',
    })
  })

  /** A page as the build writes it, come to life. */
  const served = (content: HeadContent) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(<Head head={content} />)
    document.body.replaceChildren(container)
    return render(<Head head={content} />, { container, hydrate: true })
  }
  const structuredData = () =>
    document.querySelector('script[type="application/ld+json"]')?.textContent

  it('lets no content break out of the structured data', () => {
    const html = renderToString(<Head head={head} />)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
    served(head)
    expect(JSON.parse(structuredData()!)).toEqual(head.jsonLd)
  })

  it('leaves with its page, and its text is never written, which Firefox takes for a violation', () => {
    const written = jest.spyOn(Node.prototype, 'nodeValue', 'set')
    const texts = jest.spyOn(Node.prototype, 'textContent', 'set')
    const { rerender } = served(head)
    expect(JSON.parse(structuredData()!)).toEqual(head.jsonLd)
    for (const jsonLd of [{ name: 'Next' }, null, head.jsonLd]) {
      rerender(<Head head={{ ...head, jsonLd }} />)
      expect(structuredData()).toBeUndefined()
    }
    expect([...written.mock.calls, ...texts.mock.calls]).toEqual([])
    jest.restoreAllMocks()
  })

  it('makes no script element in the browser, which Trusted Types refuse', () => {
    const { rerender } = render(<Head head={{ ...head, jsonLd: null }} />)
    rerender(<Head head={head} />)
    render(<Footer />)
    expect(document.querySelectorAll('script')).toHaveLength(0)
  })
})

describe('the bar at the foot', () => {
  // On a wide screen, as jsdom has it, the bar is not shown and has no roles.
  const parts = (container: Element) =>
    [...container.querySelectorAll('button, a')].map((e) => [
      e.getAttribute('aria-label') ?? e.textContent,
      e.getAttribute('data-dialog') ?? e.getAttribute('href'),
    ])
  const ways = [
    ['Menu & contact', 'menu'],
    [`Call ${site.lines[0]!.display}`, site.lines[0]!.href],
    ['Book', site.bookingUrl],
  ]

  it('has menu, call and book, and on a treatment its price', () => {
    const { container, rerender } = render(<FootBar price={null} />)
    expect(parts(container)).toEqual(ways)
    rerender(<FootBar price={{ name: 'Masseter', price: '£350' }} />)
    expect(parts(container)).toEqual(ways)
    expect(container).toHaveTextContent('Masseter£350')
    rerender(<FootBar price={null} book={{ text: 'احجز', lang: 'ar' }} />)
    expect(screen.getByText('احجز')).toHaveAttribute('lang', 'ar')
  })
})

describe('the footer', () => {
  // React warns that it never runs a script it renders; in the published page the parser does.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => jest.restoreAllMocks())

  /** A screen whose width can change, as the footer's inline script asks for it. */
  const screenOf = (narrow: boolean) => {
    const query = { matches: narrow, onchange: () => {} }
    window.matchMedia = (() => query) as unknown as typeof window.matchMedia
    return (matches: boolean) => {
      query.matches = matches
      query.onchange()
    }
  }
  it('is open in the HTML, so that nothing is hidden without scripts', () => {
    const { container } = render(<Footer />)
    expect(container.querySelectorAll('details:not([open])')).toHaveLength(0)
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Harley Street, London')
    expect(renderToString(<Footer />)).toContain(`<script>${footerScript}</script>`)
  })

  it('folds on a narrow screen, with buttons that say so', () => {
    const resize = screenOf(true)
    const { container } = render(<Footer />)
    const evaluate = new Function(footerScript) as () => void
    evaluate()
    const [summary] = container.querySelectorAll('summary')
    expect(container.querySelectorAll('details[open]')).toHaveLength(0)
    expect(summary).toHaveAttribute('role', 'button')
    expect(summary).toHaveAttribute('aria-expanded', 'false')
    const details = summary!.closest('details')!
    details.open = true
    details.dispatchEvent(new Event('toggle'))
    expect(summary).toHaveAttribute('aria-expanded', 'true')
    resize(false)
    expect(container.querySelectorAll('details:not([open])')).toHaveLength(0)
    expect(summary).not.toHaveAttribute('role')
    expect(summary).not.toHaveAttribute('aria-expanded')
  })
})

describe('the head of a printed page', () => {
  it('lets no title break out of the style', async () => {
    render(
      <PrintMeta
        title={'A "quoted" </style> title'}
        address="https://clinic.test/"
        reviewed={null}
      />,
    )
    const written = () =>
      [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n')
    await waitFor(() => expect(written()).toContain('\\"quoted\\"'))
    expect(written()).not.toContain('</style>')
  })
})
