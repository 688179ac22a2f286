/** The before-and-after studies that the gallery may show; each is cut twice, as `-before` and `-after`. */
export const studies = ['forehead', 'eyes', 'lips', 'nose', 'jaw', 'chin', 'cheek'] as const

/** The plate names editors may use in data/gallery.json. */
export const plateFileNames: readonly string[] = studies.flatMap((study) => [`${study}-before`, `${study}-after`])
