import { DOMParser } from 'linkedom'

const parser = new DOMParser()

/** linkedom tells `srcSet`, as React writes it, from `srcset`; in HTML they are the same. */
const smallNames = (html: string) =>
  html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag.replace(/\s[\w:-]+(?==")/g, (name) => name.toLowerCase()),
  )

/**
 * The document of a page's HTML, to be read with selectors. jsdom would take six times as long: it
 * is for tests in which a document lives.
 */
export const parsePage = (html: string) =>
  parser.parseFromString(smallNames(html), 'text/html') as unknown as Document
