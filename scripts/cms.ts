import { freePort } from '../server/ports'
import { bundleCms } from '../src/cms/bundle'
import { localCmsServer } from '../src/cms/localServer'
import { cmsPath } from '../src/cms/paths'

/**
 * `npm run cms`: the editor on this checkout. What is saved stands in data/ at once; nothing is
 * published.
 */
async function main() {
  const scripts = '.local/cms'
  const server = localCmsServer({ dataDir: 'data', scripts, start: await bundleCms(scripts) })
  const port = await freePort(Number(process.env.CMS_PORT ?? 8080))
  server.listen(port, 'localhost', () => {
    console.log(`The editor: http://localhost:${port}${cmsPath}`)
    console.log(
      'Press “Work with Local Repository”. What you save stands in data/; look at it with ' +
        'npm run develop. Ctrl+C ends the editor.',
    )
  })
}

void main()
