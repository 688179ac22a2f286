import { createRequire } from 'node:module'
import { join } from 'node:path'
import { register } from 'tsx/cjs/api'

// Gatsby has Parcel compile this file at each build, with all that it imports: eight seconds for
// what tsx does in one. So it reads at run time what Gatsby is given, and only when something of it
// is called: the worker that renders pages loads this file too, and calls nothing.
register()
type Wiring = typeof import('./src/build/gatsbyNode')
const load = createRequire(join(process.cwd(), 'gatsby-node.ts')) as (path: string) => Wiring

const wired = <Name extends keyof Wiring>(name: Name) =>
  ((...given: never[]) =>
    (load('./src/build/gatsbyNode.ts')[name] as (...given: never[]) => unknown)(
      ...given,
    )) as Wiring[Name]

export const createPages = wired('createPages')
export const onCreateDevServer = wired('onCreateDevServer')
export const onCreateWebpackConfig = wired('onCreateWebpackConfig')
export const onPostBuild = wired('onPostBuild')
export const onPreBootstrap = wired('onPreBootstrap')
