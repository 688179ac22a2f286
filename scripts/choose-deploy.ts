import { readFileSync } from 'node:fs'
import { chooseDeploy, type Artifact } from './publishing/chooseDeploy'

/**
 * Used by publish.yml. Reads GitHub's list of artifacts from its standard input and prints the
 * number of the run to go back to.
 */
const { artifacts } = JSON.parse(readFileSync(0, 'utf8')) as { artifacts: Artifact[] }
const [wanted = ''] = process.argv.slice(2)
try {
  console.log(chooseDeploy(artifacts, wanted.trim()))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
