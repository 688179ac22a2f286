import { serveSite } from '../../../server/site'
import { uploadHandler } from '../../../server/uploads'

/** The upload endpoint in a process of its own: the tus packages are ES modules, which Jest does not load. */
const [dir, secret] = process.argv.slice(2)
void (async () => {
  const site = await serveSite({ dir: dir!, port: 0, hosts: ['127.0.0.1'], before: await uploadHandler({ dir: dir!, secret: secret! }) })
  console.log(site.port)
  process.stdin.on('end', () => process.exit(0)).resume()
})()
