import { tsImport } from 'tsx/esm/api'

// As in gatsby-node.mjs: a gatsby-config.ts would be compiled by Parcel.
const { gatsbyConfig } = await tsImport('./src/build/gatsbyConfig.ts', import.meta.url)
export default gatsbyConfig
