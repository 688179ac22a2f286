/**
 * What the functions are given of data/, by the schemas that it was checked with. Declared here and
 * not imported there: a deploy sends whatever file is imported, if only for its types.
 */
declare namespace Data {
  type Assistant = import('../../src/content/schemas/assistant').Assistant
  type Analysis = Omit<import('../../src/content/schemas/analysis').Analysis, '$schema'>
  type ModelWords = Omit<import('../../src/content/schemas/lists').ModelWords, '$schema'>
  type Language = Omit<
    import('../../src/content/schemas/language').LanguageWords,
    '$schema' | 'name'
  >
  type Price = import('../../src/content/schemas/lists').Price
}
