import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { weekdays } from '@clinic/content/schemas/hours'

/**
 * What an editor may do to a folder like data/ on an ordinary day, found by what is there and never
 * by a name that stands in it.
 */
export type Edit = { name: string; make: (folder: ContentFolder) => void }

// oxlint-disable-next-line typescript/no-explicit-any -- files of every shape, edited as an editor would
type Loose = any

/** A copy of a content folder, with the means of an editor. */
export class ContentFolder {
  /** The files that differ from those the folder was copied from. */
  private touched = new Set<string>()
  constructor(readonly dir: string) {}

  private place = (file: string) => {
    this.touched.add(file)
    return join(this.dir, file)
  }
  /** Puts every file back as it is in the folder that this one was copied from. */
  restore(original: string) {
    for (const file of this.touched)
      if (existsSync(join(original, file))) cpSync(join(original, file), join(this.dir, file))
      else rmSync(join(this.dir, file), { force: true })
    this.touched.clear()
  }

  read = (file: string): Loose => JSON.parse(readFileSync(join(this.dir, file), 'utf8'))
  write = (file: string, value: unknown) =>
    writeFileSync(this.place(file), `${JSON.stringify(value, null, 2)}\n`)
  edit = (file: string, change: (value: Loose) => void) => {
    const value = this.read(file)
    change(value)
    this.write(file, value)
  }
  /** Every file in another form; what that leaves as it is, is not written. */
  editEvery = (change: (value: Loose) => Loose) => {
    for (const file of this.every()) {
      const value = this.read(file)
      const after = change(value)
      if (!isDeepStrictEqual(after, value)) this.write(file, after)
    }
  }
  list = (kind: string): string[] =>
    readdirSync(join(this.dir, kind))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => `${kind}/${name}`)
  every = (): string[] =>
    (readdirSync(this.dir, { recursive: true, encoding: 'utf8' }) as string[])
      .filter((name) => name.endsWith('.json'))
      .toSorted()
  remove = (file: string) => rmSync(this.place(file))
  rename = (from: string, to: string) => renameSync(this.place(from), this.place(to))
  /** A picture of its own: the gate refuses one that is there under another name. */
  copyPicture = (from: string, name: string) =>
    writeFileSync(this.place(`images/${name}`), Buffer.concat([readFileSync(from), Buffer.of(0)]))
  removePicture = (image: string) => {
    for (const name of readdirSync(join(this.dir, 'images')))
      if (name.replace(/\.\w+$/, '') === image) this.remove(`images/${name}`)
  }
  exists = (file: string) => existsSync(join(this.dir, file))

  /** Search and replace in all files, as the editor's guide has it. */
  replaceAll(change: (text: string, file: string) => string) {
    for (const file of this.every()) {
      const text = readFileSync(join(this.dir, file), 'utf8')
      const after = change(text, file)
      if (after !== text) writeFileSync(this.place(file), after)
    }
  }

  addRedirect = (from: string, to: string) =>
    this.edit('redirects.json', (value) => value.redirects.push({ from, to }))

  /** A page at a new address: its file, every place that leads there, and the old address. */
  move(file: string, to: string) {
    const from = this.read(file).route as string
    this.replaceAll((text, at) => (at === 'redirects.json' ? text.replaceAll(`"to": "${from}"`, `"to": "${to}"`) : text.replaceAll(`"${from}"`, `"${to}"`).replaceAll(`(${from})`, `(${to})`).replaceAll(`(${from}#`, `(${to}#`))) // prettier-ignore
    this.rename(file, `${file.split('/')[0]}/${basename(to)}.json`)
    this.addRedirect(from, to)
  }

  /**
   * A page taken out: links keep their words, lists lose the line, and its address leads to another
   * page.
   */
  takeOut(file: string, to: string) {
    const { route: from, photograph } = this.read(file)
    this.remove(file)
    if (photograph) this.removePicture(photograph.image)
    const without = (value: Loose): Loose => {
      if (typeof value === 'string')
        return value.replace(new RegExp(`\\[([^\\]]+)\\]\\(${from}(?:#[^)]*)?\\)`, 'g'), '$1')
      if (Array.isArray(value)) return value.filter((entry) => entry !== from && !(entry && Object.values(entry).includes(from) && ('link' in entry || 'from' in entry))).map(without) // prettier-ignore
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value)
          .filter(([, inner]) => inner !== from)
          .map(([key, inner]) => [key, without(inner)]),
      )
    }
    this.editEvery(without)
    this.addRedirect(from, to)
  }
}

