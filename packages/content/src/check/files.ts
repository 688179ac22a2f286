import type { z } from 'zod'
import type { Entry, ReadableContent } from '../load'
import { memoizeByIdentity } from '../traverse'
import { fileSchemas, folderSchemas, listFiles, ownFiles } from '../schemas/all'
import { pageEntries } from '../siteContent'

/** A content file that could be read, by the name an editor knows, with what it holds. */
export type ContentFile = { file: string; value: object }

const schemas: Record<string, z.ZodType> = { ...folderSchemas, ...fileSchemas }

/** Returns the schema of a content file, by its name. */
export const schemaOf = (file: string): z.ZodType | undefined =>
  schemas[file.split('/')[1]!.replace('.json', '')]

const ofEntry = memoizeByIdentity(({ file, id: _id, ...value }: Entry<object>): ContentFile => ({
  file,
  value,
}))

/** @param field what the file calls its list, where {@link SiteContent} has the list itself */
const ofFile = (name: string, field?: string) =>
  memoizeByIdentity((value: object): ContentFile => ({
    file: `data/${name}.json`,
    value: field === undefined ? value : { [field]: value },
  }))

/** Without those whose words are no copy of a page. */
const { redirects: _redirects, synonyms: _synonyms, ...lists } = listFiles

const files = [
  ...ownFiles.filter((name) => name !== 'analysis').map((name) => [name, ofFile(name)] as const),
  ...Object.entries(lists).map(
    ([name, [file, field]]) => [name as keyof typeof lists, ofFile(file, field)] as const,
  ),
]

/**
 * Returns every content file that could be read, with its value, for checks that look at all copy
 * alike.
 */
export function contentFiles(content: ReadableContent): ContentFile[] {
  return [
    ...[
      ...pageEntries(content),
      ...content.families,
      ...content.recovery,
      ...content['can-i'],
      ...content.assistant,
      ...content.languages,
    ].map(ofEntry),
    ...files.flatMap(([name, of]) => {
      const value = content[name]
      return value === null ? [] : [of(value)]
    }),
  ]
}
