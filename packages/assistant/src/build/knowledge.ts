import { createHash } from 'node:crypto'
import type { AnalysisRules, Facts, Knowledge, PageFact, Section } from '../knowledge'
import { headingId, currentRoute } from '@clinic/content/routes'
import { interpolate, plainText } from '@clinic/content/expand'
import { hoursRows } from '@clinic/content/hours'
import type { SiteContent } from '@clinic/content/load'
import { priceWithTotal, priceLine } from '@clinic/content/payable'
import type { Section as PageSection } from '@clinic/content/schemas/common'
import type { Page } from '@clinic/content/schemas/page'
import type { Price, Prices } from '@clinic/content/schemas/lists'
import type { Treatment } from '@clinic/content/schemas/treatment'
import { namedPages } from '@clinic/content/check/namedPages'
import { answerOf, lineOf, notForTexts, protocolsOf } from '@clinic/content/safety'
import { timeWords } from '@clinic/content/timeWords'
import { assistantFacts, priceRules, safetyFacts, treatmentFacts } from './assistantFacts'

/**
 * Returns the facts that every edge function needs: the clinic, the prices, which page has which
 * price, the welcome offers.
 */
function facts(content: SiteContent): Facts {
  const { clinic, prices, enquiries } = content
  const { consents, confirmationLetter } = enquiries
  const words = (text: string) => plainText(text, content)
  return {
    analysis: analysisRules(content),
    treatments: treatmentFacts(content).map(({ route, name, intro, glance }) => ({
      route,
      name,
      intro,
      lasts: glance.lasts,
      timeOff: glance.timeOff,
    })),
    clinic: {
      name: clinic.name,
      line: clinic.lines[0].display,
      email: clinic.email,
      address: [clinic.address.street, clinic.address.locality, clinic.address.postcode].join(', '),
      hours: hoursRows(clinic.hours).map((h) =>
        h.opens === null
          ? `${h.days}: closed`
          : `${h.days}: ${h.opens} to ${h.closes ?? ''}`.trim(),
      ),
      openDays: clinic.hours.map(({ days }) => days),
      medicine: words('{Medicine}'),
      adultsOnly: words(clinic.adultsOnly),
      consultationNote: words(prices.consultationNote),
      modelProvider: clinic.questionsRead.provider ?? null,
    },
    safety: content.safety.protocols.map((protocol) => ({
      id: protocol.id,
      line: words(lineOf(protocol, content)),
    })),
    prices: prices.prices.map((price) => ({
      key: price.key,
      label: words(price.label),
      unit: price.unit,
      ...(price.amount !== undefined && { amount: price.amount }),
      ...(price.from !== undefined && { from: price.from, to: price.to! }),
      ...(price.onConsultation && { onConsultation: true as const }),
      ...(price.note !== undefined && { note: words(price.note) }),
      ...moreOf(price, prices),
    })),
    pages: pages(content).map((page) => page.fact),
    concerns: content.concerns.map(({ id, label }) => ({ id, label })),
    offers: content.offers.map((offer) => ({
      id: offer.id,
      concerns: offer.concerns,
      title: words(offer.title),
      description: words(offer.description),
      // {name} and {concern} are filled in for each visitor, so they must outlive the other tokens.
      personalizedMessage: offer.personalizedMessage.replace(
        /\{(?!name\}|concern\})[^}]+\}/g,
        (token) => words(token),
      ),
      value: words(offer.value),
      requiresVisit: offer.requiresVisit,
      location: words(offer.location),
    })),
    consents: {
      healthData: consent(words(consents.healthData)),
      keep: consent(words(consents.keep)),
      marketing: consent(words(consents.marketing)),
    },
    confirmationLetter: {
      subject: words(confirmationLetter.subject),
      opening: confirmationLetter.opening.map(words),
      otherwise: confirmationLetter.otherwise.map(words),
    },
  }
}

/**
 * Returns the rules of the analysis: every text in plain words, every page where it stands today.
 */
