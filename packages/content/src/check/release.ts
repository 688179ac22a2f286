import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { isObject, samplesIn, textsIn, valueAt } from '../traverse'
import { homeOrderProblems } from './consistency'
import { contentFiles } from './files'
import { unconfirmedRegistrations } from './registrations'
import { settingProblems } from './releaseSettings'

/**
 * Words that a draft leaves behind, and addresses and numbers that can never be real (RFC 2606,
 * Ofcom's numbers for drama).
 */
const placeholders: [RegExp, string][] = [
  [/\b[\w.-]+\.example\b/, 'is an address that cannot exist'],
  [
    /\b020 7946 0\d{3}\b|\b0808 157 0\d{3}\b|\b07700 900\d{3}\b|\+44(?:207946|808157|7700900)\d+/,
    'is a telephone number kept for drama',
  ],
  // In a sentence the words may speak of a diagnosis that has to be confirmed.
  [/\b(?:To be confirmed|TBC)\b|\bto be confirmed by the clinic\b/, 'was left for later'],
]

/** Matches texts that call themselves samples. A sample of blood or of a sunscreen is none. */
const namedSamples = [
  /\b[A-Z]\w+ Sample\b/,
  /\bsample (?:text|profile|entry|entries|reviews?|doctor|person)\b/i,
  /\b(?:are samples|is a sample)\b(?! of)/i,
  /\bnot a real (?:doctor|person|patient)\b/i,
].map((pattern) => [pattern, 'says that this is a sample'] as const)
/** So does somebody who does not exist; elsewhere the words speak of other things. */
const nobody = [/\bdoes not exist\b/i, 'says that this is a sample'] as const

/**
 * Checks for what must be gone before the site is published: what stands in the content, and
 * settings that are missing or wrong.
 */
export const releaseProblems = (
  content: ReadableContent,
  env: Record<string, string | undefined>,
): Problem[] => [...releaseContentProblems(content), ...settingProblems(content, env)]

/** Finds samples, placeholders, and registrations that are not confirmed. */
export function releaseContentProblems(content: ReadableContent): Problem[] {
  return [
    ...contentFiles(content).flatMap(({ file, value }) => [
      ...samplesIn(value).map((path) =>
        problem(
          file,
          path,
          `${sampleName(value, path)} is still a sample.`,
          `${toDo(file, path)} and take "sample" out`,
        ),
      ),
      ...textsIn(value).flatMap(({ path, text }) => {
        const patterns = isMarked(value, path)
          ? placeholders
          : [...placeholders, ...namedSamples, ...(/people|reviews/.test(file) ? [nobody] : [])]
        return patterns.flatMap(([pattern, what]) => {
          const found = pattern.exec(text)?.[0]
          return found
            ? [problem(file, path, `"${found}" ${what}.`, 'Put the real one in its place')]
            : []
        })
      }),
    ]),
    ...homeOrderProblems(content),
    ...unconfirmedRegistrations(content),
  ]
}

/** Who has to give what the law asks a clinic to state. */
const givenBy: Record<string, string> = {
  company: 'The director: copy it from the register at Companies House',
  cqc: 'The registered manager: copy it from the certificate of the CQC',
  insurer: 'The director: copy it from the certificate of insurance',
  ico: 'Whoever answers for data protection: copy it from the register of the ICO',
  pharmacy: 'The lead prescriber: name the pharmacy with which the supply is agreed',
  complaints: 'The director: name who answers complaints, and in which times',
}
const toDo = (file: string, path: (string | number)[]) =>
  (file === 'data/clinic.json' ? givenBy[String(path.at(-2))] : undefined) ??
  'Replace it with the real thing'

/**
 * Checks whether a text stands in something that is marked as a sample, which is a mistake of its
 * own.
 */
const isMarked = (value: unknown, path: (string | number)[]): boolean =>
  path.some((_, depth) => {
    const group = valueAt(value, path.slice(0, depth))
    return isObject(group) && group.sample === true
  })

/** Returns the name of the thing that a `sample` belongs to: its title or name where it has one. */
function sampleName(value: unknown, path: (string | number)[]): string {
  const owner = valueAt(value, path.slice(0, -1)) as Record<string, unknown>
  if (path.at(-1) !== 'sample') return 'this'
  if (path.at(-2) === 'review') return 'the review of this page'
  const called = ['name', 'title', 'label', 'treatment', 'id']
    .map((field) => owner[field])
    .find((words) => typeof words === 'string' && !words.startsWith('/'))
  return called === undefined ? 'this' : `"${called}"`
}
