/** The words with a capital at their beginning. */
export const upperFirst = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** The words as they go on within a sentence. It knows no names: those of places and medicines lose their capital too. */
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)
