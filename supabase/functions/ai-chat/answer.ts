import { addressOf, type Section } from '../_shared/knowledge.ts'
import type { Library } from './library.ts'
import { intents as intentPatterns, type Intent } from './lexicon.ts'
import { PriceTalk } from './prices.ts'
import { correct, listed, read, type Reading } from './read.ts'
import { lasting, safetyAnswer, screen, warning, type Concern, type Finding } from './safety.ts'
import { normalise } from './text.ts'
import { alike, asking, domain, naming, priceWords } from './words.ts'

/** An answer in paragraphs, with the pages it drew on. */
export type Answer = {
  kind: 'safety' | 'price' | 'info' | 'clinic' | 'unknown' | 'refused' | 'small-talk'
  concern?: Concern
  paragraphs: string[]
  /** Routes, the most important first. */
  sources: string[]
  /** What a model may be given to say it better: nothing, for answers in fixed words. */
  passages: Section[]
  /** Sentences with prices that must stand in the answer whoever writes it. */
  prices: string[]
}

/** The text of a reply: paragraphs, then the pages, then what the reader should know about the answer itself. */
export function replyText(answer: Answer, library: Library): string {
  const { clinic } = library.knowledge.facts
  const pages = answer.sources.flatMap((route) => library.page(route) ?? [])
  const from = pages.length === 0 ? [] : [`From our pages: ${pages.map((page) => `${page.title} (${addressOf(page).replace(/\/?$/, '/')})`).join('; ')}.`]
  const close =
    answer.kind === 'safety' || answer.kind === 'small-talk'
      ? 'This is an automated answer, not from a doctor and not a diagnosis.'
      : `This is an automated answer, not from a doctor and not a diagnosis. ${clinic.inPerson}`
  return [...answer.paragraphs, ...from, close].join('\n\n')
}

const plain = (kind: Answer['kind'], paragraphs: string[], sources: string[] = []): Answer => ({ kind, paragraphs, sources, passages: [], prices: [] })

/** Which sections of a treatment page answer which question, the first ones first. */
const sectionsFor: Partial<Record<Intent, Section['kind'][]>> = {
  lasts: ['glance', 'results'],
  onset: ['glance', 'results'],
  pain: ['appointment', 'risks'],
  downtime: ['glance', 'risks', 'aftercare'],
  risks: ['risks', 'help'],
  aftercare: ['aftercare'],
  suits: ['suits', 'notFor'],
  what: ['intro', 'what'],
  appointment: ['appointment', 'glance'],
  results: ['results'],
  alternatives: ['alternatives', 'what'],
  solve: ['intro', 'what'],
}

const previousPattern = /(?:^|\n)\s*Previous question:\s*(.{1,600})\s*$/i

/** Answers questions from the site's own text and prices, by fixed rules: the same question gets the same answer. */
export class Engine {
  readonly library: Library
  readonly #prices: PriceTalk

  constructor(library: Library) {
    this.library = library
    this.#prices = new PriceTalk(library.knowledge.facts)
  }

  /** What the safety rules say about a question; used before anything else happens with it. */
  screen(question: string, context = ''): Finding | null {
    const text = correct(question, this.library)
    // As it was typed first: what a clinic's pages happen to say must not turn "cutting" into a word that they know.
    const raw = screen(normalise(question)) ?? screen(text)
    if (raw) return raw
    const previous = previousPattern.exec(context)?.[1]
    if (previous === undefined) return null
    const before = correct(previous, this.library)
    const earlier = screen(before)
    // "I am 16" holds for the question after it; a symptom told in two parts is put together again.
    if (earlier && lasting.has(earlier.concern) && earlier.mode === 'only' && this.#aboutTreatment(text)) return earlier
    if (/\b(?:it|they|this|that|now|also|still|worse|my|i am|i have)\b/.test(text) && text.split(' ').length <= 25) {
      const joined = screen(`${before} ${text}`)
      if (joined && !earlier && joined.mode === 'only') return joined
      if (
        earlier &&
        earlier.mode === 'only' &&
        !lasting.has(earlier.concern) &&
        /\b(?:what (?:should|do|can|now)|wait|normal|worse|still|help|how long|should i|go away|serious|ok)\b/.test(text)
      )
        return earlier
    }
    return null
  }

  #aboutTreatment(text: string): boolean {
    const reading = read(text, this.library)
    return reading.routes.length > 0 || reading.intents.size > 0
  }

  answer(question: string, context = ''): Answer {
    const foreign = otherLanguage(question)
    if (foreign !== null) {
      const { clinic } = this.library.knowledge.facts
      return plain(
        'unknown',
        [
          `I can only answer in English. ${foreign === '' ? '' : `Our treatments are described in your language at ${foreign}. `}To talk to the clinic ring ${clinic.line.display}.`,
          clinic.emergency,
        ],
        ['/contact'],
      )
    }
    const finding = this.screen(question, context)
    if (finding?.mode === 'only') return this.safety(finding.concern, question)
    const text = correct(listed(question), this.library)
    const previous = previousPattern.exec(context)?.[1]
    const reading = this.#continue(read(text, this.library), previous)
    const answer = this.#answer(reading)
    if (finding)
      return {
        ...answer,
        kind: answer.kind === 'unknown' ? 'info' : answer.kind,
        paragraphs: [warning(finding.concern, this.library.knowledge.facts), ...answer.paragraphs],
      }
    return answer
  }

