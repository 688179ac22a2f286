import { upperFirst } from '@clinic/contract/prose'

/** Labels of kinds of files in the editor's list, where their names are not enough. */
const kindLabels: Record<string, string> = {
  families: 'Families of treatments',
  decisions: 'Pages that compare',
  recovery: 'Recovery times',
  'can-i': 'Questions: Can I …?',
  assistant: 'Assistant: answers',
  languages: 'Assistant: languages',
  clinic: 'The clinic',
  directions: 'Map of the streets',
  anatomy: 'Plates of anatomy',
  safety: 'Safety advice',
  categories: 'Cards of the menu',
  'treatment-groups': 'Groups of treatments',
  concerns: 'Welcome offer: concerns',
  offers: 'Welcome offer: offers',
  enquiries: 'Welcome offer: form and e-mail',
  areas: 'Finder: areas',
  'finder-concerns': 'Finder: concerns',
  synonyms: 'Words that become links',
  analysis: 'AI analysis',
  assessment: 'Sample assessment',
}
export const kindLabel = (kind: string): string => kindLabels[kind] ?? label(kind)

/**
 * Names of fields, and values to choose from, that do not read as an editor's words once their
 * capitals are spaced out.
 */
const own: Record<string, string> = {
  adultsOnly: 'Sentence about adults only',
  also: 'For some treatments only',
  alt: 'What the picture shows',
  at: 'Where it is',
  ar: 'Arabic',
  atAGlance: 'At a glance',
  'as-specified': 'By its name',
  bookingUrl: 'Booking address',
  canonical: 'Counts as (for search engines)',
  contentUpdated: 'Facts last checked',
  crowsFeet: 'Crow’s feet',
  dir: 'Direction',
  does: 'What it does',
  display: 'Number as it is shown',
  each: 'Paid by the',
  east: 'Metres to the east',
  e164: 'Number for dialling',
  email: 'E-mail',
  feature: 'Part of the site to show',
  folds: 'Folds away',
  formerRoutes: 'Earlier addresses',
  from: 'From',
  gradient: 'Colours',
  hoursSample: 'The opening hours are a sample',
  id: 'Short name',
  inPerson: 'Sentence about being examined in person',
  intro: 'Introduction',
  ja: 'Japanese',
  key: 'Short name',
  keys: 'Prices in the table',
  lang: 'Language code',
  locality: 'Town',
  ltr: 'Left to right',
  means: 'What it means',
  advertising: 'Advertising of prescription-only treatments',
  main: 'A main road',
  most: 'At most',
  motif: 'Engraving of the city',
  noindex: 'Keep out of search engines',
  notFor: 'Who should not have it',
  now999: 'Call 999 now',
  of: 'One of',
  onset: 'First effect',
  order: 'Asked for most',
  origin: 'Address of the site',
  own: 'Signs of its own',
  personalizedMessage: 'Personal message',
  plate: 'Engraved plate',
  provider: 'Company whose model reads them',
  publicLabel: 'Name without the medicine',
  questionsRead: 'Who reads questions to the assistant',
  recordHeldAt: 'Where the signed form is kept',
  related: 'Pages to offer next',
  reviewBy: 'Ask again by',
  route: 'Address',
  rtl: 'Right to left',
  sample: 'This is a sample',
  seekHelp: 'When to seek help',
  socials: 'Social pages',
  south: 'Metres to the south',
  standard: 'Standard sentences',
  suits: 'Who it may suit',
  takesDown: 'Take the page at the old address down',
  treats: 'Used for',
  url: 'Web address',
  vat: 'Sentence about VAT',
  x: 'From the left',
  y: 'From the top',
  viewAllLink: 'Where “View All” leads',
  whatsapp: 'WhatsApp',
  where: 'Where it goes',
  whyCompliant: 'Why it keeps the advertising rules',
  withModel: 'Sentence while a model reads them',
  withoutModel: 'Sentence while none does',
  'zh-Hans': 'Chinese',
}

/** Returns a field's name as people read it: maleSupplementNote → Male supplement note. */
export function label(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return own[name] ?? upperFirst(words)
}

