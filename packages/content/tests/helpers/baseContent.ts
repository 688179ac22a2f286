import { standIn } from '../../src/pictureFacts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { folderInMemory } from '../../src/dataFolder'
import { ContentError, validateFolder, type GateOptions } from '../../src/validateFolder'
import { homeSections } from '../../src/schemas/common'
import { concernIds } from '@clinic/contract/contract'
import analysisRules from '../../../../__tests__/fixtures/clinic/analysis.json'
import assessment from '../../../../__tests__/fixtures/clinic/assessment.json'
import enquiries from '../../../../__tests__/fixtures/clinic/enquiries.json'

/** The invented clinic's rules of the analysis, which name none of its pages here. */
const plainAnalysis = {
  ...analysisRules,
  ratings: analysisRules.ratings.map((rating) => ({
    ...rating,
    levels: rating.levels.map((level) => ({ ...level, discuss: [] })),
  })),
  kinds: Object.fromEntries(Object.keys(analysisRules.kinds).map((kind) => [kind, ['/']])),
  wholeFace: { route: '/', label: 'a consultation' },
  surgeon: { route: '/', label: 'a surgical opinion' },
  protocols: ['stroke'],
}

/** The day on which every fixture is checked. */
export const today = '2026-11-21'

/** The small site below has few of the pages that code names. */
export const noNamedPages = { fixed: [], moving: [] }

// oxlint-disable-next-line typescript/no-explicit-any -- fixtures are bent into every wrong shape
type Loose = any

/**
 * Content files by their path under data/: a value to be written as JSON, or the bytes of the file
 * itself.
 */
export type Files = Record<string, Loose>

/** Returns sentences that no other page has, enough of them to be `count` words or more. */
function words(page: string, count: number): string[] {
  const one = (i: number) =>
    `Sentence ${i} of ${page} says in its own words what a reader of that page may want to know.`
  return Array.from({ length: Math.ceil(count / 20) }, (_, i) => one(i + 1))
}

const head = (route: string, name: string) => ({
  route,
  title: `${name}: what to expect`,
  description: `What ${name} is, whom it may suit, what it costs and what can go wrong, in plain words for a careful reader.`,
  keywords: [name.toLowerCase()],
  summary: `A short sentence about ${name}.`,
  related: [] as string[],
})

const anatomyPlate = (id: string) => ({
  caption: `A drawing with the ${id}.`,
  alt: `Drawing of the ${id}`,
  parts: [{ id, name: `The ${id}`, does: `It is the ${id}.` }],
})

const review = {
  writtenBy: 'editor',
  reviewedBy: 'dr-doe',
  written: '2026-01-10',
  reviewed: '2026-02-10',
  nextReview: '2027-02-10',
}
const sources = (page: string) => [
  {
    claim: `A claim about ${page}.`,
    source: `A publication about ${page}`,
    url: 'https://example.org/first',
  },
  { source: 'Another publication', url: 'https://example.org/second' },
]

