import type { ReadableContent } from '../load'
import { problem, type Problem } from '../problem'
import { samplesIn, textsIn, valueAt } from '../walk'
import { contentFiles } from './files'

/** The variables that name the backend; without them a published site would call a developer's machine. */
const backendVariables = ['GATSBY_SUPABASE_URL', 'GATSBY_SUPABASE_ANON_KEY'] as const

/** Words that a draft leaves behind, and addresses and numbers that can never be real (RFC 2606, Ofcom's numbers for drama). */
const placeholders: [RegExp, string][] = [
  [/\b[\w.-]+\.example\b/, 'is an address that cannot exist'],
  [/\b020 7946 0\d{3}\b|\b0808 157 0\d{3}\b|\b07700 900\d{3}\b|\+44(?:207946|808157|7700900)\d+/, 'is a telephone number kept for drama'],
  [/\b(?:lorem ipsum|to be confirmed|TBC|TODO|FIXME|XXX)\b/i, 'was left for later'],
]

/** What must be gone before the site is published: samples, placeholders, and a backend that is not configured. */
export function releaseProblems(content: ReadableContent, env: Record<string, string | undefined>): Problem[] {
  return [
    ...contentFiles(content).flatMap(({ file, value }) => [
      ...samplesIn(value).map((path) =>
        problem(file, path, `${whose(value, path)} is still a sample.`, 'Replace it with the real thing and take "sample" out'),
      ),
      ...textsIn(value).flatMap(({ path, text }) =>
        placeholders.flatMap(([pattern, what]) => {
          const found = pattern.exec(text)?.[0]
          return found ? [problem(file, path, `"${found}" ${what}.`, 'Put the real one in its place')] : []
        }),
      ),
    ]),
    ...backendVariables
      .filter((name) => !env[name])
      .map((name) => problem('environment', [name], 'is not set.', 'Set it to the value of your Supabase project (see .env.example)')),
  ]
}

/** What to call the thing that a `sample` belongs to: its title or name where it has one. */
function whose(value: unknown, path: (string | number)[]): string {
  const owner = valueAt(value, path.slice(0, -1)) as Record<string, unknown>
  if (path.at(-1) !== 'sample') return 'this'
  if (path.at(-2) === 'review') return 'the review of this page'
  const called = ['name', 'title', 'label', 'treatment', 'id'].map((field) => owner[field]).find((words) => typeof words === 'string' && !words.startsWith('/'))
  return called === undefined ? 'this' : `"${called}"`
}
