import type { Kind } from './kinds'

/** By what an entry of a folder is told in lists. */
const identifiers: Record<string, string> = { articles: 'heading', pages: 'label', decisions: 'heading', 'can-i': 'label' }
export const identifierOf = ({ name, schema }: Kind): string => identifiers[name] ?? (schema.properties?.name === undefined ? 'title' : 'name')

/** By what a folded entry of a list is told from its neighbours. */
export const telling = ['label', 'name', 'title', 'question', 'heading', 'from', 'days', 'treatment', 'who', 'source', 'text', 'id', 'key']