function analysisRules(content: SiteContent): AnalysisRules {
  const plain = (text: string) =>
    text.startsWith('/') ? currentRoute(content, text) : plainText(text, content)
  const rules = JSON.stringify(content.analysis, (key, value: unknown) =>
    key === '$schema' ? undefined : typeof value === 'string' ? plain(value) : value,
  )
  return JSON.parse(rules) as AnalysisRules
}

/** Returns an addition to an amount: a man's total, or the price of a part on its own. */
function moreOf(price: Price, prices: Prices): { more?: string } {
  const { more } = priceWithTotal(price, prices)
  return more === null ? {} : { more }
}

/** Words that somebody agrees to, with their version: other words have another. */
const consent = (words: string) => ({
  words,
  version: createHash('sha256').update(words).digest('hex').slice(0, 12),
})

/**
 * Returns everything ai-chat answers from: the facts, what people call each page, and the text of
 * the site section by section.
 */
export function knowledge(content: SiteContent): Knowledge {
  const all = pages(content)
  return {
    facts: facts(content),
    properNames: properNames(
      all.flatMap((page) => page.sections.map(({ text }) => text)).join('\n'),
    ),
    names: all.map((page) => page.names),
    sections: all.flatMap((page, index) =>
      page.sections.map((section) => ({ page: index, ...section })),
    ),
    treatments: treatmentFacts(content),
    safety: safetyFacts(content),
    assistant: assistantFacts(content),
    priceRules: priceRules(content),
  }
}

/**
 * Returns names that keep their capital within a sentence, "Profhilo": words that the site writes
 * with one amid a sentence, and nowhere without.
 */
function properNames(text: string): string[] {
  const amid = new Set(text.match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu))
  const small = new Set(text.match(/(?<![\p{L}’-])\p{Ll}+/gu))
  return [...amid].filter((word) => !small.has(word.toLowerCase())).toSorted()
}

/** Returns the advice for trouble after a treatment, one line a protocol, the most urgent first. */
const helpLines = ({ risks: { seekHelp } }: Treatment, content: SiteContent): string[] => [
  ...protocolsOf(content.safety, seekHelp.protocols).map((protocol) => lineOf(protocol, content)),
  ...(seekHelp.own ?? []).map(({ sign, who, meanwhile }) =>
    [`${sign}.`, `${answerOf(content.safety, who).heading}.`, meanwhile].filter(Boolean).join(' '),
  ),
]

type Piece = Omit<Section, 'page'>

const unsearched = (piece: Piece): Piece => ({ ...piece, unsearched: true })
/** Returns pieces that stand below a heading of their page which a link can lead to. */
const below = (anchor: string, ...pieces: Piece[]) => pieces.map((piece) => ({ ...piece, anchor }))
type KnownPage = { fact: PageFact; names: string[]; sections: Piece[] }

/**
 * Pages that say nothing of their own. ai-chat neither reads nor cites them, nor those in another
 * language.
 */
const silent = new Set(['/thank-you', '/popupoffer', '/admin/video-upload'])

