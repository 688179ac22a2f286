import { deploymentBefore } from './rollback.mjs'

/** `npm run back`: gives visitors the deployment before the present one. */
const { CLOUDFLARE_ACCOUNT_ID, CLOUDFLARE_API_TOKEN, CLOUDFLARE_PROJECT } = process.env
const project = `https://api.cloudflare.com/client/v4/accounts/${CLOUDFLARE_ACCOUNT_ID}/pages/projects/${CLOUDFLARE_PROJECT}`

async function ask(path, method = 'GET') {
  const response = await fetch(`${project}${path}`, {
    method,
    headers: { authorization: `Bearer ${CLOUDFLARE_API_TOKEN}` },
  })
  if (!response.ok) throw new Error(`Cloudflare answered ${response.status} to ${method} ${path}.`)
  return (await response.json()).result
}

const { canonical_deployment: current } = await ask('')
const before = deploymentBefore(await ask('/deployments?env=production'), current?.id)
if (before === null) throw new Error('Nothing was published before what visitors get now.')
await ask(`/deployments/${before.id}/rollback`, 'POST')
console.log(`Visitors get what was published on ${before.created_on} again: ${before.url}`)
console.log('Now revert the fault on main: the next merge publishes main as it is then.')
