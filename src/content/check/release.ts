import type { SiteContent } from '../load'
import { problem, type Problem } from '../problem'
import { samplesIn } from '../walk'
import { contentFiles } from './files'

/** The variables that name the backend; without them a published site would call a developer's machine. */
const backendVariables = ['GATSBY_SUPABASE_URL', 'GATSBY_SUPABASE_ANON_KEY'] as const

/** What must be gone before the site is published: samples, and a backend that is not configured. */
export function releaseProblems(content: SiteContent, env: Record<string, string | undefined>): Problem[] {
  return [
    ...contentFiles(content).flatMap(({ file, value }) =>
      samplesIn(value).map((path) => problem(file, path, 'is still a sample.', 'Replace it with the real thing and take "sample" out')),
    ),
    ...backendVariables
      .filter((name) => !env[name])
      .map((name) => problem('environment', [name], 'is not set.', 'Set it to the value of your Supabase project (see .env.example)')),
  ]
}
