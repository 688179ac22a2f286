import type { SiteContent } from '@clinic/content/load'
import { ownText } from './pageText'

/** What the rules need to know of the site around a page. */
export type SiteAround = {
  origin: string
  isPage: (path: string) => boolean
  /** The ids on a page. */
  idsOn: (path: string) => ReadonlySet<string>
  /** Old addresses that lead on. */
  stubs: ReadonlySet<string>
  /** Every amount that a page may name: {@link amountsOf}. */
  amounts: ReadonlySet<number | undefined>
  /** Whether there is a file or a page at an address. */
  isServed: (path: string) => boolean
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]
const attributes = (root: ParentNode, selector: string, name: string) =>
  all(root, selector).map((e) => e.getAttribute(name) ?? '')

/** The words of the page and of its head that somebody reads. */
const everythingSaid = (doc: Document) =>
  [
    doc.title,
    ownText(doc.body),
    ...attributes(doc, 'meta[content]:not([http-equiv])', 'content'),
    ...['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
      attributes(doc, `[${name}]`, name),
    ),
  ].join(' ')

/**
 * Returns what is wrong with a page whose content passed the gate, from its HTML alone: head,
 * headings, ids, links, pictures, structured data, words or amounts that do not belong there, and
 * what a screen reader would say wrongly. An empty list when nothing is.
 */
export function pageFaults(doc: Document, path: string, site: SiteAround): string[] {
  return [
    ...headFaults(doc),
    ...headingFaults(doc),
    ...idFaults(doc),
    ...linkFaults(doc, path, site),
    ...sameNameFaults(doc, path),
    ...pictureFaults(doc, site),
    ...dataFaults(doc),
    ...wordFaults(doc, site),
    ...spokenFaults(doc),
  ]
}

function headFaults(doc: Document): string[] {
  const titles = all(doc, 'head > title').map((t) => t.textContent ?? '')
  const descriptions = attributes(doc, 'meta[name="description"]', 'content')
  return [
    ...(titles.length === 1 && /^.{10,70}$/.test(titles[0]!)
      ? []
      : [`the title is ${JSON.stringify(titles)}`]),
    ...(descriptions.length === 1 && /^.{70,160}$/.test(descriptions[0]!)
      ? []
      : [`the description is ${JSON.stringify(descriptions)}`]),
  ]
}

const repeated = (places: readonly string[]) => [
  ...new Set(places.filter((one, i) => places.indexOf(one) !== i)),
]

/** A heading with those it stands under; it is the last of all until there. */
function ownPlace(headings: readonly Element[]): string {
  let above = '7'
  return headings
    .toReversed()
    .filter(({ tagName }) => tagName[1]! < above && (above = tagName[1]!))
    .map((h) => `“${h.textContent}”`)
    .join(' under ')
}

function headingFaults(doc: Document): string[] {
  const headings = all(doc.body, 'h1, h2, h3, h4, h5, h6')
  const levels = headings.map((h) => Number(h.tagName[1]))
  return [
    ...(levels.filter((level) => level === 1).length === 1 &&
    levels[0] === 1 &&
    doc.querySelector('main h1')
      ? []
      : ['not one h1, in main, before the others']),
    ...headings.flatMap((h, i) =>
      levels[i]! > (levels[i - 1] ?? 0) + 1
        ? [`${h.tagName} “${h.textContent}” skips a level`]
        : [],
    ),
    ...repeated(headings.map((_, i) => ownPlace(headings.slice(0, i + 1)))).map(
      (place) => `two headings ${place}`,
    ),
    ...headings.filter((h) => !/\S/.test(h.textContent ?? '')).map((h) => `an empty ${h.tagName}`),
  ]
}

function idFaults(doc: Document): string[] {
  const seen = attributes(doc, '[id]', 'id')
  const named = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']
  return [
    ...seen.filter((id, i) => seen.indexOf(id) !== i).map((id) => `the id "${id}" stands twice`),
    ...named.flatMap((name) =>
      attributes(doc, `[${name}]`, name).flatMap((ids) =>
        ids
          .split(/\s+/)
          .flatMap((id) => (seen.includes(id) ? [] : [`${name}="${id}" names nothing`])),
      ),
    ),
  ]
}

