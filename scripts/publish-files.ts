import { parseArgs } from 'node:util'
import { nowInName } from '../server/files'
import { backToDeploy, publishToFolder } from './publishing/toFolder'

const help = `Publishes the built site to a folder that nginx serves.

  npm run publish-files -- to <folder>              publish public/
  npm run publish-files -- back <folder> [deploy]   go back to the deploy before the live one, or to the one named

  --reload <command>   makes nginx read its configuration, which goes with the pages
  --forget             keep no earlier deploy, for when something must be gone at once`

/** `npm run publish-files`: see docs/going-live.md. */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reload: { type: 'string' }, forget: { type: 'boolean' } },
  })
  const [what, folder, wanted] = positionals
  if (!folder || (what !== 'to' && what !== 'back')) throw new Error(help)
  const deploys = { folder, reload: values.reload }
  if (what === 'to') {
    const id = nowInName()
    publishToFolder('public', { ...deploys, id, ...(values.forget && { keep: 1 }) })
    console.log(`Published ${id}.`)
  } else console.log(`${backToDeploy(deploys, wanted)} is live again.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
