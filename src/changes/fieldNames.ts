/**
 * What editors call the parts of a page. A field that is not listed is called by its own name with the words apart, so that new
 * fields need nothing here.
 */
const names: Record<string, string> = {
  alt: 'picture in words',
  atAGlance: 'at a glance',
  common: 'common effects',
  claims: 'claims of the clinic',
  contact: 'where and when',
  crumbs: 'way to this page',
  facts: 'at a glance',
  display: 'number as shown',
  e164: 'number for dialling',
  intro: 'introduction',
  lines: 'telephone lines',
  notFor: 'who should not have it',
  plate: 'picture',
  rare: 'rare effects',
  related: 'pages to offer next',
  seekHelp: 'when to get help',
  suits: 'who it may suit',
  to: 'address it leads to',
  treats: 'what it treats',
  url: 'address',
  whatItIs: 'what it is',
}

/** What one entry of a list is called, where that is not the list's name without its s. */
const singles: Record<string, string> = {
  after: 'paragraph',
  biography: 'paragraph',
  categories: 'category',
  claims: 'claim',
  common: 'point',
  crumbs: 'step',
  disclaimer: 'paragraph',
  facts: 'fact',
  gettingThere: 'paragraph',
  hours: 'days',
  lines: 'line',
  list: 'point',
  popular: 'card',
  rare: 'point',
  related: 'page',
  results: 'paragraph',
  seekHelp: 'sign',
  treats: 'use',
  verdict: 'paragraph',
}

/** What a field of a page's context is called: firstEffect → first effect. */
export const fieldName = (key: string): string =>
  names[key] ??
  key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()

/** What one entry of a list is called: a paragraph of paragraphs. */
export const entryName = (key: string): string => singles[key] ?? fieldName(key).replace(/(?<=[^s])s$/, '')

/** Whether the entries of a list say by their own name where they are: "paragraph 2" needs no "paragraphs" before it. */
export const needsNoName = (key: string): boolean => !(key in names) && (!(key in singles) || key === 'list' || key === 'categories' || key === 'popular')

/** A place on a page: "What it is › paragraph 2". */
export function placeName(parts: readonly string[]): string {
  const text = parts.join(' › ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