  safety(concern: Concern, question: string): Answer {
    const paragraphs = safetyAnswer(concern, this.library.knowledge.facts)
    const reading = read(correct(listed(question), this.library), this.library)
    const skincareAsked = reading.routes.some(([route]) => route === '/prescription-skincare') || /\b(?:hydroquinone|retin\w*|cream|skin)\b/.test(reading.text)
    const related: Partial<Record<Concern, string[]>> = {
      prescription: skincareAsked ? ['/prescription-skincare'] : [],
      lesion: ['/mole-skin-tag-removal', '/dermatology'],
      diagnosis: ['/dermatology'],
      dose: reading.routes.slice(0, 1).map(([route]) => route),
      pregnancy: reading.routes.slice(0, 1).map(([route]) => route),
      breastfeeding: reading.routes.slice(0, 1).map(([route]) => route),
      elsewhere: ['/lip-filler-dissolve'],
    }
    const sources = (related[concern] ?? []).filter((route) => this.library.page(route) !== undefined)
    const priced =
      ['dose', 'pregnancy', 'breastfeeding'].includes(concern) && (reading.intents.has('price') || concern === 'dose')
        ? this.#prices.answer(reading.items, reading)
        : ''
    const skincare = concern === 'prescription' && skincareAsked ? this.#prices.table(['prescription-skincare'], false) : ''
    return { kind: 'safety', concern, paragraphs: [...paragraphs, ...[priced, skincare].filter((p) => p !== '')], sources, passages: [], prices: [] }
  }

  /** Fills what a follow-up leaves out from the question before it. */
  #continue(reading: Reading, previousQuestion: string | undefined): Reading {
    if (previousQuestion === undefined) return reading
    const before = read(correct(listed(previousQuestion), this.library), this.library)
    if (before.steering || before.task) return reading
    const strong = (reading.routes[0]?.[1] ?? 0) >= 6 || reading.items.some((item) => item.kind === 'price')
    const short = reading.text.split(' ').length <= 6
    const leaning = /^(?:and|or|what about|how about|also|same|but|ok|so|then)\b/.test(reading.text) || short
    const pointing = /\b(?:it|that|this|them|these|those|one|same|the treatment|the procedure|there)\b/.test(reading.text)
    const linesBefore = before.items.some((item) => item.kind === 'lines')
    const onlyAmount =
      reading.items.length === 0 || (reading.items.every((item) => item.kind === 'lines') && reading.areas.length === 0 && reading.families.size === 0)