const first = (
  folder: ContentFolder,
  kind: string,
  fits: (value: Loose) => boolean = () => true,
): string => {
  const found = folder.list(kind).find((file) => fits(folder.read(file)))
  if (!found) throw new Error(`${kind}/ has no file to try this on`)
  return found
}

const price =
  (fits: (p: Loose) => boolean, change: (p: Loose) => void) => (folder: ContentFolder) =>
    folder.edit('prices.json', (value) => {
      const found = value.prices.find(fits)
      if (!found) throw new Error('prices.json has no price to try this on')
      change(found)
    })
const clinic = (change: (value: Loose) => void) => (folder: ContentFolder) =>
  folder.edit('clinic.json', change)
const treatment =
  (change: (value: Loose) => void, fits?: (value: Loose) => boolean) => (folder: ContentFolder) =>
    folder.edit(first(folder, 'treatments', fits), change)

/**
 * Every sentence in other words, as on a page that somebody has written from another: words of no
 * language, of the same length.
 */
const anew = (value: Loose): Loose => {
  if (typeof value === 'string') return value.includes(' ') ? otherWords(value) : value
  if (Array.isArray(value)) return value.map(anew)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, kept.has(key) ? inner : anew(inner)]),
  )
}
const otherWords = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\{[^}]*\}/g, 'it')
    .replace(/\p{L}{4,}/gu, (word) => [...word.toLowerCase()].toReversed().join(''))
const kept = new Set(['$schema', 'route', 'keywords', 'related', 'illustration', 'photograph', 'review', 'sources', 'keys', 'price', 'url', 'plate', 'treatments', 'group', 'areas', 'concerns', 'evidence', 'language', 'sample', 'family', 'protocols', 'contraindications', 'feature', 'country']) // prettier-ignore

const describe = (name: string) =>
  `What ${name} is, whom it may suit, what to expect afterwards and what it cannot do for you, in plain words.`

/** A new page of a folder, begun from one that is there. */
const another =
  (
    kind: string,
    route: string,
    name: string,
    change: (value: Loose) => void = () => {},
    fits?: (value: Loose) => boolean,
  ) =>
  (folder: ContentFolder) => {
    const from = folder.read(first(folder, kind, fits))
    const page = {
      ...anew(from),
      route,
      title: `${name}: what to know first`,
      description: describe(name),
      keywords: [name.toLowerCase()],
      summary: `A sentence on ${name.toLowerCase()}.`,
    }
    for (const field of ['name', 'label', 'publicLabel', 'heading'])
      if (field in from) page[field] = name
    for (const field of ['photograph', 'portrait', 'formerRoutes']) delete page[field]
    if (kind === 'products') delete page.route
    change(page)
    folder.write(`${kind}/${basename(route)}.json`, page)
  }

const consentIn = (folder: ContentFolder) => ({
  signed: '2026-05-02',
  scope: 'website',
  recordHeldAt: folder.read('clinic.json').consentRecords[0].place,
  reviewBy: '2099-05-02',
})

/**
 * A clinic with one line, without freephone, WhatsApp, claims, social pages, reviews and pairs of
 * pictures.
 */
function leaveOut(folder: ContentFolder) {
  folder.edit('clinic.json', (value) => {
    Object.assign(value, { lines: [value.lines[0]], claims: [], socials: [] })
    for (const field of ['freephone', 'whatsapp']) delete value[field]
  })
  const pairs = folder.read('gallery.json').items as Loose[]
  for (const { photographs = {} } of pairs)
    for (const { image } of [photographs.before, photographs.after].filter(Boolean))
      folder.removePicture(image)
  folder.edit('gallery.json', (value) => (value.items = []))
  folder.edit('reviews.json', (value) => (value.reviews = []))
  folder.replaceAll((text) =>
    text.replaceAll(/\{clinic:(?:second-line|freephone|whatsapp)\}/g, '{clinic:line}'),
  )
}

