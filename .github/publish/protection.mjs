const settings = [
  'GATSBY_SITE_URL',
  'SUPABASE_PROJECT',
  'CLOUDFLARE_PROJECT',
  'DATABASE_CA',
  'OWNER_DATABASE_URL',
  'SUPABASE_ACCESS_TOKEN',
  'CLOUDFLARE_ACCOUNT_ID',
  'CLOUDFLARE_API_TOKEN',
]

/** Names the settings of publishing that are missing. */
export const settingProblems = (env) =>
  settings.filter((name) => !env[name]).map((name) => `There is no ${name}.`)

/**
 * Says what is missing for nobody to publish code by a browser token alone: an owner's approval of
 * code, the tests, and an environment that only main may use.
 * @param {(path: string) => Promise<any>} ask asks GitHub's API about this repository
 */
export async function protectionProblems(ask) {
  const [rules, owners, { deployment_branch_policy: policy }] = await Promise.all([
    ask('rules/branches/main'),
    ask('codeowners/errors?ref=main'),
    ask('environments/production'),
  ])
  const branches = policy?.custom_branch_policies
    ? (await ask('environments/production/deployment-branch-policies')).branch_policies
    : []
  const parametersOf = (type) =>
    rules.filter((rule) => rule.type === type).map(({ parameters }) => parameters)
  const reviews = parametersOf('pull_request')
  const checks = parametersOf('required_status_checks').flatMap((one) => one.required_status_checks)
  const needed = [
    [
      reviews.some((one) => one.require_code_owner_review),
      'No rule of main asks code owners for a review.',
    ],
    [
      reviews.some((one) => one.dismiss_stale_reviews_on_push),
      'No rule of main takes an approval back when something is pushed after it.',
    ],
    [checks.some(({ context }) => context === 'Checks'), 'No rule of main requires “Checks”.'],
    [owners.errors.length === 0, '.github/CODEOWNERS names nobody who may approve.'],
    [
      branches.length > 0 && branches.every(({ name }) => name === 'main'),
      'The environment production is open to other branches than main.',
    ],
  ]
  return needed.flatMap(([holds, words]) => (holds ? [] : [words]))
}