/** Links of one name that lead to several places, of the page and of its closed menus. */
function sameNameFaults(doc: Document, path: string): string[] {
  const leads = new Map<string, Set<string>>()
  for (const a of all(doc, 'a[href]')) {
    const name = (a.getAttribute('aria-label') ?? a.textContent ?? '').trim()
    const to = a.getAttribute('href')!.replace(/^#/, `${path}#`)
    if (name) leads.set(name, (leads.get(name) ?? new Set()).add(to))
  }
  return [...leads].flatMap(([name, to]) =>
    to.size > 1 ? [`links “${name}” lead to ${[...to].join(' and ')}`] : [],
  )
}

/** Matches what says nothing to somebody who goes from link to link. */
const vague = /^(?:click here|here|more|read more|learn more|details|link|this page|see more)\.?$/i

function linkFaults(
  doc: Document,
  path: string,
  { origin, isPage, idsOn, stubs, isServed }: SiteAround,
): string[] {
  return all(doc, 'a').flatMap((a) => {
    const href = a.getAttribute('href') ?? ''
    const pictures = attributes(a, 'img[alt]', 'alt').join('')
    const name = (a.textContent || a.getAttribute('aria-label') || '').trim() || pictures
    const faults: string[] = []
    if (href === '') faults.push(`a link without an address: ${name}`)
    else if (name === '') faults.push(`${href}: a link without a name`)
    else if (vague.test(name)) faults.push(`a link “${name}” says nothing out of its place`)
    else if (href.startsWith('tel:')) {
      if (!/^tel:(?:\+\d{8,15}|\d{3,6}|18001\d{3}|0\d{9,10})$/.test(href))
        faults.push(`${href}: no number to dial`)
    } else if (href.startsWith('sms:')) {
      if (!/^sms:\d{4,15}$/.test(href)) faults.push(`${href}: no number to write to`)
    } else if (href.startsWith('mailto:')) {
      if (!/^mailto:[^@\s]+@[^@\s?]+(\?|$)/.test(href)) faults.push(`${href}: no address`)
    } else if (/^https?:/.test(href)) {
      if (new URL(href).origin === origin)
        faults.push(`${href}: a link within the site needs no origin`)
    } else if (href.startsWith('#') || href.startsWith('/')) {
      const [address, hash] = href.split('#') as [string, string?]
      const [to] = address.split('?') as [string]
      if (to !== '' && stubs.has(to)) faults.push(`${href}: leads to a redirect`)
      else if (to !== '' && !isServed(to)) faults.push(`${href}: leads nowhere`)
      else if (to !== '' && !isPage(to) && !/\.\w+$/.test(to)) faults.push(`${href}: is not a page`)
      const holder = to === '' ? path : to
      if (hash !== undefined && hash !== '' && !(isPage(holder) && idsOn(holder).has(hash)))
        faults.push(`${href}: no such part of the page`)
    } else faults.push(`${href}: neither within the site nor a full address`)
    if (a.getAttribute('target') === '_blank' && !/noopener/.test(a.getAttribute('rel') ?? ''))
      faults.push(`${href}: opens a tab that can reach back`)
    return faults
  })
}

const pictureFaults = (doc: Document, { isServed }: SiteAround) =>
  all(doc, 'img').flatMap((img) => {
    const src = img.getAttribute('src') ?? ''
    return [
      ...(img.hasAttribute('alt') ? [] : [`${src}: no alt`]),
      ...(/^\d+$/.test(img.getAttribute('width') ?? '') &&
      /^\d+$/.test(img.getAttribute('height') ?? '')
        ? []
        : [`${src}: no size`]),
      ...(src.startsWith('/') && isServed(src) ? [] : [`${src}: missing`]),
    ]
  })

const kindsOfData = /^(MedicalClinic|MedicalProcedure|BreadcrumbList|Article|Person|Offer)$/

const dataFaults = (doc: Document) =>
  all(doc, 'script[type="application/ld+json"]').flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as {
      '@context': string
      '@graph': { '@type': string }[]
    }
    const kinds = data['@graph'].map((node) => node['@type'])
    return data['@context'] === 'https://schema.org' &&
      kinds.length > 0 &&
      kinds.every((kind) => kindsOfData.test(kind))
      ? []
      : [`structured data of the kinds ${kinds.join(', ')}`]
  })

