import { isAddress, medicineNames } from './check/medicine'
import { linkPattern } from './expand'
import type { Price } from './schemas/lists'
import type { SiteContent } from './siteContent'

/**
 * Returns the content without what may not be said to the public of a prescription-only medicine:
 * its name and what stands for it, its price, pictures of its effect, figures of its benefit. All
 * that visitors and the assistant are given is made from this, so that nothing else has to know.
 */
export function restrictedContent(content: SiteContent): SiteContent {
  const { clinic, prices, safety } = content
  const label = clinic.medicine.publicLabel
  const isKept = (key: string) => !barred.has(key)
  const barred = new Set(
    prices.prices
      .filter((price: Price) => price.prescriptionOnly && price.key !== prices.consultation)
      .map(({ key }) => key),
  )
  const medicines = new Map(
    content.treatments.filter((t) => t.prescriptionOnly).map((t) => [t.route, t]),
  )
  const abroad = new Set(safety.abroad.map(({ country }) => country))
  const promotes = (text: string) =>
    /\{medicine\}/i.test(text) ||
    hints.test(text) ||
    medicineNames.test(text.replace(linkPattern, '$1')) ||
    [...text.matchAll(/\{price:([a-z0-9-]+)\}/g)].some(([, key]) => barred.has(key!))

  /** Writes a text without the medicine: what tells of a risk keeps its sentences. */
  const named = (text: string, instead: string) =>
    text
      .replace(new RegExp(`${hints.source}|\\{medicine\\}`, 'gi'), instead)
      .replace(new RegExp(medicineNames, 'giu'), instead)
      .replace(/^./, (first) => first.toUpperCase())
  const words = (text: string): string =>
    promotes(text)
      ? text
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => !promotes(sentence))
          .join(' ')
      : text

  /** The part of the content that a value stands in decides what becomes of its words. */
  type Part = 'copy' | 'risk' | 'name' | 'source'
  const partOf = (key: string, part: Part): Part =>
    key === 'sources'
      ? 'source'
      : risky.has(key)
        ? 'risk'
        : names.has(key) && part === 'copy'
          ? 'name'
          : part
  function clean(value: unknown, part: Part, field = ''): unknown {
    if (typeof value === 'string') {
      if (isAddress(value) || !promotes(value)) return value
      if (part === 'source') return named(value, '[medicine]')
      if (part === 'risk') return named(value, 'the treatment')
      return part === 'name' ? named(value.replace(/\{price:[^}]*\}/g, ''), label) : words(value)
    }
    if (Array.isArray(value))
      return value.flatMap((item: unknown) => {
        if (priceLists.has(field) && barred.has(item as string)) return []
        const cleaned = clean(item, part)
        return isEmptied(item, cleaned) ? [] : [cleaned]
      })
    if (typeof value !== 'object' || value === null) return value
    const shown = (value as { publicLabel?: unknown }).publicLabel
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        typeof shown === 'string' && labelled.has(key)
          ? named(shown, label)
          : heard.has(key)
            ? key === 'keywords'
              ? (inner as string[]).filter((word) => !medicineNames.test(word) && !hints.test(word))
              : inner
            : orTold(clean(inner, partOf(key, part), key), inner, key, value),
      ]),
    )
  }

  /** Returns words of which nothing is left in other words, where a page cannot do without them. */
  const orTold = (cleaned: unknown, before: unknown, key: string, page: object): unknown => {
    if (cleaned !== '' || before === '' || !needed.has(key)) return cleaned
    const { heading = label } = page as { heading?: string }
    return `${named(heading, label)}: what a doctor can tell you in person, with the risks, and time to decide.`
  }

  const medicineOf = { name: label, publicLabel: label }
  const cleaned = clean(
    {
      ...content,
      clinic: { ...clinic, advertising: 'restricted', medicine: medicineOf },
      prices: {
        ...prices,
        // Nobody is charged it any more: no price of a main area is left.
        maleSupplement: prices.consultation,
        maleSupplementNote: prices.vat,
        mainAreas: undefined,
        prices: prices.prices.filter(({ key }) => isKept(key)),
      },
      treatments: content.treatments.map((t) => {
        const keys = t.prices.keys.filter(isKept)
        const bare = {
          ...t,
          prices: { ...t.prices, keys },
          atAGlance: {
            ...t.atAGlance,
            price:
              t.atAGlance.price !== null && isKept(t.atAGlance.price) ? t.atAGlance.price : null,
          },
        }
        return t.prescriptionOnly
          ? {
              ...bare,
              ...consultation(t.publicLabel),
              prices: { ...bare.prices, maleSupplement: false },
              results: { ...t.results, figure: undefined },
            }
          : bare
      }),
      pages: content.pages.map((page) => ({
        ...page,
        // Parts of a page that are made of such prices.
        sections: page.sections
          .filter(({ part }) => part !== 'skincare')
          .map((section) =>
            section.feature !== undefined && priced.has(section.feature)
              ? { ...section, feature: undefined }
              : section,
          ),
        price: page.price !== undefined && isKept(page.price) ? page.price : undefined,
      })),
      cities: content.cities.map((city) => ({
        ...city,
        treatments: city.treatments.filter(
          (route) => !abroad.has(city.country) || !(medicines.has(route) || route === medicinePage),
        ),
      })),
      gallery: content.gallery.filter(({ route }) => !medicines.has(route)),
    },
    'copy',
  ) as SiteContent
  return {
    ...cleaned,
    // What is said in an emergency, and whom not to treat, is never shortened.
    safety: clean(safety, 'risk') as SiteContent['safety'],
  }
}

const priced = new Set(['skincare-programme', 'relaxer-prices', 'estimator'])

/** The page about the medicine itself. */
const medicinePage = '/botox-london'

/** What search engines and cards say of a page whose treatment may not be advertised. */
const consultation = (label: string) => ({
  title: `${label}: what to expect`,
  description: `${label} in person: what can and cannot be done, the risks, and time to decide.`,
  summary: 'A doctor looks at you and explains what can be done, with its risks.',
  intro: `${label}: a doctor looks at you in person and explains what can and cannot be done, with the risks.`,
  statement: undefined,
})

/** Matches what stands for the medicine without naming it. */
const hints =
  /\b(?:wrinkle-|muscle-|line-)?relax(?:ing|er) (?:injections?|treatments?)\b|\brelaxers?\b|\banti-wrinkle\b/i

/** What visitors type, and ids: nothing of it is shown. */
const heard = new Set(
  'phrases words spellings glossary marks examples keywords id file route $schema code family group'.split(
    ' ',
  ),
)
/** Fields that a publicLabel beside them is shown in place of. */
const labelled = new Set(['name', 'label', 'treatment'])
/** Fields that a page cannot do without. */
const needed = new Set(['description', 'summary', 'intro'])
/** Lists of keys of prices. */
const priceLists = new Set(['keys', 'prices'])
/** Parts that tell of risks, which stay whole. */
const risky = new Set(
  'risks notFor aftercare seekHelp canI can-i recovery families protocols'.split(' '),
)
/** Fields of one line, which cannot lose a sentence. */
const names = new Set(
  'title heading name label publicLabel question treatment unit alt term who'.split(' '),
)

/** Checks for words, or for something that consists of words, of which nothing is left. */
function isEmptied(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === ''
  if (typeof before !== 'object' || before === null) return false
  return ['text', 'answer'].some(
    (key) =>
      (before as Record<string, unknown>)[key] !== '' &&
      (after as Record<string, unknown>)[key] === '',
  )
}
