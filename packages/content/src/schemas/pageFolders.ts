/** The folders whose files are pages, each with the field that names the page in a list. */
export const pageFolders = {
  treatments: 'name',
  articles: 'heading',
  cities: 'name',
  pages: 'label',
  decisions: 'heading',
  people: 'name',
  products: 'name',
} as const