/** Makes the parts of a known page: every text in plain words. */
function writer(content: SiteContent) {
  const words = (text: string) => plainText(text, content)
  const lines = (list: readonly string[] = []) => list.map((item) => `- ${words(item)}`).join('\n')
  const paragraphs = (list: readonly string[] = []) => list.map(words).join('\n\n')
  const piece = (heading: string, ...parts: string[]): Piece => ({
    heading: words(heading),
    text: parts.filter((part) => part !== '').join('\n\n'),
  })
  const titled = (list: readonly { title: string; text: string }[] = []) =>
    lines(list.map(({ title, text }) => `${title}: ${text}`))
  const nameOf = (route: string) => {
    const treatment = content.treatments.find((t) => t.route === route)
    return treatment
      ? interpolate(treatment.name, content)
      : (content.pages.find((p) => p.route === route)?.label ?? '')
  }
  const priceOf = (key: string) => {
    const price = content.prices.prices.find((p) => p.key === key)
    if (price === undefined) throw new Error(`There is no price "${key}".`)
    return priceLine(price, content)
  }
  return {
    words,
    lines,
    paragraphs,
    piece,
    titled,
    /** The questions about a page, on it and beside it. */
    questions: ({ questions = [], asked = [] }: Pick<Page, 'questions' | 'asked'>): Piece[] => [
      ...questions.map(({ question, answer, phrases = [] }) => ({
        ...piece(question, words(answer)),
        anchor: 'questions',
        asked: [words(question), ...phrases],
      })),
      ...asked.map(({ phrases, answer }) => ({
        ...unsearched(piece('', words(answer))),
        asked: phrases,
      })),
    ],
    /** A section of a page as an editor wrote it. */
    section: (section: PageSection, index: number): Piece => {
      const written = piece(
        section.heading,
        paragraphs(section.paragraphs),
        lines(section.list),
        titled(section.steps),
        (section.prices ?? []).map((key) => `- ${priceOf(key)}`).join('\n'),
        lines((section.treatments ?? []).map(nameOf).filter((name) => name !== '')),
        paragraphs(section.after),
        section.note === undefined ? '' : words(section.note),
      )
      const anchor = headingId(words(section.heading), index)
      return {
        ...(/price|cost/i.test(section.heading) ? unsearched(written) : written),
        ...(section.hidden !== true && { anchor }),
      }
    },
    /**
     * A page with its sections.
     * @param names what people call it, beside its synonyms
     */
    page: (
      {
        route,
        ...fact
      }: Pick<PageFact, 'title'> & Partial<Omit<PageFact, 'route'>> & { route: string | null },
      names: readonly string[],
      sections: Piece[],
    ): KnownPage => ({
      // People without a page of their own stand on /team.
      fact: underKnownName(
        { route: route ?? '/team', prescriptionOnly: false, prices: [], ...fact },
        content,
      ),
      names: [
        ...new Set([
          ...names.map((name) => words(name).toLowerCase()),
          ...Object.keys(content.synonyms).filter((name) => content.synonyms[name] === route),
        ]),
      ],
      sections: sections.filter(({ text }) => text !== ''),
    }),
  }
}

/** Returns every page that ai-chat reads and cites. */
function pages(content: SiteContent): KnownPage[] {
  const { words, lines, paragraphs, piece, section, questions, page } = writer(content)
  const infoPages = content.pages.filter(
    ({ route, language }) => !silent.has(route) && language === undefined,
  )
  return [
    ...content.treatments.map((t) => treatmentPage(t, content)),
    ...infoPages.map((p) =>
      page(
        {
          route: p.route,
          title: interpolate(p.label, content),
          prices: [...new Set(p.sections.flatMap((s) => s.prices ?? []))],
        },
        [p.label, p.heading, ...p.keywords],
        [
          piece(p.heading, words(p.intro), words(p.summary)),
          ...p.sections.map(section),
          ...questions(p),
        ],
      ),
    ),
    ...content.decisions.map(({ route, heading, keywords, intro, summary, options, more = [] }) =>
      page(
        { route, title: words(heading) },
        [heading, ...keywords],
        [
          piece(heading, words(intro), words(summary)),
          ...options.map(({ name, changes, cannot }) =>
            piece(name, words(changes.text), words(cannot.text)),
          ),
          ...more.map((part) =>
            piece(part.heading, paragraphs(part.facts.map(({ text }) => text))),
          ),
        ],
      ),
    ),
    ...content.articles.map(({ route, heading, keywords, intro, summary, sections }) =>
      page(
        { route, title: words(heading) },
        [heading, ...keywords],
        [piece(heading, words(intro), words(summary)), ...sections.map(section)],
      ),
    ),
    ...content.cities.map((city) =>
      page(
        { route: city.route, title: words(city.name) },
        [city.name, `clinic in ${city.name}`, ...city.keywords],
        [
          piece(city.heading, words(city.intro), words(city.summary)),
          ...below(
            'contact',
            piece(
              `Contact and hours in ${city.name}`,
              words(city.contact.place),
              words(city.contact.line),
              words(city.contact.hours),
            ),
          ),
          ...below(
            'getting-there',
            piece(`Getting there: ${city.name}`, paragraphs(city.gettingThere)),
          ),
          ...city.sections.map(section),
          ...questions(city),
        ],
      ),
    ),
    ...content.people.map((person) =>
      page(
        { route: person.route, title: words(person.name) },
        [person.name, ...person.keywords],
        [
          piece(
            `${person.name}, ${person.role}`,
            words(person.intro),
            paragraphs(person.biography),
            lines(person.interests),
            lines(person.qualifications),
          ),
        ],
      ),
    ),
  ]
}

