import { createRequire } from 'node:module'
import { join } from 'node:path'
import { register } from 'tsx/cjs/api'

// Gatsby has Parcel compile this file at each build, with all that it imports: eight seconds for
// what tsx does in one. So it reads at run time what Gatsby is given.
register()
const wiring = createRequire(join(process.cwd(), 'gatsby-node.ts'))(
  './src/build/gatsbyNode.ts',
) as typeof import('./src/build/gatsbyNode')

export const createPages = wiring.createPages
export const onCreateDevServer = wiring.onCreateDevServer
export const onCreateWebpackConfig = wiring.onCreateWebpackConfig
export const onPostBuild = wiring.onPostBuild
export const onPreBootstrap = wiring.onPreBootstrap
