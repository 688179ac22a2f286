const { transform } = require('esbuild')

/**
 * Webpack's loader for the site's own code in a build, in Babel's place
 * (src/gatsby/fasterWebpack.ts). Plain JavaScript, since webpack itself loads it.
 */
module.exports = function esbuildLoader(source) {
  const done = this.async()
  transform(source, {
    ...this.getOptions(),
    sourcefile: this.resourcePath,
    loader: this.resourcePath.endsWith('.ts') ? 'ts' : 'tsx',
  }).then(({ code }) => done(null, code), done)
}
