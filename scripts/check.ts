import { ContentError, passGate } from '../src/content/gate'
import { knownRoutes } from '../src/content/routes'

/** `npm run check [-- --release]`: the content gate on its own, in seconds. Exits with 1 and the whole report on a mistake. */
const release = process.argv.includes('--release')
try {
  const content = passGate('data', release ? { release: { env: process.env } } : {})
  console.log(`The content is in order: ${knownRoutes(content).length} pages, ${content.redirects.length} redirects, ${content.prices.prices.length} prices.`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
