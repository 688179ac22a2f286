/** Names of fields that do not read as words once their capitals are spaced out. */
const own: Record<string, string> = {
  alt: 'What the picture shows',
  atAGlance: 'At a glance',
  canonical: 'Counts as (for search engines)',
  dir: 'Direction',
  each: 'Paid by the',
  e164: 'Number for dialling',
  formerRoutes: 'Earlier addresses',
  from: 'From',
  id: 'Short name',
  key: 'Short name',
  lang: 'Language code',
  most: 'At most',
  noindex: 'Keep out of search engines',
  of: 'One of',
  plate: 'Engraved plate',
  publicLabel: 'Name without the medicine',
  related: 'Pages to offer next',
  route: 'Address',
  sample: 'This is a sample',
  seekHelp: 'When to seek help',
  takesDown: 'Take the page at the old address down',
  url: 'Web address',
  vat: 'Sentence about VAT',
  bookingUrl: 'Booking address',
  whatsapp: 'WhatsApp',
}

/** A field's name as people read it: maleSupplementNote → Male supplement note. */
export function label(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
  return own[name] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where the name of a list does not say what one of it is. */
const one: Record<string, string> = { people: 'person', related: 'page', keys: 'price', suits: 'point', list: 'point', treats: 'point' }

/** One of a list: Questions → question, Categories → category. */
export function singular(name: string): string {
  if (one[name] !== undefined) return one[name]
  const words = label(name).toLowerCase()
  if (words.endsWith('ies')) return `${words.slice(0, -3)}y`
  if (/(?:sses|xes|ches|shes)$/.test(words)) return words.slice(0, -2)
  return words.endsWith('s') && !words.endsWith('ss') ? words.slice(0, -1) : words
}
