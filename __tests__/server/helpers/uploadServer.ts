import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveSite } from '../../../server/site'
import { uploadHandler } from '../../../server/uploads'

/**
 * The upload endpoint in a process of its own: the tus packages are ES modules, which Jest does not
 * load. The disk is full while there is a file `full` beside the videos.
 */
const [dir, secret, quota] = process.argv.slice(2)
void (async () => {
  const before = await uploadHandler({
    dir: dir!,
    secret: secret!,
    ...(quota && { quotaBytes: Number(quota) }),
    spaceIsKept: () => !existsSync(join(dir!, '../full')),
    floor: 0,
    report: (line) => console.error(line),
  })
  const site = await serveSite({ dir: dir!, port: 0, hosts: ['127.0.0.1'], before })
  console.log(site.port)
  process.stdin.on('end', () => process.exit(0)).resume()
})()
