import { clinicDay } from '@clinic/contract/prose'
import { changesUsage, readArguments, runChanges } from '../src/changes/changesCommand'
import { CannotCompare } from '../src/changes/repository'

/**
 * `npm run changes -- [<base>] [--all] [--markdown] [--preview <url>]`: what will change, in
 * editors' words. Exits with 1 when the working files must not be published as they are, and with 2 when
 * nothing could be compared.
 */
function main(): number {
  const wanted = readArguments(process.argv.slice(2))
  if (wanted === null) {
    console.error(changesUsage)
    return 2
  }
  try {
    const { text, ok } = runChanges(process.cwd(), wanted, clinicDay())
    console.log(text)
    return ok ? 0 : 1
  } catch (error) {
    console.error(error instanceof CannotCompare ? error.message : error)
    return 2
  }
}

process.exitCode = main()
