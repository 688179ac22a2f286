import type { z } from 'zod'
import type { fileSchemas, folderSchemas, listFiles, ownFiles } from './schemas/all'

/**
 * An entry of a folder of data/, with the file it came from; `id` is the file's name without its
 * ending.
 */
export type Entry<T> = T & { id: string; file: string }

/** The content of each file at the top of data/. */
export type Files = { [K in keyof typeof fileSchemas]: z.infer<(typeof fileSchemas)[K]> }
/** The content of the files of each folder. */
export type Folders = {
  [K in keyof typeof folderSchemas]: Entry<z.infer<(typeof folderSchemas)[K]>>[]
}

/** The list that each file of {@link listFiles} holds. */
type Lists = {
  -readonly [K in keyof typeof listFiles]: (typeof listFiles)[K] extends readonly [
    infer F,
    infer Field,
  ]
    ? Field extends keyof Files[F & keyof Files]
      ? Files[F & keyof Files][Field]
      : never
    : never
}

/** Everything under data/, parsed. The rest of the code trusts these types. */
export type SiteContent = Folders &
  Pick<Files, (typeof ownFiles)[number]> &
  Omit<Lists, 'redirects'> & { redirects: Redirect[] }

/**
 * An old address and where it leads. `of` is the page whose former address it is; without it, it
 * stands in data/redirects.json.
 */
export type Redirect = Files['redirects']['redirects'][number] & {
  of?: { file: string; index: number }
}

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
export type PageFolder = keyof typeof pageFolders
export type PageEntry = Folders[PageFolder][number]

/** Returns the folder of data/ that the file of a page is in. */
export const folderOf = ({ file }: { file: string }): PageFolder => file.split('/')[1] as PageFolder

/** Returns what a page is called in a list. */
export const pageName = (entry: PageEntry): string =>
  String(entry[pageFolders[folderOf(entry)] as keyof PageEntry])

/** Returns every page's entry that could be read, folder by folder. */
export const pageEntries = (content: Pick<SiteContent, PageFolder>): PageEntry[] =>
  (Object.keys(pageFolders) as PageFolder[]).flatMap((folder): PageEntry[] => content[folder])

/** A content file that is there but could not be read, and the routes that its page may have. */
export type BrokenFile = { file: string; id: string; folder: string; route: string | null }

/** The route of a broken file that may hold any page: a folder that is missing altogether. */
export const anyRoute = '*'

/**
 * The readable part of the content, for cross-checks while some files are still broken: a list
 * whose file is broken is null, and folders leave their broken files out. Content that is sound
 * through and through is one of these too.
 */
export type ReadableContent = {
  [K in keyof SiteContent]: SiteContent[K] extends Entry<object>[]
    ? SiteContent[K]
    : SiteContent[K] | null
} & {
  broken?: BrokenFile[]
  /** Pages that a redirect takes down: their files are kept, and so are their pictures. */
  takenDown?: Entry<object>[]
}