/** All that the release check finds, put right as the guide says. */
function readyForRelease(folder: ContentFolder) {
  const without = (value: Loose): Loose =>
    Array.isArray(value)
      ? value.map(without)
      : value && typeof value === 'object'
        ? Object.fromEntries(Object.entries(value).filter(([key]) => !/^(?:sample|\w+Sample)$/.test(key)).map(([key, inner]) => [key, without(inner)])) // prettier-ignore
        : value
  folder.editEvery(without)
  folder.replaceAll((text) =>
    text
      .replaceAll(/([\w-]+)\.example\b/g, '$1.co.uk')
      .replaceAll(/020 7946 0(\d{3})/g, '020 7123 4$1')
      .replaceAll(/\+4420?79460(\d{3})/g, '+44207123 4$1'.replace(' ', ''))
      .replaceAll(/0808 157 0(\d{3})/g, '0808 100 1$1')
      .replaceAll(/\+448081570(\d{3})/g, '+448081001$1')
      .replaceAll(/07700 900(\d{3})/g, '07911 123$1')
      .replaceAll(/\+447700900(\d{3})/g, '+447911123$1')
      .replaceAll(/to be confirmed[^".]*/gi, 'established by the register of the clinic')
      .replaceAll(/\bSample (?:text|review)\b/g, 'Written by a patient')
      .replaceAll(/ ?\(sample (?:profile|entry)\)/g, '')
      .replaceAll(/\b(Dr \w+|Morgan) Sample\b/g, '$1 Harper')
      .replaceAll(/does not exist/g, 'works here')
      .replaceAll(/\bare samples\b/g, 'are shown')
      .replaceAll(/\bnot a real (doctor|person)\b/g, 'a $1')
      .replaceAll(/\bsample (profile|entry)\b/gi, '$1'),
  )
  folder.edit('reviews.json', ({ reviews }) =>
    reviews.forEach((review: Loose) =>
      Object.assign(review, { date: '2026-03-01', source: 'A letter to the clinic' }),
    ),
  )
  folder
    .list('people')
    .forEach((file, i) =>
      folder.edit(file, (person) =>
        person.route === null
          ? null
          : Object.assign(person, { registration: `GMC ${7_100_001 + i}` }),
      ),
    )
}

/**
 * Ordinary edits. Each is right by the gate of today; what is not there in a clinic's content (a
 * freephone line, a photograph) is put there first.
 */
export const edits: Edit[] = [
  { name: 'a price goes up', make: price((p) => p.amount, (p) => (p.amount += 15)) }, // prettier-ignore
  { name: 'a price in four figures', make: price((p) => p.amount, (p) => (p.amount = 1275)) }, // prettier-ignore
  { name: 'a price becomes a range', make: price((p) => p.amount && p.estimator?.role === 'treatment' && !p.estimator.each, (p) => (delete p.amount, Object.assign(p, { from: 80, to: 140 }))) }, // prettier-ignore
  { name: 'a range changes at both ends', make: price((p) => p.from, (p) => Object.assign(p, { from: p.from + 10, to: p.to + 30 })) }, // prettier-ignore
  { name: 'a range becomes one price', make: price((p) => p.from, (p) => (delete p.from, delete p.to, (p.amount = 475))) }, // prettier-ignore
  { name: 'a price on consultation gets an amount', make: price((p) => p.onConsultation, (p) => (delete p.onConsultation, (p.amount = 395))) }, // prettier-ignore
  { name: 'a price becomes one on consultation', make: price((p) => p.amount && !p.prescriptionOnly && p.estimator?.role === 'treatment' && !p.estimator.each, (p) => (delete p.amount, (p.onConsultation = true))) }, // prettier-ignore
  { name: 'the price of a main area', make: price((p) => p.estimator?.role === 'main-areas', (p) => (p.amount += 5)) }, // prettier-ignore
  { name: 'the price of an add-on', make: price((p) => p.estimator?.role === 'add-on', (p) => (p.amount += 5)) }, // prettier-ignore
  { name: 'the price of one of several sizes', make: price((p) => p.estimator?.role === 'one-of', (p) => (p.amount += 5)) }, // prettier-ignore
  { name: 'a price by the piece, and how many may be added up', make: price((p) => p.estimator?.each, (p) => ((p.amount += 5), (p.estimator.most = 3))) }, // prettier-ignore
  {
    name: 'the consultation',
    make: (f) =>
      f.edit(
        'prices.json',
        (v) => (v.prices.find((p: Loose) => p.key === v.consultation).amount = 65),
      ),
  },
  {
    name: 'the male supplement',
    make: (f) =>
      f.edit(
        'prices.json',
        (v) => (v.prices.find((p: Loose) => p.key === v.maleSupplement).amount = 60),
      ),
  },
  { name: 'a unit', make: price((p) => p.amount, (p) => (p.unit = 'per appointment')) }, // prettier-ignore
  { name: 'a label and a note', make: price((p) => p.amount, (p) => Object.assign(p, { label: 'Under another name', note: 'With a note.' })) }, // prettier-ignore
  { name: 'a price is added', make: (f) => f.edit('prices.json', (v) => v.prices.push({ key: 'quite-new', label: 'Quite new', unit: 'per visit', group: 'New things', amount: 85, prescriptionOnly: false })) }, // prettier-ignore
  {
    name: 'the prices stand in another order',
    make: (f) => f.edit('prices.json', (v) => (v.prices = v.prices.toReversed())),
  },
  {
    name: 'a telephone number',
    make: clinic((v) =>
      Object.assign(v.lines[0], { display: '0161 496 0555', e164: '+441614960555' }),
    ),
  },
  { name: 'the WhatsApp number and its greeting', make: clinic((v) => Object.assign(v.whatsapp ?? {}, { display: '07700 900555', e164: '+447700900555', greeting: 'Good day & hello' })) }, // prettier-ignore
  { name: 'the e-mail address', make: clinic((v) => (v.email = 'post@another.example')) },
  {
    name: 'the opening hours',
    make: clinic((v) => (v.hours = [{ days: weekdays, opens: '10:00', closes: '20:00' }])),
  },
  {
    name: 'the address',
    make: clinic((v) =>
      Object.assign(v.address, { street: '7 Quay Road', locality: 'Leeds', postcode: 'LS1 4AP' }),
    ),
  },
  {
    name: 'the claims',
    make: clinic((v) =>
      v.claims.forEach((c: Loose, i: number) => (c.text = `Claim number ${i + 1}`)),
    ),
  },
  {
    name: 'a claim more',
    make: clinic((v) =>
      v.claims.push({ id: 'one-more', label: 'Rooms', text: 'Four rooms', evidence: 'The lease.' }),
    ),
  },
  { name: 'the name of the clinic', make: clinic((v) => Object.assign(v, { name: 'The Quayside Clinic', shortName: 'Quayside', strapline: 'Medicine of the skin' })) }, // prettier-ignore
  { name: 'the year it was founded', make: clinic((v) => (v.since = 2011)) },
  {
    name: 'the public address of the site',
    make: clinic((v) => (v.origin = 'https://www.quayside.example')),
  },
  { name: 'the booking page and the social pages', make: clinic((v) => { v.bookingUrl = 'https://book.quayside.example/new'; v.socials.forEach((s: Loose, i: number) => Object.assign(s, { name: `Network ${i + 1}`, url: `https://network.example/${i}` })) }) }, // prettier-ignore
  { name: 'one telephone line, and nothing else that may be left out', make: leaveOut },
  {
    name: 'the disclaimer',
    make: clinic((v) => (v.disclaimer = ['One paragraph, written anew.'])),
  },
  { name: 'advertising as specified', make: clinic((v) => (v.advertising = 'as-specified')) },
  { name: 'restricted advertising', make: clinic((v) => (v.advertising = 'restricted')) },
  {
    name: 'the date of a medical review',
    make: treatment((v) =>
      Object.assign(v.review, { reviewed: '2026-11-01', nextReview: '2099-11-01' }),
    ),
  },
  {
    name: 'a title and a description',
    make: treatment((v) =>
      Object.assign(v, { title: 'A title nobody had before', description: describe('this page') }),
    ),
  },
  { name: 'words of a treatment', make: treatment((v) => { v.intro = 'A new introduction, of one sentence.'; v.whatItIs.paragraphs.push('And one more paragraph that nobody has written before, on what it is.'); v.questions.push({ question: 'And what else is there to ask?', answer: 'Nothing more than this.' }) }) }, // prettier-ignore
  { name: 'a treatment gets another drawing', make: treatment((v) => (v.illustration.face = { ...v.illustration.face, sitter: 'winston' }), (v) => v.illustration.face) }, // prettier-ignore
  { name: 'a treatment gets a photograph', make: (f) => { f.copyPicture('__tests__/fixtures/clinic/images/chin-after.jpg', 'quite-new.jpg'); f.edit(first(f, 'treatments', (v) => !v.photograph), (v) => (v.photograph = { image: 'quite-new', alt: 'A chin from the side', taken: '2026-05-01', timing: 'Four weeks after treatment', retouched: false, consent: consentIn(f) })) } }, // prettier-ignore
  { name: 'keywords and a synonym', make: (f) => { const file = first(f, 'treatments'); f.edit(file, (v) => v.keywords.push('a word of the street')); f.edit('synonyms.json', (v) => (v.synonyms['word of the street'] = f.read(file).route)) } }, // prettier-ignore
  { name: 'a new treatment', make: another('treatments', '/velvet-skin-course', 'Velvet skin course', (v) => (v.illustration = { face: { view: 'profile', crop: 'crown', sitter: 'adaeze' } }), (v) => !v.prescriptionOnly) }, // prettier-ignore
  {
    name: 'a new article',
    make: another('articles', '/cosmetalk/sleep-and-skin', 'Sleep and skin'),
  },
  { name: 'a new city', make: (f) => { another('cities', '/leeds', 'Leeds', (v) => delete v.motif)(f); f.edit('clinic.json', (v) => v.locations.push('/leeds')) } }, // prettier-ignore
  { name: 'a new page', make: (f) => { another('pages', '/parking-nearby', 'Parking nearby', undefined, (v) => v.kind === 'info' && !v.sections.some((s: Loose) => s.feature))(f); f.edit('pages/contact.json', (v) => v.related.push('/parking-nearby')) } }, // prettier-ignore
  { name: 'a new doctor', make: another('people', '/team/dr-jo-harper', 'Dr Jo Harper', (v) => Object.assign(v, { role: 'Doctor', registration: 'GMC 7100009', sample: undefined }), (v) => v.route) }, // prettier-ignore
  {
    name: 'a new product',
    make: another('products', '/night-cream', 'Night cream', (v) => (v.name = 'Night cream')),
  },
  {
    name: 'a treatment is renamed, with a redirect',
    make: (f) => f.move(first(f, 'treatments'), '/another-name-for-it'),
  },
  {
    name: 'an article is renamed, with a redirect',
    make: (f) => f.move(first(f, 'articles'), '/cosmetalk/under-another-name'),
  },
  {
    name: 'a city is taken out, with a redirect',
    make: (f) => f.takeOut(f.list('cities').at(-1)!, '/contact'),
  },
  {
    name: 'an article is taken out, with a redirect',
    make: (f) => f.takeOut(f.list('articles').at(-1)!, '/cosmetalk'),
  },
  { name: 'a redirect is added', make: (f) => f.addRedirect('/an-old-leaflet', '/contact') },
  { name: 'a doctor takes the place of another', make: (f) => { const file = first(f, 'people', (v) => v.route); const id = basename(file, '.json'); f.replaceAll((text) => text.replace(/("image": )?"([^"]*)"/g, (whole, image, words) => (image === undefined && words === id ? '"dr-kim-harper"' : whole)).replaceAll(`/team/${id}`, '/team/dr-kim-harper')); f.rename(file, 'people/dr-kim-harper.json'); f.edit('people/dr-kim-harper.json', (v) => Object.assign(v, { name: 'Dr Kim Harper', title: 'Dr Kim Harper: who she is', registration: 'GMC 7100010' })); f.addRedirect(`/team/${id}`, '/team/dr-kim-harper') } }, // prettier-ignore
  { name: 'a gallery item is shown as two photographs', make: (f) => { for (const when of ['before', 'after']) f.copyPicture(`__tests__/fixtures/clinic/images/profile-${when}.${when === 'before' ? 'webp' : 'png'}`, `quite-new-${when}.${when === 'before' ? 'webp' : 'png'}`); f.edit('gallery.json', ({ items }) => { const item = items[0]; delete item.illustration; delete item.sample; Object.assign(item, { kind: 'photograph', photographs: { before: { image: 'quite-new-before', taken: '2026-03-01' }, after: { image: 'quite-new-after', taken: '2026-04-12' }, retouched: false, consent: consentIn(f) }, alt: { before: 'A forehead at rest', after: 'The same forehead, six weeks on' }, description: 'The lines are softer.', timing: 'Six weeks after treatment' }) }) } }, // prettier-ignore
  { name: 'a review is replaced by a real one', make: (f) => f.edit('reviews.json', ({ reviews }) => reviews.splice(0, 1, { id: 'quite-new', text: 'They were on time and told me what to expect.', who: 'A. B.', treatment: reviews[0].treatment, date: '2026-04-01', source: 'A letter to the clinic' })) }, // prettier-ignore
  { name: 'an offer is written anew', make: (f) => f.edit('offers.json', ({ offers }) => Object.assign(offers[0], { title: 'A skin plan on paper', description: 'A written plan after your visit.', value: 'Part of your visit' })) }, // prettier-ignore
  { name: 'the categories of the menu under other words', make: (f) => f.edit('categories.json', ({ categories }) => categories.forEach((c: Loose, i: number) => Object.assign(c, { name: `Group ${i + 1}`, publicLabel: `Group ${i + 1}` }))) }, // prettier-ignore
  { name: 'everything that the release check asks for', make: readyForRelease },
]
