import type { Kind } from './kinds'

/** The field by which lists name an entry of a folder. */
const identifiers: Record<string, string> = {
  articles: 'heading',
  pages: 'label',
  decisions: 'heading',
  'can-i': 'label',
}
export const identifierOf = ({ name, schema }: Kind): string =>
  identifiers[name] ?? (schema.properties?.name === undefined ? 'title' : 'name')

/**
 * Fields by whose text a folded entry of a list is told from its neighbours, the first that it has.
 */
export const entryNameFields = [
  'label',
  'name',
  'title',
  'question',
  'heading',
  'from',
  'days',
  'treatment',
  'who',
  'source',
  'text',
  'id',
  'key',
]
