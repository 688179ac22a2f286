/** A paragraph, with the BCP 47 tag of its language where that is known. */
export type Paragraph = {
  text: string
  language?: string | undefined
  /** It says in English what others say in the visitor's language. */
  folded?: boolean | undefined
}

/** Divides an answer at its blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*(?:\r?\n[^\S\n]*)+/)
    .map((part) => part.trim())
    .filter(Boolean)
