/**
 * The part of data/ that functions read, by the schemas it was checked with. Declared here and
 * not imported there: a deploy sends whatever file is imported, if only for its types.
 */
declare namespace Data {
  type Content = import('@clinic/content/siteContent').SiteContent
  type Assistant = import('@clinic/content/schemas/assistant').Assistant
  type Analysis = Omit<Content['analysis'], '$schema'>
  type Language = Omit<Content['languages'][number], '$schema' | 'name' | 'id' | 'file'>
  type Price = import('@clinic/content/schemas/lists').Price
}
