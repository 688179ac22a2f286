import type { Clinic } from './schemas/clinic'
import type { Section, WhenRestricted } from './schemas/common'
import type { SiteContent } from './siteContent'
import { isAddress, medicineNames } from './check/medicine'
import { linkPattern } from './expand'
import { asJsonSchema, innerSchemas, variantsOf, type FieldSchema } from './references'
import { contentSchema } from './schemas/all'
import type { Price } from './schemas/lists'
import type { Protocol } from './schemas/safety'
import { protocolMark } from './translations'

/**
 * Returns the content that visitors are given: without sections that are hidden, closing days and
 * notices that have passed, and what restricted advertising leaves out.
 */
export const shownContent = (all: SiteContent, today: string): SiteContent => {
  const content = all.clinic.advertising === 'restricted' ? restrictedContent(all) : all
  return {
    ...content,
    clinic: withoutPast(content.clinic, today),
    pages: content.pages.map(withoutHidden),
    articles: content.articles.map(withoutHidden),
    cities: content.cities.map(withoutHidden),
  }
}

/** Returns the clinic's facts without the closing days and notices that have passed. */
export const withoutPast = (clinic: Clinic, today: string): Clinic =>
  clinic.closedOn || clinic.notices
    ? {
        ...clinic,
        closedOn: clinic.closedOn?.filter(({ from, until = from }) => until >= today),
        notices: clinic.notices?.filter(({ until }) => until >= today),
      }
    : clinic

const withoutHidden = <T extends { sections: Section[] }>(page: T): T =>
  page.sections.some(({ hidden }) => hidden)
    ? { ...page, sections: page.sections.filter(({ hidden }) => !hidden) }
    : page

/**
 * Returns the content without what may not be said to the public of a prescription-only medicine:
 * its name and what stands for it, its price, pictures of its effect, figures of its benefit. All
 * that visitors and the assistant are given is made from this, so that nothing else has to know.
 */
export function restrictedContent(content: SiteContent): SiteContent {
  const { clinic, prices, safety } = content
  const { medicine } = clinic
  const label = medicine.publicLabel
  const isKept = (key: string) => !barred.has(key)
  const barred = new Set(
    prices.prices
      .filter((price: Price) => price.prescriptionOnly && price.key !== prices.consultation)
      .map(({ key }) => key),
  )
  const medicines = new Set(
    [...content.treatments, ...content.pages]
      .filter(({ prescriptionOnly }) => prescriptionOnly)
      .map(({ route }) => route),
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

  function clean(
    value: unknown,
    schemas: readonly FieldSchema[],
    inherited?: WhenRestricted,
  ): unknown {
    // The name of a file has no schema, and what has a form of its own is no copy.
    if (schemas.length === 0 || hasForm(schemas)) return value
    const is = declared(schemas) ?? inherited
    if (typeof value === 'string') {
      if (isAddress(value) || !promotes(value) || is === 'heard') return value
      if (is === 'source') return named(value, '[medicine]')
      if (is === 'risk') return named(value, medicine.restricted.inRisks)
      return is === 'line' || is === 'labelled'
        ? named(value.replace(/\{price:[^}]*\}/g, ''), label)
        : words(value)
    }
    if (Array.isArray(value))
      return value.flatMap((item: unknown, i) => {
        const of = innerSchemas(schemas, i)
        if (refersTo(of, 'price') && barred.has(item as string)) return []
        const cleaned = clean(item, of, is)
        return isEmptied(item, cleaned) ? [] : [cleaned]
      })
    if (typeof value !== 'object' || value === null) return value
    const shown = (value as { publicLabel?: unknown }).publicLabel
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, unknown]) => {
        const of = innerSchemas(schemas, key)
        if (declared(of) === 'labelled' && typeof shown === 'string')
          return [key, named(shown, label)]
        if (key === 'keywords' && Array.isArray(inner))
          return [
            key,
            inner.filter((word: string) => !medicineNames.test(word) && !hints.test(word)),
          ]
        const cleaned = clean(inner, of, is)
        return [
          key,
          cleaned === '' && inner !== '' && declared(of) === 'needed' ? told(value) : cleaned,
        ]
      }),
    )
  }

  /** Says what a doctor can tell, where a page cannot do without words and none is left. */
  const told = (page: object): string => {
    const { heading = label } = page as { heading?: string }
    return `${named(heading, label)}: ${medicine.restricted.told}`
  }

  const medicineOf = { ...medicine, name: label }
  const kept = clean(
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
              ...consultation(t.publicLabel, medicine),
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
          (route) => !abroad.has(city.country) || !medicines.has(route),
        ),
      })),
      gallery: content.gallery.filter(({ route }) => !medicines.has(route)),
    },
    [asJsonSchema(contentSchema)],
  ) as SiteContent
  const protocols = kept.safety.protocols.map((protocol) =>
    withMarksOf(
      safety.protocols.find(({ id }) => id === protocol.id)!,
      protocol,
    ),
  )
  return { ...kept, safety: { ...kept.safety, protocols } }
}

/** Keeps translations as old as they were: the English lost the medicine, and says the same. */
function withMarksOf(full: Protocol, shown: Protocol): Protocol {
  const [was, is] = [protocolMark(full), protocolMark(shown)]
  if (was === is || shown.translations === undefined) return shown
  const translations = Object.fromEntries(
    Object.entries(shown.translations).map(([language, words]) => [
      language,
      words.of === was ? { ...words, of: is } : words,
    ]),
  )
  return { ...shown, translations }
}

/** Returns what a field declares of itself. */
const declared = (schemas: readonly FieldSchema[]) =>
  schemas.flatMap(variantsOf).find(({ whenRestricted }) => whenRestricted !== undefined)
    ?.whenRestricted as WhenRestricted | undefined

const hasForm = (schemas: readonly FieldSchema[]) =>
  schemas
    .flatMap(variantsOf)
    .some(({ reference, pattern, enum: values }) => reference ?? pattern ?? values)

const refersTo = (schemas: readonly FieldSchema[], what: string) =>
  schemas.flatMap(variantsOf).some(({ reference }) => reference === what)

const priced = new Set(['skincare-programme', 'relaxer-prices', 'estimator'])

/** Returns what search engines and cards say of a page whose treatment may not be advertised. */
const consultation = (
  label: string,
  { restricted: { title, description, summary, intro } }: SiteContent['clinic']['medicine'],
) => ({
  title: `${label}: ${title}`,
  description: `${label} ${description}`,
  summary,
  intro: `${label}: ${intro}`,
  statement: undefined,
})

/** Matches what stands for the medicine without naming it. */
const hints =
  /\b(?:wrinkle-|muscle-|line-)?relax(?:ing|er) (?:injections?|treatments?)\b|\brelaxers?\b|\banti-wrinkle\b/i

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
