/** What a field names elsewhere: the CMS offers it by name, to choose from. */
export type Reference =
  | 'page'
  | 'city'
  | 'price'
  | 'person'
  | 'group'
  | 'area'
  | 'concern'
  | 'offerConcern'
  | 'picture'
  | 'family'
  | 'protocol'
  | 'sentence'
  | 'answer'

/**
 * The fields that name something else, by kind and path; `[]` stands for any place in a list. The
 * gate judges what they name, and a test holds this list against what the gate refuses
 * (__tests__/cms/references.test.ts).
 */
const rules: readonly (readonly [RegExp, Reference])[] = [
  [/ related\[\]$/, 'page'],
  [/ sections\[\]\.treatments\[\]$/, 'page'],
  [/^(?:cities|people) treatments\[\]$/, 'page'],
  [/ alternatives\[\]\.route$/, 'page'],
  [/^pages canonical$/, 'page'],
  [/^categories categories\[\]\.(?:treatments\[\]\.link|viewAllLink)$/, 'page'],
  [/^treatment-groups groups\[\]\.page$/, 'page'],
  [/^gallery items\[\]\.route$/, 'page'],
  [/^reviews reviews\[\]\.treatment$/, 'page'],
  [/^redirects redirects\[\]\.to$/, 'page'],
  [/^prices mainAreas\[\]\.page$/, 'page'],
  [/^clinic locations\[\]$/, 'city'],
  [/^treatments (?:atAGlance\.price|prices\.keys\[\])$/, 'price'],
  [/ sections\[\]\.prices\[\]$/, 'price'],
  [/^pages price$/, 'price'],
  [/^prices (?:consultation|maleSupplement)$/, 'price'],
  [/ review\.(?:writtenBy|reviewedBy)$/, 'person'],
  [/^treatments family$/, 'family'],
  [/(?:^families |\.seekHelp\.| sections\[\]\.)protocols\[\]$/, 'protocol'],
  [/^(?:families notFor|treatments notFor\.standard)\[\]$/, 'sentence'],
  [/^treatments risks\.seekHelp\.own\[\]\.who$/, 'answer'],
  [/^safety protocols\[\]\.steps\[\]\.who$/, 'answer'],
  [/^safety protocols\[\]\.reviewedBy$/, 'person'],
  [/^safety page$/, 'page'],
  [/^treatments group$/, 'group'],
  [/^treatments areas\[\]$/, 'area'],
  [/^treatments concerns\[\]$/, 'concern'],
  [/^offers offers\[\]\.concerns\[\]$/, 'offerConcern'],
  [/ (?:portrait|photograph)\.image$/, 'picture'],
  [/ items\[\]\.photographs\.(?:before|after)\.image$/, 'picture'],
]

/** What the field at `path` of a file of `kind` names, if it names anything. */
export const referenceAt = (kind: string, path: string): Reference | null =>
  rules.find(([where]) => where.test(`${kind} ${path}`))?.[1] ?? null
