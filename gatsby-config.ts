import { readFileSync } from 'node:fs'
import type { GatsbyConfig } from 'gatsby'
import { siteOrigin } from './src/gatsby/origin'
import { sitemapFile, type SitemapEntry } from './src/gatsby/sitemap'

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: siteOrigin() },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Emotion's css prop needs its own JSX; gatsby-plugin-emotion on top of it would render `[object
  // Object]`.
  jsxImportSource: '@emotion/react',
  polyfill: false,
  plugins: [
    'gatsby-plugin-react-helmet',
    // Describes what src/pictures/sizedPictures.ts has cut (`generateImageData`).
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sitemap',
      options: {
        output: '/',
        query: '{ site { siteMetadata { siteUrl } } }',
        // By GraphQL it would ask for every page with all that is on it.
        resolvePages: () => JSON.parse(readFileSync(sitemapFile, 'utf8')) as SitemapEntry[],
        serialize: ({ path, lastmod }: SitemapEntry) => ({ url: path, lastmod }),
      },
    },
    // Watches data/, so that `npm run develop` makes the pages again when an editor saves a file.
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: `${process.cwd()}/data`, ignore: ['**/.*'] },
    },
  ],
}

export default config
