import { readFileSync } from 'node:fs'
import { chooseDeploy, publishedRuns, type Artifact } from './publishing/chooseDeploy'

/**
 * Used by publish.yml. Reads GitHub's list of artifacts from its standard input and prints the
 * number of a run: with `--newest` the last that published (nothing when there is none), else the
 * one to go back to.
 */
const { artifacts } = JSON.parse(readFileSync(0, 'utf8')) as { artifacts: Artifact[] }
const [wanted = ''] = process.argv.slice(2)
try {
  console.log(
    wanted === '--newest'
      ? (publishedRuns(artifacts)[0]?.run ?? '')
      : chooseDeploy(artifacts, wanted.trim()),
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
