import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'

/**
 * Used by publish.yml, in plain JavaScript because nothing is installed yet. Says which tests the
 * checked-out files need:
 *
 * - `none`, on main: these very files, by the hash git has for them, have passed on their pull
 *   request;
 * - `content`: against a version that has passed, or that is published, only files of data/ differ;
 * - `code`: everything else, and whenever GitHub cannot be asked.
 *
 * Writes `tests` and `tree` to the step's outputs, and `base`, the version to compare with. A
 * version has passed when a run of publish.yml left the artifact `tested-<hash>`. Anybody can
 * propose a change whose jobs leave artifacts of any name, so only runs of this repository's own
 * branches count.
 */
const {
  GITHUB_EVENT_NAME: event,
  GITHUB_REPOSITORY: repository,
  GITHUB_OUTPUT: outputs,
  BASE: before,
} = process.env

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const treeOf = (commit) => git('rev-parse', '--verify', '--quiet', `${commit}^{tree}`)
const ask = (path) =>
  JSON.parse(execFileSync('gh', ['api', `repos/${repository}/${path}`], { encoding: 'utf8' }))

/**
 * Lists the runs of this repository's own branches that left an artifact of this name, the newest
 * first.
 */
const runsWith = (name) =>
  ask(`actions/artifacts?name=${name}&per_page=100`)
    .artifacts.filter(
      ({ expired, workflow_run: run }) => !expired && run.head_repository_id === run.repository_id,
    )
    .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
    .map(({ workflow_run: run }) => run)

const isPublishRun = ({ id }) =>
  ask(`actions/runs/${id}`).path.split('@')[0] === '.github/workflows/publish.yml'
const hasPassed = (tree) => runsWith(`tested-${tree}`).some(isPublishRun)

/** Returns an answer of git or GitHub, or `otherwise` when there is none. */
function orElse(otherwise, answer) {
  try {
    return answer()
  } catch (error) {
    console.log(`::warning::${String(error.message).split('\n')[0]}`)
    return otherwise
  }
}

function differsInContentOnly(from) {
  // Without renames: a file moved out of data/ is two changes.
  const files = git('diff', '--name-only', '--no-renames', from, 'HEAD').split('\n').filter(Boolean)
  return files.every((file) => file.startsWith('data/'))
}

const tree = treeOf('HEAD')
const base = orElse('', () => git('merge-base', 'HEAD', before))

function decide() {
  if (event === 'push' && hasPassed(tree))
    return ['none', 'these files have passed on their pull request']
  if (hasPassed(treeOf(base)) && differsInContentOnly(base))
    return ['content', 'only content differs from the version before, which has passed']
  const published = runsWith('published').find(
    ({ head_branch: branch }) => branch === 'main',
  )?.head_sha
  if (published && differsInContentOnly(published))
    return ['content', `only content differs from the published version, ${published.slice(0, 9)}`]
  return ['code', 'more than content differs from what has passed or is published']
}

const [tests, why] = orElse(['code', 'it could not be found out what has passed'], decide)
console.log(`Tests: ${tests}, because ${why}.`)
appendFileSync(
  outputs,
  Object.entries({ tests, tree, base })
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
)
