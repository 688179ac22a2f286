import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keepNothing } from './publishing/plan'
import { backToDeploy, publishToFolder } from './publishing/toFolder'
import { addEarlierFiles } from './publishing/toSnapshot'

const help = `Publishes the built site to hosts that take files.

  npm run publish-files -- to <folder>              publish public/ to a folder that a web server serves
  npm run publish-files -- back <folder> [deploy]   go back to the deploy before the present one, or to the one named
  npm run publish-files -- merge <earlier> <out>    make a folder to upload, with the files that open tabs still need

  --site <folder>      what to publish; public when nothing is said
  --deploy <name>      what to call this deploy; the time when nothing is said
  --reload <command>   makes nginx read its configuration, which "to" and "back" keep in step with the pages
  --forget             keep nothing of earlier deploys, for when something must be gone at once`

/** `npm run publish-files`: see docs/going-live.md. */
function main(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'public' },
      deploy: { type: 'string' },
      reload: { type: 'string' },
      forget: { type: 'boolean' },
    },
  })
  const [what, folder, more] = positionals
  const now = Date.now()
  const id = values.deploy ?? new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  const say = (line: string) => console.log(line)
  const keep = values.forget ? { keep: keepNothing } : {}
  if (what === 'to' && folder) {
    // The build writes it beside the site, not into it.
    const configuration = join(dirname(resolve(values.site)), '.hosting/nginx.conf')
    publishToFolder(values.site, {
      target: folder,
      id,
      now,
      say,
      ...keep,
      reload: values.reload,
      ...(existsSync(configuration) && { configuration }),
    })
  } else if (what === 'back' && folder)
    backToDeploy(more, { target: folder, now, say, ...keep, reload: values.reload })
  else if (what === 'merge' && folder && more) {
    const { kept, all } = addEarlierFiles(values.site, {
      earlier: folder,
      out: more,
      id,
      now,
      ...keep,
    })
    say(`${more} holds ${all} files, ${kept} of them from earlier deploys.`)
  } else {
    console.error(help)
    process.exitCode = 1
  }
}

try {
  main()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
