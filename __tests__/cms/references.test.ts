import { kinds } from '../../src/cms/kinds'
import { referenceAt } from '../../src/cms/references'
import { referenceProblems } from '../../src/content/check/references'
import type { SiteContent } from '../../src/content/load'
import { clinicContent } from '../helpers/buildContext'

/**
 * Where a list of the loaded content comes from: the name of its file, and the field that holds it
 * there.
 */
const lists: Partial<Record<keyof SiteContent, [kind: string, field: string]>> = {
  redirects: ['redirects', 'redirects'],
  categories: ['categories', 'categories'],
  treatmentGroups: ['treatment-groups', 'groups'],
  gallery: ['gallery', 'items'],
  concerns: ['concerns', 'concerns'],
  areas: ['areas', 'areas'],
  finderConcerns: ['finder-concerns', 'concerns'],
  synonyms: ['synonyms', 'synonyms'],
  reviews: ['reviews', 'reviews'],
  offers: ['offers', 'offers'],
}
const folders = kinds.filter(({ folder }) => folder).map(({ name }) => name)

/** Every text of a file that is one word, as references are, with a way to change it. */
function* words(
  value: unknown,
  path: string,
): Generator<{ path: string; text: string; put: (text: string) => void }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (path === '' && (key === 'id' || key === 'file' || key === '$schema')) continue
    const own = Array.isArray(value) ? `${path}[]` : path === '' ? key : `${path}.${key}`
    if (typeof inner === 'string' && /^\/?[a-z0-9/-]+$/.test(inner))
      yield {
        path: own,
        text: inner,
        put: (text) => void ((value as Record<string, unknown>)[key] = text),
      }
    else yield* words(inner, own)
  }
}

it('every field whose value the gate looks for elsewhere is offered by name', () => {
  const content = clinicContent()
  const before = new Set(referenceProblems(content).map((problem) => JSON.stringify(problem)))
  const files = [
    ...folders.flatMap((kind) =>
      (content[kind as 'treatments'] as unknown[]).map((value) => [kind, value] as const),
    ),
    ...(Object.entries(lists) as [keyof SiteContent, [string, string]][]).map(
      ([name, [kind, field]]) => [kind, { [field]: content[name] }] as const,
    ),
    ...(['clinic', 'prices'] as const).map((kind) => [kind, content[kind]] as const),
  ]
  const seen = new Set<string>()
  const missing: string[] = []
  for (const [kind, file] of files)
    for (const { path, text, put } of words(file, '')) {
      // One example of each field is enough, and each costs a run of the gate.
      if (seen.has(`${kind} ${path}`)) continue
      seen.add(`${kind} ${path}`)
      const stranger = text.startsWith('/') ? '/no-such-page-anywhere' : 'no-such-thing-anywhere'
      put(stranger)
      const missed = referenceProblems(content).some(
        (problem) =>
          problem.what.startsWith(`"${stranger}" is not`) && !before.has(JSON.stringify(problem)),
      )
      put(text)
      if (missed && referenceAt(kind, path) === null) missing.push(`${kind} ${path}`)
    }
  expect(seen.size).toBeGreaterThan(40)
  // Words that turn into links are names the editor makes up; the page beside each is written as an
  // address.
  expect(missing.filter((where) => !where.startsWith('synonyms '))).toEqual([])
})