/** Singulars of lists whose names do not give them. */
const one: Record<string, string> = {
  people: 'person',
  related: 'page',
  keys: 'price',
  suits: 'point',
  list: 'point',
  treats: 'point',
  notFor: 'point',
  common: 'effect',
  rare: 'effect',
  biography: 'paragraph',
  disclaimer: 'paragraph',
  gettingThere: 'paragraph',
  method: 'paragraph',
  otherwise: 'paragraph',
  verdict: 'paragraph',
  howToUse: 'step',
  selfCheck: 'check',
  pointsTo: 'cause',
  more: 'section',
  never: 'sentence',
  prevent: 'sentence',
  alike: 'group of phrases',
  also: 'entry',
  contains: 'area',
  asked: 'question',
  written: 'spelling',
  unless: 'phrase',
  front: 'zone',
  profile: 'zone',
  marked: 'place',
  discuss: 'treatment',
  medical: 'treatment',
  slimming: 'treatment',
  retinol: 'answer',
  sunscreen: 'answer',
  smokingStatus: 'answer',
  socials: 'social page',
  order: 'treatment',
  own: 'sign',
  standard: 'sentence',
  families: 'family',
  decisions: 'page that compares',
  recovery: 'recovery text',
  abroad: 'country',
  closedOn: 'closing day',
  after: 'paragraph',
  appointment: 'step',
  glossary: 'word',
  opening: 'paragraph',
  'can-i': 'question',
  assistant: 'file of answers',
}

/** Returns one of a list: Questions → question, Categories → category. */
export function singular(name: string): string {
  if (one[name] !== undefined) return one[name]
  const words = label(name).toLowerCase()
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`
  if (/(?:sses|xes|ches|shes)$/.test(words)) return words.slice(0, -2)
  return words.endsWith('s') && !words.endsWith('ss') ? words.slice(0, -1) : words
}

/** Words about files and their replacements in a form, applied in this order. */
const ofFiles: [RegExp, string][] = [
  [/^true keeps/, 'Keeps'],
  [/^true (?=when|for)/, 'Switch it on '],
  [/^Put true (?=while)/, 'Switch it on '],
  [/^Write false: /, 'Leave it switched off: '],
  [/^Key of the consultation price/, 'The price of the consultation'],
  [/^Key of the (.*?), from prices\.json/, 'The $1'],
  [/^Key of the price that/, 'The price that'],
  [/^Key of the male supplement/, 'The price of the male supplement'],
  [/^Routes (?=to offer)/, 'Pages '],
  [/the other files of data\//, 'the rest of the content'],
  [/, as a range of a regular expression/, ', from the first to the last'],
  [/\b[Tt]he key of its price in prices\.json/, 'Its price'],
  [/: its key\b/, ': the short name of its price'],
  [/^The key that pages use/, 'What copy names the price by'],
  [/^Keys from prices\.json/, 'Prices'],
  [/^Concern ids from concerns\.json it answers/, 'The concerns it answers'],
  [/^Routes of (?:the )?(\w)/, 'The $1'],
  [/^The route (?=search engines)/, 'The page '],
  [/ from safety\.json, by id(?=[:,.])/, ''],
  [
    /[:,] (?:an?|the)? ?(?:names? of (?:a file|files) in data\/[a-z-]+|ids? from [a-z-]+\.json|id of an answer in safety\.json|id of one of the answers above)/,
    '',
  ],
  [/: ids from [a-z-]+\.json/, ''],
  [/: the id of the answer it leads to/, ''],
  [/\bopens and closes null when closed/, 'both times left empty when closed'],
  [/,? or null\b/, ', or none'],
  [/\bnull (?=when|until|for|only|where)/g, 'left empty '],
  [/\bnull leaves\b/, 'left empty, it leaves'],
  [/,? (?:without|in) quotes/g, ''],
]

/**
 * Returns what a schema or the gate says of a file, said of a form: without keys, routes and the
 * quotes of text.
 * @param fileLabel what the editor calls the file at a path; the path itself when it is none of the
 *   editor's
 */
export function inFormWords(
  words: string,
  fileLabel: (path: string) => string = pathLabel,
): string {
  return ofFiles
    .reduce((text, [pattern, fix]) => text.replace(pattern, fix), words)
    .replace(/data\/[a-z-]+(?:\/[a-z0-9-]+)?\.json/g, (path) => fileLabel(path))
    .replace(/data\/([a-z-]+)\b(?!\/)/g, (_, folder: string) => quoted(kindLabel(folder)))
    .replace(
      /(?<![\w/-])(clinic|prices|safety|areas|concerns|finder-concerns|treatment-groups|sources)\.json\b/g,
      (_, kind: string) => quoted(kindLabel(kind)),
    )
    .replace(/ in “Images”/, ' among the pictures')
}
const quoted = (words: string) => `“${words}”`
const pathLabel = (path: string) => quoted(kindLabel(path.split('/')[1]!.replace('.json', '')))