    if (strong && !(onlyAmount && (reading.count !== null || reading.ml !== null))) {
      // Another treatment: only what is being asked about it may come from before.
      const intents = new Set(reading.intents)
      if (intents.size === 0 && leaning) for (const intent of before.intents) intents.add(intent)
      const isMale = reading.male || (leaning && before.male && !reading.female)
      return { ...reading, intents, male: isMale, items: reading.items.map((item) => (item.kind === 'lines' ? { ...item, male: isMale } : item)) }
    }
    if (!strong && !leaning && !pointing && reading.intents.size === 0) return reading
    if (reading.task || reading.elsewhere) return reading
    const clinicOnly = ['booking', 'contact', 'location', 'hours', 'payment', 'offer', 'human', 'identity', 'thanks', 'greeting', 'consultation'].some(
      (intent) => reading.intents.has(intent as Intent),
    )
    if (clinicOnly && !reading.intents.has('price')) return reading
    const intents = new Set(reading.intents)
    const asksNothing = intents.size === 0
    if (asksNothing || reading.male || reading.female || reading.count !== null || reading.ml !== null)
      for (const intent of before.intents) if (asksNothing || intent === 'price') intents.add(intent)
    const isMale = reading.male || (before.male && !reading.female)
    const isFemale = reading.female || (before.female && !reading.male)
    const items = before.items.map((item) =>
      item.kind === 'lines'
        ? { ...item, count: reading.count ?? item.count, named: reading.count === null ? item.named : [], male: isMale, female: isFemale }
        : { ...item, ml: reading.ml ?? item.ml },
    )
    const ownLines = reading.count !== null && !linesBefore && before.items.length === 0 ? reading.items : []
    return {
      ...reading,
      intents,
      male: isMale,
      female: isFemale,
      items: items.length > 0 ? items : ownLines,
      routes: merge(before.routes, reading.routes),
      areas: before.areas,
      families: new Set([...before.families, ...reading.families]),
    }
  }

  #answer(reading: Reading): Answer {
    const { clinic } = this.library.knowledge.facts
    const { intents, routes } = reading
    const top = routes[0]?.[1] ?? 0

    if (intents.has('greeting'))
      return plain('small-talk', [`Hello. I am the automated assistant of ${clinic.name}. Ask me about treatments, prices, risks, aftercare or booking.`])
    if (intents.has('thanks')) return plain('small-talk', [`You are welcome. If you would like to talk to a person, ring ${clinic.line.display}.`])
    if (intents.has('identity'))
      return plain(
        'clinic',
        [
          `I am an automated assistant, not a person and not a doctor. I answer from the pages of ${clinic.name}. To talk to a person, ring ${clinic.line.display} or ${clinic.secondLine.display}, or write on WhatsApp, ${clinic.whatsapp.display}.`,
        ],
        ['/contact'],
      )
    if (reading.task) return this.#refuse(routes, top)
    if (reading.steering) {
      const honest = top >= 8 && (intents.size > 0 || reading.items.length > 0) ? this.#onTopic(reading) : null
      if (honest === null || honest.kind === 'unknown') return this.#refuse([], 0)
      return { ...honest, paragraphs: ['I answer only from the clinic’s own pages, and this is what they say.', ...honest.paragraphs], passages: [] }
    }
    if (reading.elsewhere && !this.#namesTreatment(reading)) return this.#refuse([], 0)
    return this.#onTopic(reading)
  }

  #onTopic(reading: Reading): Answer {
    const { intents, items, routes } = reading
    const top = routes[0]?.[1] ?? 0
    const clinical = this.#clinic(reading, top)
    if (clinical) return clinical

    if (intents.has('price') || (items.length > 0 && (reading.count !== null || reading.ml !== null)) || reading.budget !== null) {
      const priced = this.#price(reading)
      if (priced) return priced
    }
    if (top >= 6) return this.#info(reading)
    return this.#general(reading)
  }

  /** Questions about the clinic itself, answered from the facts. */
  #clinic(reading: Reading, top: number): Answer | null {
    const { clinic } = this.library.knowledge.facts
    const { intents } = reading
    const treatment = reading.items.length > 0 || top >= 8.5
    const contact = `Ring ${clinic.line.display} or ${clinic.secondLine.display}, write on WhatsApp (${clinic.whatsapp.display}) or e-mail ${clinic.email}.`
    const booking = `You can book online at ${clinic.bookingUrl}, ring ${clinic.line.display} or ${clinic.secondLine.display}, or write on WhatsApp, ${clinic.whatsapp.display}.`
    const consultation = this.#prices.consultation()
    const city = reading.routes.find(([route]) => this.library.page(route)?.kind === 'city')?.[0]

    if (
      /\b(?:how old is (?:the|your|this) (?:clinic|practice|business)|(?:when|what year) (?:was|were|did) (?:the clinic|you|your clinic)\w* (?:\w+ )?(?:open\w*|found\w*|establish\w*|start\w*|set up)|how long (?:have you|has (?:the|your) clinic)|how many injections have you|how experienced)\b/.test(
        reading.text,
      ) &&
      !treatment
    ) {
      return plain('clinic', [`${clinic.name} was established in ${clinic.since}. ${clinic.claims.join('. ')}.`], ['/about', '/team'])
    }
    if (
      /\b(?:treat|see|accept|welcome|for|have) (?:\w+ )?(?:men|males?|guys)\b/.test(reading.text) &&
      reading.areas.length === 0 &&
      reading.families.size === 0 &&
      top < 12
    ) {
      return plain('clinic', [`Yes, men are treated here. ${clinic.maleSupplementNote}`], ['/treatments', '/botox-cost-london'])
    }
    if (/\bvat\b/.test(reading.text)) return plain('clinic', [clinic.vat], ['/treatments', '/botox-cost-london'])
    if (intents.has('human')) return plain('clinic', [`Of course. ${contact} Our hours: ${clinic.hours.join('; ')}.`], ['/contact'])
    if (intents.has('consultation') && !this.#namesTreatment(reading) && !ownConsultation.has(reading.routes[0]?.[0] ?? '')) {
      const more = this.library
        .search(`${reading.text} consultation`, { limit: 12 })
        .map((hit) => hit.section)
        .filter((section) => /consult/i.test(section.heading) && this.library.page(this.library.routeOf(section))?.kind === 'page' && section.kind !== 'prices')
        .slice(0, intents.has('price') || intents.has('booking') ? 0 : 1)
      return {
        ...plain(
          'clinic',
          [consultation, ...(intents.has('booking') ? [booking] : []), ...more.map((section) => this.#prose(section, reading))],
          ['/contact', ...more.map((s) => this.library.routeOf(s)), '/treatments'],
        ),
        passages: more,
        prices: [consultation],
      }
    }
    if (intents.has('price')) return null
    if (city !== undefined && (intents.has('location') || intents.has('booking') || intents.has('contact') || intents.has('hours') || !treatment || top < 12)) {
      if (!reading.items.length || intents.has('location'))
        return this.#info({ ...reading, routes: [[city, 20], ...reading.routes.filter(([route]) => route !== city)] })
    }
    if (intents.has('booking') && !/\b(?:how long|how many|before (?:my|the)|after|prepare|happens|take)\b/.test(reading.text)) {
      if (/\b(?:cancel\w*|re ?schedul\w*|move|change)\b/.test(reading.text)) {
        const about = this.#covered(reading, 0.5)
        return plain(
          'clinic',
          [...(about ? [this.#prose(about, reading)] : []), `To change or cancel an appointment, ${lowerFirst(contact)}`],
          ['/contact', ...(about ? [this.library.routeOf(about)] : [])],
        )
      }
      const named = treatment ? reading.routes[0]![0] : null
      const priced = named === null ? '' : this.#priceOf(named, reading)
      return plain(
        'clinic',
        [booking, `The first step is a consultation. ${consultation}`, ...(priced === '' ? [] : [priced])],
        ['/contact', ...(named === null ? [] : [named])],
      )
    }
    if (treatment) return null
    if (intents.has('hours') && !intents.has('lasts'))
      return plain('clinic', [`Opening hours at Harley Street: ${clinic.hours.join('; ')}.`, `For an appointment, ${lowerFirst(booking)}`], ['/contact'])
    if (intents.has('location') && !/\bparking|park\b/.test(reading.text)) {
      const cities = this.library.knowledge.facts.pages.filter((page) => page.kind === 'city')
      return plain(
        'clinic',
        [`The clinic is at ${clinic.address}.`, `There are pages for ${cities.map((page) => page.title).join(', ')} as well. ${contact}`],
        ['/contact', ...cities.slice(0, 2).map((page) => page.route)],
      )
    }
    if (intents.has('contact') && !/\bafter\b/.test(reading.text))
      return plain('clinic', [contact, `Our freephone offer line is ${clinic.freephone.display}. Opening hours: ${clinic.hours.join('; ')}.`], ['/contact'])
    if (intents.has('payment') || intents.has('offer')) {
      const about = this.#covered(reading, 0.62)
      if (about) return null
      const freephone = intents.has('offer')
        ? `New patients can ask for a welcome offer on the home page, or ring the freephone offer line, ${clinic.freephone.display}. Prescription-only treatments are never discounted.`
        : `I could not find that on our pages. Please ask the team: ${lowerFirst(contact)}`
      return plain('clinic', [freephone, consultation], ['/contact', '/treatments'])
    }
    return null
  }

  #namesTreatment(reading: Reading): boolean {
    return (
      reading.items.length > 0 ||
      reading.areas.length > 0 ||
      reading.routes.some(([route, weight]) => weight >= 8.5 && this.library.page(route)?.kind === 'treatment')
    )
  }

  #price(reading: Reading): Answer | null {
    const { clinic } = this.library.knowledge.facts
    const { routes, items } = reading
    const consultation = this.#prices.consultation()
    if (reading.budget !== null && items.length === 0 && (routes[0]?.[1] ?? 0) < 9) {
      const text = this.#prices.within(reading.budget)
      return { ...plain('price', [text, consultation], ['/treatments', '/botox-cost-london']), prices: [text] }
    }
    if (/\b(?:cheapest|least expensive|lowest|most expensive|dearest|highest)\b/.test(reading.text) && items.length === 0) {
      const text = this.#prices.extremes()
      return { ...plain('price', [text, consultation], ['/treatments', '/botox-cost-london']), prices: [text] }
    }
    const said = this.#prices.answer(items, reading)
    const pages = this.#pagesFor(reading)
    if (said !== '') {
      const extra = reading.intents.size > 1 ? this.#detail(reading, pages[0], 1) : []
      return {
        kind: 'price',
        paragraphs: [said, ...extra.map((section) => this.#prose(section, reading)), `${consultation} ${clinic.vat}`],
        sources: sourcesOf([...pages, ...extra.map((section) => this.library.routeOf(section))]),
        passages: extra,
        prices: [said],
      }
    }
    const [route, weight] = routes[0] ?? ['', 0]
    const page = this.library.page(route)
    const general =
      /\b(?:price ?list|all (?:your |the )?prices|your prices|prices of (?:everything|treatments)|treatments? (?:costs?|prices?)|cost of treatments?|price of treatments?|what do you charge|how much (?:do|does) (?:treatments?|it all|everything|you|things|your treatments?)|(?:cheapest|most expensive|lowest price|highest price))\b/.test(
        reading.text,
      )
    if (weight >= 6 && page && !(general && weight < 9)) {
      const table = this.#prices.table(page.prices, reading.male)
      const section = this.library.sectionsOf(route).filter((s) => s.kind === 'prices')[0]
      const written = section ? this.#prose(section, reading) : ''
      if (table !== '')
        return {
          kind: 'price',
          paragraphs: [table, `${page.prices.includes('consultation-injectable') && page.prices.length === 1 ? '' : `${consultation} `}${clinic.vat}`.trim()],
          sources: sourcesOf([route, ...routes.slice(1, 3).map(([r]) => r)]),
          passages: section ? [section] : [],
          prices: [table],
        }
      const none = `The price list has no fixed price for ${page.title}; it is agreed with you before anything is done.`
      return {
        kind: 'price',
        paragraphs: [written === '' ? none : written, ...(written === '' ? [] : [none]), `${consultation} To ask, ring ${clinic.line.display}.`],
        sources: sourcesOf([route, ...routes.slice(1, 2).map(([r]) => r), '/treatments']),
        passages: section ? [section] : [],
        prices: [],
      }
    }
    if (reading.families.has('filler')) return this.#overview((group) => /filler|volume/i.test(group), ['/dermal-fillers', '/treatments'])
    if (reading.families.has('relaxer')) return this.#overview((group) => /line|lower face|medical/i.test(group), ['/botox-cost-london', '/botox-london'])
    const unknown = this.library.terms(reading.text).filter((term) => !priceWords.has(term) && this.library.uses(term) === 0)
    if (general || unknown.length === 0 || /^(?:\w+ ){0,4}(?:prices?|costs?|charges?|fees?)$/.test(reading.text)) {
      if (this.#onlyPriceWords(reading.text) || general) return this.#overview(() => true, ['/treatments', '/botox-cost-london'])
    }
    return null
  }

  #onlyPriceWords(text: string): boolean {
    return this.library.terms(text).every((term) => priceWords.has(term) || /^\d/.test(term))
  }

  #overview(only: (group: string) => boolean, sources: string[]): Answer {
    const { clinic } = this.library.knowledge.facts
    const paragraphs = this.#prices.overview((price) => only(price.group) && !price.key.startsWith('consultation'))
    return {
      kind: 'price',
      paragraphs: [...paragraphs, `${clinic.maleSupplementNote} ${this.#prices.consultation()} ${clinic.vat}`],
      sources,
      passages: [],
      prices: paragraphs,
    }
  }

  /** Pages for the treatments of a question, the page of each item first. */
  #pagesFor(reading: Reading): string[] {
    const pages = reading.routes.filter(([, weight]) => weight >= 6).map(([route]) => route)
    if (pages.length === 0 && reading.items.some((item) => item.kind === 'lines')) pages.push('/botox-cost-london', '/botox-london')
    for (const item of reading.items) {
      if (item.kind === 'price' && !pages.some((route) => item.keys.some((key) => this.library.page(route)?.prices.includes(key)))) {
        const holder =
          this.library.knowledge.facts.pages.find((page) => page.kind === 'treatment' && item.keys.some((key) => page.prices.includes(key))) ??
          this.library.knowledge.facts.pages.find((page) => item.keys.some((key) => page.prices.includes(key)))
        if (holder) pages.push(holder.route)
      }
      if (item.kind === 'lines' && !pages.includes('/botox-cost-london')) pages.push('/botox-cost-london')
    }
    return pages.slice(0, 5)
  }

  /** The price sentence for a page, so that an answer about a priced treatment always has its price. */
  #priceOf(route: string, reading: Reading): string {
    if (reading.items.length > 0) {
      const said = this.#prices.answer(reading.items, { ...reading, male: reading.male && reading.items.some((item) => item.kind === 'lines') })
      if (said !== '') return said
    }
    const page = this.library.page(route)
    if (!page || page.kind !== 'treatment') return route === '/prescription-skincare' ? this.#prices.table(['prescription-skincare'], false) : ''
    return this.#prices.table(
      page.prices.filter((key) => key !== 'consultation-injectable'),
      reading.male,
    )
  }

  #info(reading: Reading): Answer {
    const { clinic } = this.library.knowledge.facts
    const route = this.#mainPage(reading)
    const page = this.library.page(route)!
    const [only] = reading.items
    if (reading.items.length === 1 && only!.kind === 'price' && only!.keys.join() === 'emsculpt') {
      const mentioned = this.library
        .sectionsOf(route)
        .filter((section) => section.kind !== 'prices' && /emsculpt/i.test(`${section.heading} ${section.text}`))
        .slice(0, 1)
      const price = this.#prices.say(only!).text
      return {
        kind: 'info',
        paragraphs: [
          ...mentioned.map((section) => this.#prose(section, reading)),
          `Our pages say little about Emsculpt itself. ${price} To ask about it, ring ${clinic.line.display}.`,
        ],
        sources: [route],
        passages: mentioned,
        prices: [price],
      }
    }
    if (route === '/team') {
      const people = this.library.knowledge.facts.pages.filter((p) => p.kind === 'person')
      const sections = this.#detail({ ...reading, intents: new Set(['what']) }, route, 1)
      return {
        kind: 'info',
        paragraphs: [
          ...sections.map((s) => this.#prose(s, reading)),
          `The people on our pages: ${people.map((p) => p.title).join(', ')}. Ask for a doctor’s full name and registration number and look them up on the General Medical Council’s register.`,
        ],
        sources: sourcesOf([route, ...people.map((p) => p.route)]).slice(0, 4),
        passages: sections,
        prices: [],
      }
    }
    const others = this.#otherPages(reading, route)
    const sections = this.#detail(reading, route, 2)
    const compared =
      /\b(?:versus|vs|or|difference|differ|compar\w*|better)\b/.test(reading.text) && others.length > 0 && this.library.page(others[0]!)?.kind === page.kind
    const second = compared ? this.#detail({ ...reading, intents: new Set(['what']) }, others[0]!, 1) : []
    const known = this.#knows(reading, [...sections, ...second], page.title)
    const shown = this.#example(reading, route, known)
    if (shown !== null) {
      const name = this.library.page(shown.route)!
      const price = this.#priceOf(route, reading) || this.#prices.table(page.prices, reading.male)
      const [first, ...more] = shown.sections.map((section) => this.#prose(section, reading))
      return {
        kind: 'info',
        paragraphs: [`For ${name.title}, as an example: ${first}`, ...more, ...(price === '' ? [] : [price])],
        sources: sourcesOf([route, shown.route, ...others]).slice(0, 3),
        passages: shown.sections,
        prices: price === '' ? [] : [price],
      }
    }
    const paragraphs = compared
      ? [
          ...sections.slice(0, 1).map((s) => `${page.title}: ${this.#prose(s, reading)}`),
          ...second.map((s) => `${this.library.page(others[0]!)!.title}: ${this.#prose(s, reading)}`),
        ]
      : sections.map((section) => this.#prose(section, reading))
    if (!known)
      paragraphs.unshift(
        `I could not find that exact point on our pages. This is the nearest they say about ${page.title}; the team can tell you more on ${clinic.line.display}.`,
      )
    const priced = [this.#priceOf(route, reading), ...(compared ? [this.#priceOf(others[0]!, { ...reading, items: [] })] : [])].filter((text) => text !== '')
    const prices = [...new Set(priced)]
    return {
      kind: 'info',
      paragraphs: [...paragraphs, ...prices],
      sources: sourcesOf([route, ...(compared ? others.slice(0, 1) : []), ...sections.map((section) => this.library.routeOf(section)), ...others]).slice(0, 3),
      passages: [...sections, ...second],
      prices,
    }
  }

  /** A page about a whole family says little about one point: then one of the family's treatments shows it. */
  #example(reading: Reading, route: string, known: boolean): { route: string; sections: Section[] } | null {
    const example = examples[route]
    if (example === undefined || this.library.page(example) === undefined) return null
    const particular = [...reading.intents].some((intent) => sectionsFor[intent] !== undefined && intent !== 'what' && intent !== 'solve')
    if (known && !particular) return null
    const sections = this.#detail(reading, example, 2)
    if (sections.length === 0 || sections[0]!.kind === 'intro' || !this.#knows(reading, sections, '')) return null
    return { route: example, sections }
  }

  /** Among pages of nearly the same weight, the one whose text answers best. */
  #mainPage(reading: Reading): string {
    const top = reading.routes[0]![1]
    const near = reading.routes.filter(([, weight]) => weight >= top * 0.85).slice(0, 4)
    if (near.length === 1) return near[0]![0]
    const hits = this.library.search(reading.text, { limit: 30 })
    const best = (route: string) => hits.find((hit) => this.library.routeOf(hit.section) === route)?.score ?? 0
    const strongest = Math.max(...near.map(([route]) => best(route)), 1)
    return near.map(([route, weight]) => ({ route, value: weight / top + (best(route) / strongest) * 0.35 })).toSorted((a, b) => b.value - a.value)[0]!.route
  }

  #otherPages(reading: Reading, route: string): string[] {
    const named = reading.routes.filter(([r, weight]) => r !== route && weight >= 5).map(([r]) => r)
    const found = this.library
      .search(reading.text, { limit: 8 })
      .filter((hit) => hit.matched >= 0.5)
      .map((hit) => this.library.routeOf(hit.section))
    return [...new Set([...named, ...found])].filter((r) => r !== route && r !== '/')
  }

  /** The sections of a page that answer best. */
  #detail(reading: Reading, route: string | undefined, count: number): (Section & { id: number })[] {
    if (route === undefined) return []
    const sections = this.library.sectionsOf(route)
    const aspect = this.#aspect(reading.text, route)
    const own = this.#ownAspect(reading.text, route)
    const found = (words: readonly string[]) => {
      const hits = words.length === 0 ? [] : this.library.search(words.join(' '), { within: route, limit: 60 })
      const strongest = Math.max(1, ...hits.map((hit) => hit.score))
      return new Map(hits.map((hit) => [hit.section.id, hit.score / strongest]))
    }
    const exact = found(own)
    const loose = found(aspect)
    const wanted = [...reading.intents].flatMap((intent) => sectionsFor[intent] ?? [])
    const open = wanted.length === 0
    const scored = sections
      .filter((section) => section.kind !== 'prices' || reading.intents.has('price') || reading.intents.has('payment'))
      .map((section) => {
        let score = (exact.get(section.id) ?? 0) * 0.8 + (loose.get(section.id) ?? 0) * 0.3
        if (section.kind === 'glance' && ['lasts', 'onset', 'downtime'].some((intent) => reading.intents.has(intent as Intent))) score += 0.5
        const place = wanted.indexOf(section.kind)
        if (place >= 0 && section.kind !== 'question') score += 0.7 - Math.min(place, 4) * 0.08
        if (section.kind === 'question') {
          const like = this.#likeness(aspect, section.heading, route)
          score += like > 0 ? like * 0.9 + (place >= 0 ? 0.2 : 0) : -0.35
        }
        if (section.kind === 'intro') score += aspect.length === 0 || reading.intents.has('what') || reading.intents.has('solve') ? 0.9 : open ? 0.7 : 0
        if (section.kind === 'help' && !reading.intents.has('risks')) score -= 0.3
        return { section, score }
      })
      .toSorted((a, b) => b.score - a.score)
    const [first] = scored
    if (first === undefined) return []
    // The page's own first words, when nothing in it stands out for the question.
    if (first.score < 0.4 && open) return sections.slice(0, 1)
    return scored
      .slice(0, count)
      .filter((entry, i) => i === 0 || (entry.score >= 0.6 && entry.score >= first.score * 0.55))
      .map(({ section }) => section)
  }

  /** What is asked about a page beyond its name, with the other words people use for the same thing. */
  #aspect(text: string, route: string): string[] {
    const own = this.#ownAspect(text, route)
    return [...new Set([...own, ...own.flatMap((term) => alike.get(term) ?? [])])]
  }

  #ownAspect(text: string, route: string): string[] {
    const page = this.library.page(route)
    const names = new Set(this.library.terms(`${page?.title ?? ''} ${route.replace(/[/-]/g, ' ')}`))
    return this.library.terms(text).filter((term) => !names.has(term) && !/^\d/.test(term) && !naming.has(term))
  }

  /** How alike a question and a heading are, by their words. */
  #likeness(aspect: readonly string[], heading: string, route: string): number {
    const b = this.#aspect(heading, route).filter((term) => this.library.terms(heading).includes(term))
    if (b.length === 0 || aspect.length === 0) return 0
    const common = b.filter((term) => aspect.includes(term)).length
    return common / b.length
  }

  /** Whether the sections hold the words of the question that do not merely name the treatment. */
  #knows(reading: Reading, sections: readonly Section[], title: string): boolean {
    const names = new Set([...this.library.terms(title), ...sections.flatMap((s) => [...this.library.nameTerms(this.library.routeOf(s))])])
    // What an intent has understood already need not stand in the text word for word.
    let rest = reading.text
    for (const intent of reading.intents) rest = rest.replace(new RegExp(intentPatterns[intent].source, 'g'), ' ')
    const asked = this.library.terms(rest).filter((term) => !names.has(term) && !asking.has(term) && !naming.has(term) && !/^\d/.test(term))
    if (asked.length === 0) return true
    const held = new Set(sections.flatMap((section) => this.library.terms(`${section.heading} ${section.text}`)))
    const holds = (term: string) =>
      held.has(term) || [...held].some((word) => word.length > 4 && term.length > 4 && (word.startsWith(term) || term.startsWith(word)))
    const hit = asked.filter((term) => holds(term) || (alike.get(term) ?? []).some(holds)).length
    // Somebody who only tells what troubles them is answered by what the treatment is for.
    const telling = reading.intents.size === 0 || (reading.intents.size === 1 && reading.intents.has('solve'))
    return hit / asked.length >= (telling ? 0.3 : 0.5)
  }

  #covered(reading: Reading, share: number) {
    const hit = this.library.search(reading.text, { limit: 1 })[0]
    return hit && hit.matched >= share ? hit.section : null
  }

  /** No treatment named: the site's text decides, if it knows the words. */
  #general(reading: Reading): Answer {
    const { clinic } = this.library.knowledge.facts
    const terms = this.library.terms(reading.text).filter((term) => !['recommend', 'suggest', 'accept'].includes(term))
    const cityNamed = reading.routes.some(([route]) => this.library.page(route)?.kind === 'city')
    const hits = this.library
      .search(terms.join(' '), { limit: 20 })
      .filter((hit) => cityNamed || this.library.page(this.library.routeOf(hit.section))?.kind !== 'city')
      .slice(0, 6)
    const [best] = hits
    const strange = terms.filter((term) => this.library.uses(term) === 0)
    const enough = best !== undefined && best.matched >= (terms.length <= 2 ? 0.75 : 0.6) && strange.length <= terms.length / 3 && terms.length > 0
    const inDomain =
      (reading.routes[0]?.[1] ?? 0) >= 3 ||
      terms.some((term) => domain.has(term)) ||
      [...reading.intents].some((intent) => !['what', 'solve', 'results', 'suits', 'lasts', 'onset'].includes(intent))
    if (!enough || !inDomain || reading.elsewhere) return this.#unknown()
    const sections = hits
      .filter((hit) => hit.score >= best.score * 0.8 && hit.matched >= 0.5)
      .slice(0, 2)
      .map((hit) => hit.section)
    const known = this.#knows(reading, sections, '')
    if (!known) return this.#unknown()
    const pages = sourcesOf([
      ...sections.map((section) => this.library.routeOf(section)),
      ...reading.routes.slice(0, 1).map(([route]) => route),
      ...hits.slice(0, 4).map((hit) => this.library.routeOf(hit.section)),
    ]).slice(0, 3)
    const priced = this.#priceOf(pages[0]!, reading)
    return {
      kind: 'info',
      paragraphs: [
        ...sections.map((section) => this.#prose(section, reading)),
        ...(priced === '' ? [] : [priced]),
        `For anything this leaves open, ring ${clinic.line.display}.`,
      ],
      sources: pages,
      passages: sections,
      prices: priced === '' ? [] : [priced],
    }
  }

  #unknown(): Answer {
    const { clinic } = this.library.knowledge.facts
    return plain('unknown', [
      'I do not know: I could not find an answer to that on our pages. I can only help with questions about this clinic, its treatments, prices, risks, aftercare and booking.',
      `The team may be able to help: ring ${clinic.line.display} or ${clinic.secondLine.display}, write on WhatsApp (${clinic.whatsapp.display}) or e-mail ${clinic.email}.`,
    ])
  }

  #refuse(routes: [string, number][], top: number): Answer {
    const page = top >= 8 ? this.library.page(routes[0]![0]) : undefined
    return plain(
      'refused',
      [
        'I am sorry, I cannot help with that. I can only answer questions about this clinic, its treatments, prices, risks, aftercare and booking, and only from its own pages.',
        page
          ? `If you would like to know about ${page.title}, its page is the place to begin, or ask me a question about it.`
          : 'Is there a treatment you would like to know about?',
      ],
      page ? [page.route] : [],
    )
  }

  /** A section as plain paragraphs: its lists become sentences, and of a long text the part that fits the question stays. */
  #prose(section: Section, reading: Reading): string {
    const terms = new Set([...this.#aspect(reading.text, this.library.routeOf(section)), ...this.library.terms(reading.text)])
    if (section.kind === 'glance') return glanceLines(section.text, reading.intents)
    const aspect = new Set(this.#aspect(reading.text, this.library.routeOf(section)))
    const all = section.text
      .split('\n\n')
      .map((block) => flatten(block, (item) => this.library.terms(item).some((term) => aspect.has(term))))
      .filter((block) => block !== '')
    const blocks = section.kind === 'intro' ? all.slice(0, 1) : all
    if (section.kind === 'question') return `${section.heading} ${blocks.join(' ')}`
    const heading = leads[section.kind]
    const size = (texts: string[]) => texts.reduce((sum, text) => sum + text.split(' ').length, 0)
    let chosen = blocks
    if (size(blocks) > 130 && blocks.length > 1) {
      const value = (block: string) => this.library.terms(block).filter((term) => terms.has(term)).length
      const ranked = blocks.map((block, i) => ({ block, i, value: value(block) - i * 0.1 })).toSorted((a, b) => b.value - a.value)
      const kept: typeof ranked = []
      for (const entry of ranked)
        if (kept.length === 0 || (size(kept.map((k) => k.block)) + entry.block.split(' ').length <= 130 && kept.length < 3)) kept.push(entry)
      chosen = kept.toSorted((a, b) => a.i - b.i).map((entry) => entry.block)
    }
    const text = chosen.map((block) => shorten(block, 120)).join('\n\n')
    return heading !== undefined && !/[.?]$/.test(heading) && /^(?:- |[A-Z])/.test(text) && isList(section.text) ? `${heading}: ${lowerFirst(text)}` : text
  }
}

/** Pages whose consultation is another one than the injectable consultation. */
const ownConsultation = new Set([
  '/advanced-consultation',
  '/plastic-surgeon',
  '/hair-transplant-surgeon',
  '/private-gp-doctor',
  '/dermatology',
  '/prescription-skincare',
])

/** Overview pages, and a treatment that can stand as an example of the family. */
const examples: Record<string, string> = {
  '/botox-london': '/forehead-lines-botox',
  '/botox-cost-london': '/forehead-lines-botox',
  '/dermal-fillers': '/cheek-filler',
}

/** Questions in a script we cannot read: the address of the page in that language, '' where there is none, null for our own. */
function otherLanguage(question: string): string | null {
  const letters = question.match(/\p{L}/gu) ?? []
  const latin = question.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length < 2 || latin.length * 2 > letters.length) return null
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(question)) return '/treatments-summary-japanese/'
  if (/\p{Script=Han}/u.test(question)) return '/treatments-summary-chinese/'
  if (/\p{Script=Arabic}/u.test(question)) return '/treatments-summary-arabic/'
  return ''
}