function treatmentPage(t: Treatment & { id: string }, content: SiteContent): KnownPage {
  const { words, lines, paragraphs, piece, titled, questions, page } = writer(content)
  const title = interpolate(t.name, content)
  const { atAGlance: glance, times } = t
  return page(
    {
      route: t.route,
      title,
      prescriptionOnly: t.prescriptionOnly,
      prices: orderedPrices(glance.price, t.prices.keys),
    },
    [t.name, t.publicLabel, ...t.keywords],
    [
      ...below(
        'in-short',
        piece(title, words(t.intro), words(t.summary)),
        piece(
          'At a glance',
          `The appointment takes ${words(glance.appointment)}.\nFirst effect: ${words(timeWords(times.onset, 'At once'))}.\nLasts: ${words(timeWords(times.lasts, 'does not last'))}.\nTime off: ${words(timeWords(times.timeOff, 'none'))}.`,
        ),
      ),
      ...below(
        'what',
        piece('What it is', paragraphs(t.whatItIs.paragraphs)),
        piece('What it is used for', lines(t.whatItIs.treats)),
      ),
      ...below(
        'suits',
        piece('Who it may suit', paragraphs(t.suits.paragraphs), lines(t.suits.list)),
      ),
      ...below(
        'not-for',
        piece(
          'Who should not have it, or should wait',
          paragraphs(t.notFor.paragraphs),
          lines(notForTexts(t.notFor, content.safety)),
        ),
      ),
      ...below('prices', unsearched(piece('Prices', paragraphs(t.prices.paragraphs)))),
      ...below('visit', piece('The appointment', titled(t.appointment))),
      ...below(
        'risks',
        piece('Risks', paragraphs(t.risks.paragraphs)),
        piece('Common effects', lines(t.risks.common)),
        piece('Rare or serious effects', lines(t.risks.rare)),
        unsearched(piece('When to get help', lines(helpLines(t, content)))),
      ),
      ...below(
        'aftercare',
        piece('Aftercare', paragraphs(t.aftercare.paragraphs), lines(t.aftercare.list)),
      ),
      ...below('results', piece('Results', paragraphs(t.results.paragraphs))),
      ...below(
        'alternatives',
        piece(
          'Alternatives',
          titled(t.alternatives.map(({ name, text }) => ({ title: name, text }))),
        ),
      ),
      ...questions(t),
    ],
  )
}

/**
 * Returns a fact under the address by which the rules of the edge functions know its page. A page
 * that has moved since keeps its name there, with its address beside it.
 */
function underKnownName(fact: PageFact, content: SiteContent): PageFact {
  const { fixed, moving } = namedPages
  const name =
    fixed.includes(fact.route) || moving.includes(fact.route)
      ? undefined
      : moving.find((route) => currentRoute(content, route) === fact.route)
  return name === undefined ? fact : { ...fact, route: name, address: fact.route }
}

/** Returns the keys of a price table, the one shown first at the front. */
function orderedPrices(first: string | null, keys: readonly string[]): string[] {
  return [...new Set([...(first === null ? [] : [first]), ...keys])]
}
