import type { GatsbyConfig } from 'gatsby'
import { siteOrigin } from './src/build/origin'
import { sitemapOptions } from './src/build/sitemap'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteOrigin() },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Emotion's css prop needs its own JSX; gatsby-plugin-emotion on top of it would render `[object Object]`.
  jsxImportSource: '@emotion/react',
  polyfill: false,
  plugins: [
    'gatsby-plugin-react-helmet',
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    // Watches data/, so that `npm run develop` makes the pages again when an editor saves a file.
    { resolve: 'gatsby-source-filesystem', options: { name: 'data', path: `${process.cwd()}/data`, ignore: ['**/.*'] } },
    // The illustrations that onPreBootstrap has drawn (src/art/masters.ts).
    { resolve: 'gatsby-source-filesystem', options: { name: 'illustrations', path: `${process.cwd()}/.art-cache/masters` } },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
}

export default config
