import type { GatsbyConfig } from 'gatsby'
import { siteOrigin } from './origin'
import { sitemapOptions } from './sitemap'

const developing = process.env.gatsby_executing_command === 'develop'

/** What gatsby-config.ts gives to Gatsby. */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: siteOrigin() },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Emotion's css prop needs its own JSX; gatsby-plugin-emotion on top of it would render `[object
  // Object]`.
  jsxImportSource: '@emotion/react',
  polyfill: false,
  plugins: [
    'gatsby-plugin-react-helmet',
    // What src/art/sizedPictures.ts has cut it describes (`generateImageData`); its own cutting, by
    // GraphQL, kept no picture from build to build.
    'gatsby-plugin-image',
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
    // Watches data/, so that `npm run develop` makes the pages again when an editor saves a file. A
    // build would only count the files.
    ...(developing
      ? [
          {
            resolve: 'gatsby-source-filesystem',
            options: { name: 'data', path: `${process.cwd()}/data`, ignore: ['**/.*'] },
          },
        ]
      : []),
  ],
}
