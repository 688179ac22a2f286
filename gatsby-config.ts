import type { GatsbyConfig } from 'gatsby'

const developing = process.env.gatsby_executing_command === 'develop'

const config: GatsbyConfig = {
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Emotion's css prop needs its own JSX; gatsby-plugin-emotion on top of it would render `[object Object]`.
  jsxImportSource: '@emotion/react',
  polyfill: false,
  plugins: [
    'gatsby-plugin-react-helmet',
    // Watches data/, so that `npm run develop` makes the pages again when an editor saves a file. A build would only count the files.
    ...(developing ? [{ resolve: 'gatsby-source-filesystem', options: { name: 'data', path: `${process.cwd()}/data`, ignore: ['**/.*'] } }] : []),
  ],
}

export default config