const leftBehind =
  /.{0,30}(?:\{(?:price|medicine|clinic)|\bundefined\b|\[object Object\]|\bNaN\b|\bnull\b|\]\(\/|Invalid Date|\blorem\b|\bTODO\b).{0,20}/i

function wordFaults(doc: Document, { amounts }: SiteAround): string[] {
  const said = everythingSaid(doc)
  const left = leftBehind.exec(said)?.[0]
  const strange = [...said.matchAll(/£\s?([\d,]+(?:\.\d+)?)/g)].filter(
    ([, amount]) => !amounts.has(Number(amount!.replaceAll(',', ''))),
  )
  // Words in Arabic, Chinese and Japanese are set by who wrote them.
  const straight = /[^.]{0,20}(?:[a-z0-9]['"]|['"][a-z0-9])[^.]{0,20}/i.exec(said)?.[0]
  return [
    ...(straight ? [`a straight quotation mark: ${straight}`] : []),
    ...(left ? [`a program left “${left}” behind`] : []),
    ...strange.map(([amount]) => `${amount} is not in the price list`),
  ]
}

const otherScript =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}])\p{L}/u

function spokenFaults(doc: Document): string[] {
  const faults: string[] = []
  const read = (node: Node): void => {
    const e = node.parentElement!
    const text = node.nodeValue ?? ''
    const isEnglish = (e.closest('[lang]')?.getAttribute('lang') ?? 'en').startsWith('en')
    const [range] = /.{0,10}\d(?:–\u2060?\d|\/[a-z]).{0,10}/.exec(text) ?? []
    // Chinese, Japanese and Arabic write times of the day with the sign itself.
    if (range && isEnglish)
      faults.push(`“${range}” is read without the word that the sign stands for`)
    if (otherScript.test(text) && isEnglish)
      faults.push(`“${text.slice(0, 40)}” is read as English`)
  }
  const walk = (node: Node): void => {
    if (node.nodeType === 3) read(node)
    else if (
      node.nodeType === 1 &&
      !(node as Element).matches('script, style, noscript, [aria-hidden=true]')
    )
      node.childNodes.forEach(walk)
  }
  doc.querySelectorAll('head > title, body').forEach(walk)
  const silent = all(doc, 'main, dialog, footer').filter(
    (part) =>
      part.querySelector('a[href="tel:999"]') &&
      !part.querySelector('a[href$="#without-voice"], #without-voice'),
  )
  const summaries = all(doc, 'summary').map((summary) => summary.textContent ?? '')
  return [
    ...faults,
    ...silent.map(({ localName }) => `${localName}: 999 without help for who cannot speak`),
    ...summaries
      .filter((name, i) => summaries.indexOf(name) !== i)
      .map((name) => `two disclosures are named “${name}”`),
    ...all(doc, 'figure:not([role=none], [aria-hidden=true], [aria-label], :has(figcaption))')
      .filter(
        (figure) => ownText(figure) === '' && attributes(figure, 'img', 'alt').every((alt) => !alt),
      )
      .map(() => 'a figure that says nothing'),
    ...all(doc, 'table:not(:has(caption), [aria-label], [aria-labelledby])').map(
      (table) => `a table without a name: ${table.textContent?.slice(0, 40)}`,
    ),
    ...all(doc, 'a[target=_blank]:not([aria-describedby~=new-tab])').map(
      (a) => `${a.getAttribute('href')}: opens a new tab without a word`,
    ),
  ]
}

/**
 * The amounts that pages may name: the price list, an add-on with one area, a man's total, and what
 * repeating a treatment costs a year.
 */
export function amountsOf({
  prices: { prices, maleSupplement },
  treatments,
}: SiteContent): Set<number | undefined> {
  const supplement = prices.find(({ key }) => key === maleSupplement)?.amount ?? 0
  const oneArea = prices.find(({ estimator }) => estimator?.areas === 1)?.amount ?? 0
  const visit = new Map(
    prices.map(({ key, amount, from, to, estimator }) => {
      const sums =
        estimator?.role === 'add-on'
          ? [oneArea + (amount ?? 0)]
          : [amount, from, to].filter((sum) => sum !== undefined)
      return [
        key,
        estimator?.role === 'add-on' || estimator?.role === 'main-areas'
          ? [...sums, ...sums.map((sum) => sum + supplement)]
          : sums,
      ]
    }),
  )
  const yearly = treatments.flatMap(({ atAGlance, times: { yearly: often } }) =>
    often === undefined
      ? []
      : (visit.get(atAGlance.price ?? '') ?? []).flatMap((sum) => [
          often.from * sum,
          (often.to ?? often.from) * sum,
        ]),
  )
  return new Set([...prices.map(({ amount }) => amount), ...[...visit.values()].flat(), ...yearly])
}