function treatment(slug: string, name: string) {
  const list = (what: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${what} ${i + 1} of ${slug}`)
  return {
    ...head(`/${slug}`, name),
    name,
    publicLabel: name,
    prescriptionOnly: false,
    family: 'filler',
    group: 'fillers',
    areas: ['lips'],
    concerns: ['volume'],
    illustration: {
      face: {
        view: 'front',
        crop: slug === 'lip-fillers' ? 'mouth' : 'lower',
        marked: ['lips'],
        sitter: 'ines',
      },
    },
    intro: `An introduction to ${slug}.`,
    atAGlance: { price: 'lip-filler', appointment: '30 minutes' },
    times: {
      onset: { from: 0, unit: 'days' },
      fullEffect: { from: 2, unit: 'weeks' },
      lasts: { from: 6, unit: 'months' },
      visits: { from: 1 },
      timeOff: { from: 0, unit: 'days' },
      pain: { level: 1, words: `What ${slug} feels like.` },
      anaesthetic: `What numbs ${slug}.`,
      reversible: { kind: 'no', words: `Whether ${slug} can be undone.` },
    },
    whatItIs: { paragraphs: words(slug, 560), treats: list('Use', 3) },
    suits: { list: list('Reader', 3) },
    notFor: { standard: ['pregnancy'], list: list('Exception', 3) },
    prices: {
      keys: ['lip-filler'],
      maleSupplement: false,
      paragraphs: [`It costs {price:lip-filler} on ${slug}.`],
    },
    appointment: list('Step', 4).map((title) => ({ title, text: `${title} in a sentence.` })),
    risks: {
      paragraphs: [`A word on risk for ${slug}.`],
      common: list('Common effect', 3),
      rare: list('Rare effect', 3),
      seekHelp: { protocols: ['stroke', 'infection'] },
    },
    aftercare: { list: list('Advice', 4) },
    results: { paragraphs: [`Results of ${slug}.`] },
    alternatives: list('Alternative', 3).map((title) => ({
      name: title,
      text: `${title} may be better.`,
    })),
    questions: list('Question', 5).map((question) => ({
      question: `${question}?`,
      answer: `The answer to ${question}.`,
    })),
    sources: sources(slug),
    review,
  }
}

/** Returns two protocols, with an answer of each kind. */
function safety() {
  const published = [{ source: 'The health service', url: 'https://example.org/health' }]
  const protocol = (id: string, line: string, steps: object[]) => ({
    id,
    title: `Signs of ${id}`,
    line,
    when: 'At any time.',
    steps,
    never: ['Do not wait.'],
    why: 'Time matters.',
    sources: published,
    reviewedBy: 'dr-doe',
    reviewed: '2026-02-10',
  })
  return {
    lead: 'Any one sign is enough.',
    page: '/treatments',
    answers: [
      { id: '999', heading: 'Call {call:999} now', text: 'Do not drive yourself.', now: true },
      {
        id: 'emergency-line',
        heading: 'Ring {clinic:emergency} now',
        text: 'Speak to a clinician.',
        now: true,
        whenClosed: 'If the clinic is closed, go to A&E.',
      },
      {
        id: 'same-day',
        heading: 'Ring {clinic:line} today',
        text: 'Do not wait until tomorrow.',
        now: false,
      },
    ],
    protocols: [
      protocol('stroke', 'Face dropping or muddled speech: call {call:999}.', [
        {
          who: '999',
          brief: 'Face drops',
          signs: ['Face drops on one side', 'Speech is slurred or muddled'],
          say: 'I think this is a stroke.',
          meanwhile: 'Note the time.',
        },
      ]),
      protocol(
        'infection',
        'Skin turning dusky: ring {clinic:emergency}. Redness that grows: ring {clinic:line} the same day.',
        [
          {
            who: 'emergency-line',
            brief: 'Redness spreads fast',
            signs: ['Skin around the place turns dusky'],
            say: 'What was done.',
            meanwhile: 'Sit down.',
          },
          {
            who: 'same-day',
            signs: ['Redness grows after day two'],
            say: 'What was done.',
            meanwhile: 'Keep it clean.',
          },
        ],
      ),
    ],
    sentences: [
      { id: 'pregnancy', text: 'You are pregnant, trying to get pregnant or breastfeeding.' },
      { id: 'keloid', text: 'You get keloid or thick raised scars.' },
    ],
    numbers: [
      { id: '999', name: 'Ambulance', display: '999' },
      { id: 'samaritans', name: 'Samaritans', display: '116 123' },
    ],
    withoutVoice: {
      title: 'Without a voice',
      line: 'Dial 18001 before the number.',
      ways: [{ name: 'Relay', text: 'Dial 18001 first.', url: 'https://www.relayuk.bt.com/' }],
    },
    helpTexts: [{ language: 'en-GB', name: 'English', text: 'Call {call:999}.' }],
    abroad: [{ country: 'Barbados', text: 'In Barbados ring {call:999}.' }],
  }
}

const fact = (sentence: string) => ({ text: sentence, customary: true })
const named = (keys: string[], of: (key: string) => object) =>
  Object.fromEntries(keys.map((key) => [key, of(key)]))

/** Returns a page that helps to choose, with one check and three options. */
const decision = () => {
  const option = (id: string, where: string, more: object = {}) => ({
    id,
    name: `Option ${id}`,
    where,
    ...named(
      ['changes', 'cannot', 'seen', 'lasts', 'visits', 'timeOff', 'seriousRisk', 'suits'],
      (key) => fact(`${key} of ${id}.`),
    ),
    ...more,
  })
  return {
    ...head('/lip-options', 'Lip options'),
    heading: 'Lip options',
    intro: `An introduction to the options. ${words('lip-options', 240).join(' ')}`,
    plate: 'lips',
    causes: [
      { id: 'thin', name: 'Thin lips' },
      { id: 'dry', name: 'Dry lips' },
    ],
    selfCheck: [
      {
        question: 'What do you see?',
        how: 'Look in a mirror.',
        answers: [
          {
            answer: 'Little volume',
            pointsTo: ['thin'],
            meaning: { text: 'Volume may help.', sources: ['trial'] },
          },
          { answer: 'Cracks', pointsTo: ['dry'], meaning: fact('Balm may help.') },
        ],
      },
    ],
    options: [
      option('filler', 'here', { route: '/lip-fillers', prices: ['lip-filler'] }),
      option('balm', 'home'),
      option('nothing', 'nowhere'),
    ],
    protocols: [],
    pages: ['/lip-fillers'],
    review,
  }
}

const phone = (label: string) => ({ label, display: '020 7946 0182', e164: '+442079460182' })
const section = (heading: string, paragraphs: string[]) => ({ heading, paragraphs })

/** Returns a page under data/pages, long enough. */
export const page = (slug: string, name: string, more: object = {}) => ({
  ...head(`/${slug}`, name),
  kind: 'info',
  label: name,
  heading: name,
  intro: `An introduction to ${slug}.`,
  sections: [section(`About ${slug}`, words(slug, 240))],
  ...more,
})

/** Returns a small, complete and valid site. Each call makes a new one, to be spoiled at will. */
export function baseFiles(): Files {
  const home = page('', 'Home page')
  const files: Files = {
    'clinic.json': {
      name: 'The Clinic',
      shortName: 'Clinic',
      strapline: 'Since 2007',
      since: 2007,
      origin: 'https://clinic.example',
      claims: [
        { id: 'since', text: 'Since 2007', evidence: 'The register.' },
        { id: 'count', text: 'Many visits', evidence: 'The books.' },
      ],
      lines: [phone('First line'), phone('Second line')],
      freephone: { label: 'Freephone', display: '0808 157 0123', e164: '+448081570123' },
      emergencyLine: {
        label: 'Urgent line',
        display: '020 7946 0199',
        e164: '+442079460199',
        answered: 'opening-hours',
        answeredBy: 'a doctor of ours',
      },
      whatsapp: { display: '07700 900147', e164: '+447700900147', greeting: 'Hello' },
      email: 'hello@clinic.example',
      bookingUrl: 'https://booking.clinic.example/',
      socials: [
        { name: 'One', url: 'https://one.example/clinic' },
        { name: 'Two', url: 'https://two.example/clinic' },
      ],
      address: {
        street: 'Harley Street',
        locality: 'London',
        postcode: 'W1G',
        country: 'United Kingdom',
      },
      hours: [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '19:00',
        },
        { days: ['Saturday', 'Sunday'], opens: null, closes: null },
      ],
      consentRecords: [{ place: 'Patient records, Harley Street' }],
      locations: ['/cardiff'],
      advertising: 'as-specified',
      medicine: {
        name: 'Botox',
        publicLabel: 'consultation for lines and wrinkles',
        restricted: {
          title: 'what to expect',
          description: 'in person, with the risks and time to decide.',
          summary: 'A doctor explains what can be done.',
          intro: 'a doctor explains what can be done.',
          told: 'what a doctor can tell you in person.',
          inRisks: 'the treatment',
        },
      },
      questionsRead: {
        withModel: 'Questions are read by {clinic:provider}.',
        withoutModel: 'No model is asked.',
      },
      identity: {
        company: { name: 'Clinic Limited', number: '01234567', registeredOffice: '1 Street' },
        cqc: null,
        insurer: { name: 'Insurer', covers: 'Claims by patients' },
        ico: { number: 'ZA123456' },
        pharmacy: null,
      },
      complaints: {
        person: 'Morgan Vale',
        role: 'manager',
        acknowledgedWithin: 'three days',
        answeredWithin: 'twenty days',
        adjudicator: null,
      },
      terms: {
        deposit: 'No deposit is asked.',
        cancelling: null,
        late: null,
        refund: null,
        review: null,
        'top-up': null,
        complication: null,
      },
      disclaimer: ['General information only.'],
      adultsOnly: 'For adults aged 18 and over.',
      inPerson: 'A doctor examines you in person.',
      emergency: 'In an emergency ring 999.',
      contentUpdated: '2026-11-01',
    },
    'prices.json': {
      vat: 'Prices include VAT.',
      consultation: 'consultation',
      consultationNote: 'The consultation costs {price:consultation}.',
      maleSupplement: 'male-supplement',
      maleSupplementNote: 'Men pay {price:male-supplement} more.',
      prices: [
        {
          key: 'consultation',
          label: 'Consultation',
          unit: 'per visit',
          group: 'Consultation',
          amount: 50,
          prescriptionOnly: false,
        },
        {
          key: 'male-supplement',
          label: 'Supplement',
          unit: 'per visit',
          group: 'Lines',
          amount: 50,
          prescriptionOnly: true,
        },
        {
          key: 'lip-filler',
          label: 'Lip filler',
          unit: 'per ml',
          group: 'Fillers',
          amount: 350,
          prescriptionOnly: false,
        },
        {
          key: 'migraine',
          label: 'Migraine',
          unit: 'per visit',
          group: 'Medical',
          from: 450,
          to: 550,
          prescriptionOnly: true,
        },
      ],
    },
    'safety.json': safety(),
    'families/filler.json': {
      name: 'Fillers',
      coolingOff: 1,
      protocols: ['stroke'],
      notFor: ['pregnancy'],
    },
    'redirects.json': { redirects: [{ from: '/lip-filler', to: '/lip-fillers' }] },
    'categories.json': {
      categories: ['one', 'two', 'three', 'four', 'five'].map((id) => ({
        id,
        name: `Category ${id}`,
        publicLabel: `Category ${id}`,
        gradient: ['#ffffff', '#eeeeee'],
        icon: 'lips',
        treatments: [{ name: 'Lip fillers', link: '/lip-fillers' }],
        viewAllLink: '/treatments',
      })),
    },
    'treatment-groups.json': {
      groups: [
        {
          id: 'fillers',
          name: 'Fillers',
          publicLabel: 'Fillers',
          intro: 'For volume.',
          page: null,
        },
      ],
    },
    'gallery.json': {
      items: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({
        id,
        kind: 'illustration',
        illustration: {
          view: 'front',
          crop: 'mouth',
          sitter: 'ines',
          before: { lips: 2 },
          after: { lips: 0 },
        },
        alt: { before: 'Lips', after: 'Fuller lips' },
        treatment: 'Lip fillers',
        publicLabel: 'Lip fillers',
        description: 'A drawing.',
        route: '/lip-fillers',
        timing: 'An illustration.',
      })),
    },
    'concerns.json': {
      concerns: concernIds.map((id) => ({
        id,
        label: `Concern ${id}`,
      })),
    },
    'enquiries.json': enquiries,
    'directions.json': { map: null },
    'anatomy.json': {
      muscles: anatomyPlate('masseter'),
      layers: {
        ...anatomyPlate('fat'),
        placements: [{ id: 'on-bone', name: 'Gel on the bone', does: 'It supports.' }],
      },
    },
    'areas.json': { areas: [{ id: 'lips', name: 'Lips', front: ['lips'] }] },
    'finder-concerns.json': { concerns: [{ id: 'volume', label: 'Lost volume' }] },
    'synonyms.json': { synonyms: { 'lip filler': '/lip-fillers' } },
    'analysis.json': plainAnalysis,
    'assessment.json': { ...assessment, sample: undefined },
    'reviews.json': {
      reviews: [
        {
          id: 'first',
          text: 'Kind people.',
          who: 'A patient',
          treatment: '/lip-fillers',
          date: '2026-03-01',
          source: 'A letter',
        },
      ],
    },
    'offers.json': {
      offers: [
        {
          id: 'plan',
          concerns: concernIds,
          title: 'A written plan',
          description: 'A plan on paper.',
          personalizedMessage: '{name}, here is a plan for {concern}.',
          value: 'Within the {price:consultation} consultation',
          requiresVisit: false,
          location: 'Online',
          whyCompliant: 'Advice only; no prize.',
        },
      ],
    },
    'treatments/lip-fillers.json': treatment('lip-fillers', 'Lip fillers'),
    'treatments/chin-filler.json': treatment('chin-filler', 'Chin filler'),
    'articles/first-blog.json': {
      ...head('/first-blog', 'First article'),
      heading: 'The first article',
      plate: 'lips',
      intro: 'An introduction to the article.',
      sections: [
        section('Beginning', words('first-blog', 760)),
        section('Middle', ['Short.']),
        section('Later', ['Brief.']),
        section('End', ['Done.']),
      ],
      sources: sources('first-blog'),
      review,
    },
    'cities/cardiff.json': {
      ...head('/cardiff', 'Cardiff'),
      name: 'Cardiff',
      country: 'United Kingdom',
      heading: 'Treatment in Cardiff',
      intro: 'An introduction to Cardiff.',
      contact: {
        place: 'A room',
        line: 'Ring {clinic:line}',
        hours: 'By appointment',
        cover: null,
      },
      treatments: ['/lip-fillers', '/chin-filler', '/treatments'],
      gettingThere: words('cardiff', 240),
      sections: [section('What there is', ['Some.']), section('What there is not', ['Others.'])],
      questions: ['First', 'Second', 'Third'].map((q) => ({
        question: `${q} question about Cardiff?`,
        answer: `The ${q} answer.`,
      })),
    },
    'pages/home.json': {
      ...home,
      route: '/',
      kind: 'home',
      sections: homeSections.map((part) => ({
        ...section(part, words(`home ${part}`, 40)),
        part,
        ...(part === 'popular' && { treatments: ['/lip-fillers'] }),
      })),
    },
    'pages/treatments.json': page('treatments', 'All treatments'),
    'people/dr-doe.json': {
      ...head('/team/dr-doe', 'Dr Doe'),
      name: 'Dr Doe',
      role: 'Doctor',
      registration: 'GMC 1234567',
      qualifications: ['MB BS'],
      intro: 'A doctor.',
      biography: words('dr-doe', 120),
      interests: ['Skin'],
      treatments: ['/lip-fillers'],
    },
    'people/editor.json': {
      ...head('/', 'The editor'),
      route: null,
      name: 'The editor',
      role: 'Editor',
      registration: null,
      qualifications: [],
      intro: 'An editor.',
      biography: ['Writes.'],
      interests: [],
      treatments: [],
    },
    'sources.json': {
      sources: [{ id: 'trial', source: 'A trial', url: 'https://example.org/trial' }],
    },
    'recovery/lips.json': {
      name: 'Lips',
      timeline: named(['hour0', 'day1', 'day3', 'day7', 'day14', 'week4', 'month3'], (key) =>
        fact(`${key} of the lips.`),
      ),
      until: named(
        ['work', 'gym', 'makeUp', 'alcohol', 'flying', 'sun', 'dental', 'otherTreatments'],
        (key) => fact(`${key} after the lips.`),
      ),
      normal: fact('Swelling.'),
    },
    'can-i/alcohol.json': {
      question: 'When can I drink alcohol?',
      label: 'Alcohol',
      group: 'afterwards',
      order: 1,
      recovery: 'alcohol',
    },
    'decisions/lip-options.json': decision(),
    'products/cleanser.json': {
      title: 'Cleanser: ingredients explained',
      description:
        'What stands on the label of the cleanser, what each ingredient does in it, and who should be careful with it.',
      keywords: ['cleanser'],
      name: 'Cleanser',
      kind: 'cleanser',
      summary: 'It cleans.',
      verdict: words('cleanser', 200),
      ingredients: ['Aqua', 'Glycerin', 'Sodium', 'Citric'].map((name) => ({
        name,
        role: 'A part',
        evidence: 'strong',
        note: 'Harmless.',
      })),
      suits: ['Most', 'Many'],
      notFor: ['Some', 'Few'],
      howToUse: ['Wet', 'Rinse'],
      related: ['/lip-fillers'],
    },
  }
  return JSON.parse(JSON.stringify(files)) as Files
}

/** Folders that have to be there, though nothing may lie in them. */
const folders = ['treatments', 'articles', 'cities', 'pages', 'people', 'products', 'families', 'assistant', 'languages', 'images'] // prettier-ignore

/** Returns what the files hold, by their paths; a null takes a file away. */
function contents(files: Files): Map<string, string | Uint8Array> {
  const all = new Map(folders.map((folder) => [`${folder}/.gitkeep`, '' as string | Uint8Array]))
  for (const [i, [path, value]] of Object.entries(files).entries()) {
    if (value === null) continue
    if (value === 'picture') all.set(path, standIn(1200, i))
    else if (typeof value === 'string' || value instanceof Uint8Array) all.set(path, value)
    else all.set(path, JSON.stringify(value, null, 2))
  }
  return all
}

/** Writes `files` to a temporary data folder, hands its path to `work`, and removes it. */
export function inDataFolder<T>(files: Files, work: (dataDir: string) => T): T {
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    for (const [name, content] of contents(files)) {
      const path = join(dir, name)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    return work(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/**
 * Returns the report on the base content after `spoil` has been at it; an empty text when the gate
 * lets it pass.
 */
export function reportOn(spoil: (files: Files) => void, options: GateOptions = {}): string {
  const files = baseFiles()
  spoil(files)
  try {
    validateFolder(folderInMemory(contents(files)), { today, namedPages: noNamedPages, ...options })
    return ''
  } catch (error) {
    if (error instanceof ContentError)
      return error.message.replace(/\n\n\d+ mistakes? in the content. Nothing was published.$/, '')
    throw error
  }
}