const leads: Partial<Record<Section['kind'], string>> = {
  suits: 'It may suit you if',
  notFor: 'It is not for you, or should wait, if',
  aftercare: 'Aftercare',
  help: 'Get help',
  alternatives: 'Other ways to the same aim',
  appointment: 'At the appointment',
}

/** The lines of "At a glance" that a question is after. */
function glanceLines(text: string, intents: ReadonlySet<Intent>): string {
  const lines = text.split('\n')
  const wanted: Partial<Record<Intent, RegExp>> = { lasts: /^Lasts/, onset: /^First effect/, appointment: /^The appointment/, downtime: /^Time off/ }
  const chosen = lines.filter((line) => [...intents].some((intent) => wanted[intent]?.test(line)))
  return (chosen.length === 0 ? lines : chosen).map((line) => line.replace(/^Lasts: /, 'How long it lasts: ')).join(' ')
}

const isList = (text: string) => text.startsWith('- ')

/** "- a\n- b" → "A; b." Of a long list only the points that are asked about stay, if there are any. */
function flatten(block: string, asked: (item: string) => boolean): string {
  if (!block.includes('\n') && !block.startsWith('- ')) return block.trim()
  const lines = block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (!lines.some((line) => line.startsWith('- '))) return lines.join(' ')
  const lead = lines.filter((line) => !line.startsWith('- ')).join(' ')
  const points = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).replace(/[.;]$/, ''))
  const wanted = points.length > 3 ? points.filter(asked) : []
  const kept = wanted.length > 0 && wanted.length <= points.length / 2 ? wanted : points
  return `${lead === '' ? '' : `${lead} `}${kept.map((point, i) => (i === 0 ? point : lowerFirst(point))).join('; ')}.`
}

const lowerFirst = (text: string) =>
  /^(?:[A-Z][a-z]+ ?){1}/.test(text) && !/^(?:I |[A-Z]{2}|Botox|Harley|NHS|HAMA|Profhilo|HydraFacial)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text

/** Ends a long text at a sentence or a semicolon. */
function shorten(text: string, words: number): string {
  const all = text.split(' ')
  if (all.length <= words + 20) return text
  const cut = all.slice(0, words).join(' ')
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('; '))
  return end > cut.length / 2 ? `${cut.slice(0, end)}.` : `${cut}…`
}

const merge = (a: [string, number][], b: [string, number][]): [string, number][] => {
  const weights = new Map(a)
  for (const [route, weight] of b) weights.set(route, (weights.get(route) ?? 0) + weight * 0.5)
  return [...weights].toSorted((x, y) => y[1] - x[1])
}

const sourcesOf = (routes: readonly string[]) => [...new Set(routes)].slice(0, 5)
