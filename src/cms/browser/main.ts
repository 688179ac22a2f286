import CMS, { type CmsConfig } from '@sveltia/cms'
import { kindAt, kinds } from '../kinds'
import { cmsPath, formatOf, pictureFolder } from '../paths'
import type { Snapshot } from '../publishCms'
import { fromFile, loadFormat, source, toFile } from './files'
import { changedMeanwhile, validateDraft } from './validateDraft'
import { askBeforeLeaving } from './leaving'
import { offerLocalFolder } from './localFolder'

/**
 * The CMS's page: Sveltia CMS with the site's own configuration, its own way of writing files, and
 * its gate.
 */

const get = async <T>(file: string): Promise<T> => {
  const response = await fetch(`${cmsPath}${file}`)
  if (!response.ok)
    throw new Error(`${file} could not be loaded (${response.status}). Load the page again`)
  return (await response.json()) as T
}
const content = () => get<Snapshot>('content.json')

/**
 * Pictures that were chosen on this page, by file name: the gate looks into those that a change
 * brings with it.
 */
const chosen = new Map<string, File>()
const createObjectURL = URL.createObjectURL.bind(URL)
URL.createObjectURL = (object: Blob | MediaSource) => {
  if (object instanceof File && object.type.startsWith('image/')) chosen.set(object.name, object)
  return createObjectURL(object)
}

/** Makes an error whose words the CMS shows in a box when it cannot save. */
const refusal = (words: string) => new Error('saving_failed', { cause: new Error(words) })

/** Returns the pictures a file names that are not in the repository yet, with what is in them. */
async function newPictures(
  form: unknown,
  known: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const named = [
    ...JSON.stringify(form).matchAll(new RegExp(`"/${pictureFolder}/([^"]+)"`, 'g')),
  ].map((match) => match[1]!)
  const found = named
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      // The CMS adds a number to a name that is taken.
      const file = chosen.get(name) ?? chosen.get(name.replace(/-\d+(\.\w+)$/, '$1'))
      return file === undefined ? [] : [[name, file] as const]
    })
  return new Map(
    await Promise.all(
      found.map(async ([name, file]) => [name, new Uint8Array(await file.arrayBuffer())] as const),
    ),
  )
}

async function start(): Promise<void> {
  const [config, opened] = await Promise.all([get<CmsConfig>('config.json'), content()])
  const { pictures } = opened
  /** What this page has written itself. */
  const written = new Map<string, string>()
  if (config.backend.name === 'github' && config.backend.repo === 'local/checkout')
    offerLocalFolder()

  for (const kind of kinds)
    CMS.registerCustomFormat(formatOf(kind.name), 'json', {
      fromFile: (text: string) => fromFile(kind, text, pictures),
      toFile: (held: Record<string, unknown>) => toFile(kind, held),
    })

  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data } = entry.toJS() as { path: string; data: Record<string, unknown> }
      const kind = kindAt(path)
      if (kind === undefined) throw refusal(`${path} is no content file.`)
      const now = await content()
      const text = await toFile(kind, data)
      const texts = [opened.files[path], data[source] as string | undefined, written.get(path)]
      const words =
        changedMeanwhile(path, { texts, now }) ??
        validateDraft(now, { path, text, pictures: await newPictures(data, now.pictures) })
      if (words !== null) throw refusal(words)
      written.set(path, text)
    },
  })
  // Fetched now: after a release its file is gone, and what is being edited could not be saved.
  void loadFormat().catch(() => undefined)
  const saved = askBeforeLeaving()
  CMS.registerEventListener({ name: 'postSave', handler: saved })
  await CMS.init({ config })
}

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error)
})
