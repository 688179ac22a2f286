import { tsImport } from 'tsx/esm/api'

// Gatsby would have Parcel compile a gatsby-node.ts, with all that it imports, at each build: eight
// seconds for what tsx does in one.
export const {
  createPages,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPostBuild,
  onPreBootstrap,
} = await tsImport('./src/build/gatsbyNode.ts', import.meta.url)
