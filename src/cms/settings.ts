/** The source of the site's files for the CMS. */
export type CmsSettings =
  /** A checkout on this machine, through the server of `npm run cms`. */
  | { mode: 'local' }
  /** The hosted repository: every change is a pull request. */
  | { mode: 'hosted'; repository: string; branch: string; authServer: string | null }

/**
 * Returns the CMS's settings from the environment; null when the repository is not named, or a list
 * of what is wrong.
 */
export function cmsSettings(env: Record<string, string | undefined>): {
  settings: CmsSettings | null
  problems: string[]
} {
  const {
    CMS_REPOSITORY: repository = '',
    CMS_BRANCH: branch = '',
    CMS_AUTH_URL: authServer = '',
  } = env
  if (repository === '') return { settings: null, problems: [] }
  const problems = [
    ...(/^[\w.-]+\/[\w.-]+$/.test(repository)
      ? []
      : [`CMS_REPOSITORY is "${repository}". Write owner/name, as in github.com/owner/name`]),
    ...(authServer === '' || /^https:\/\/[^/]+/.test(authServer)
      ? []
      : [`CMS_AUTH_URL is "${authServer}". Write a full address from https://`]),
  ]
  if (problems.length > 0) return { settings: null, problems }
  return {
    settings: {
      mode: 'hosted',
      repository,
      branch: branch || 'main',
      authServer: authServer.replace(/\/+$/, '') || null,
    },
    problems,
  }
}
