/** The kinds of thing that a field can refer to. */
export type Reference =
  /** A page by its route. */
  | 'page'
  /** A page that lists of pages can show: any but a product's. */
  | 'listedPage'
  | 'city'
  | 'treatment'
  | 'price'
  | 'person'
  /** A person with a page of their own. */
  | 'doctor'
  | 'group'
  | 'area'
  | 'concern'
  | 'offerConcern'
  | 'picture'
  | 'family'
  | 'protocol'
  | 'sentence'
  | 'answer'
  | 'recovery'
  | 'source'
  | 'canI'
  | 'decision'

/**
 * The fields that name something else, by kind of file and path; `[]` stands for any place in a
 * list. The gate looks for what they name (check/references.ts), and the CMS offers it to choose
 * from (src/cms/fields.ts).
 */
export const references: readonly (readonly [RegExp, Reference])[] = [
  [/ related\[\]$/, 'listedPage'],
  [/ sections\[\]\.treatments\[\]$/, 'listedPage'],
  [/^(?:cities|people) treatments\[\]$/, 'listedPage'],
  [/^reviews reviews\[\]\.treatment$/, 'listedPage'],
  [/ alternatives\[\]\.route$/, 'page'],
  [/^pages canonical$/, 'page'],
  [/^categories categories\[\]\.(?:treatments\[\]\.link|viewAllLink)$/, 'page'],
  [/^treatment-groups groups\[\]\.page$/, 'page'],
  [/^anatomy \w+\.parts\[\]\.page$/, 'page'],
  [/^gallery items\[\]\.route$/, 'page'],
  [/^redirects redirects\[\]\.to$/, 'page'],
  [/^synonyms synonyms\./, 'page'],
  [/^prices mainAreas\[\]\.page$/, 'page'],
  [/^safety page$/, 'page'],
  [/^decisions (?:options\[\]\.route|pages\[\])$/, 'page'],
  [/^assistant (?:names\[\]\.route|(?:topics|conditions)\[\]\.pages\[\])$/, 'page'],
  [/^assistant (?:topics|conditions)\[\]\.answers\[\]\.treatments\[\]$/, 'page'],
  [/^analysis (?:kinds\.\w+\[\]|(?:.*\.discuss\[\]|wholeFace|surgeon)\.route)$/, 'page'],
  [/^clinic locations\[\]$/, 'city'],
  [/^can-i treatments\[\]\.treatments\[\]$/, 'treatment'],
  [/^treatments (?:atAGlance\.price|prices\.keys\[\])$/, 'price'],
  [/ (?:sections|options)\[\]\.prices\[\]$/, 'price'],
  [/^(?:pages price|assistant names\[\]\.price)$/, 'price'],
  [/^prices (?:consultation|maleSupplement)$/, 'price'],
  [/^analysis (?:.*\.discuss\[\]|wholeFace|surgeon)\.price$/, 'price'],
  [/ review\.writtenBy$/, 'person'],
  [/ review\.reviewedBy$/, 'doctor'],
  [/^(?:safety protocols\[\]\.|recovery )reviewedBy$/, 'person'],
  [/^treatments family$/, 'family'],
  [/^can-i families\[\]\.families\[\]$/, 'family'],
  [/^assistant (?:names|(?:topics|conditions)\[\]\.answers)\[\]\.families\[\]$/, 'family'],
  [/(?:^(?:families|decisions|analysis) |\.seekHelp\.| sections\[\]\.)protocols\[\]$/, 'protocol'],
  [/^assistant (?:signs|complaints)\[\]\.protocol$/, 'protocol'],
  [/^(?:families notFor|treatments notFor\.standard)\[\]$/, 'sentence'],
  [/^treatments risks\.seekHelp\.own\[\]\.who$/, 'answer'],
  [/^safety protocols\[\]\.steps\[\]\.who$/, 'answer'],
  [/^treatments group$/, 'group'],
  [/^treatments areas\[\]$/, 'area'],
  [/^assistant areas\[\]\.area$/, 'area'],
  [/^safety protocols\[\]\.steps\[\]\.also\[\]\.areas\[\]$/, 'area'],
  [/^areas areas\[\]\.contains\[\]$/, 'area'],
  [/^treatments concerns\[\]$/, 'concern'],
  [/^offers offers\[\]\.concerns\[\]$/, 'offerConcern'],
  [/^treatments recovery\[\]$/, 'recovery'],
  [/^recovery also\[\]\.for\.areas\[\]$/, 'area'],
  [/^recovery also\[\]\.for\.families\[\]$/, 'family'],
  [/^recovery also\[\]\.for\.treatments\[\]$/, 'treatment'],
  [/^(?:recovery|decisions) .*\.sources\[\]$/, 'source'],
  [/^assistant (?:topics|conditions)\[\]\.canI$/, 'canI'],
  [/^assistant (?:topics|conditions)\[\]\.decision\.file$/, 'decision'],
  [/ (?:portrait|photograph)\.image$/, 'picture'],
  [/ items\[\]\.photographs\.(?:before|after)\.image$/, 'picture'],
]

/** The kind found for each path, cached: there are some hundred paths, and many thousand texts. */
const known = new Map<string, Reference | null>()

/** Returns the kind of thing that the field at `path` of a file of `kind` refers to, or null. */
export function referenceAt(kind: string, path: string): Reference | null {
  const place = `${kind} ${path}`
  let reference = known.get(place)
  if (reference === undefined) {
    reference = references.find(([where]) => where.test(place))?.[1] ?? null
    known.set(place, reference)
  }
  return reference
}
