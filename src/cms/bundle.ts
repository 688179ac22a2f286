import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { licenceNotice } from '../files/licences'

/**
 * Parts of Sveltia CMS that no field of ours uses: maps and their drawing, the colouring of code,
 * the tidying of SVG.
 */
const unused =
  /^(?:leaflet|terra-draw|terra-draw-leaflet-adapter|svgo|@shikijs\/(?:langs|themes))(?:\/|$)/

/** Replaces the sentence above the gate's report: trying again later would not fix a mistake. */
const ownWords = (text: string) =>
  text.replace(
    'There was an error while saving the entry. Please try again later.',
    'This is not saved yet.',
  )

/**
 * Its style sheet asks another site for fonts that the package brings along, and loads by itself.
 */
const withoutForeignFonts = (script: string) =>
  script.replace(/@font-face \{[^{}]*cdn\.jsdelivr\.net[^{}]*\}/g, '')

/** Its source map is not published, so nothing should ask for it. */
const withoutSourceMap = (file: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))

const here = (file: string) => resolve('src/cms', file)

const parts: Plugin = {
  name: 'cms-parts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: unused }, () => ({ path: 'unused', namespace: 'unused' }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {}' }))
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, ({ path }) => ({
      contents: ownWords(withoutForeignFonts(readFileSync(path, 'utf8'))),
      loader: 'js',
    }))
    onLoad({ filter: /@sveltia\/cms\/locales\/en-\w+\.json$/ }, ({ path }) => ({
      contents: ownWords(readFileSync(path, 'utf8')),
      loader: 'json',
    }))
    // Sveltia's own chunks lie in a folder beside its fonts and tools; ours lie above them.
    onLoad({ filter: /@sveltia\/cms\/npm\/chunks\/.*\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('`../assets/', '`assets/'),
      loader: 'js',
    }))
  },
}

/**
 * Makes the scripts of the CMS from its npm package and puts them into `folder`, with its fonts and
 * tools: nothing comes from another site when it runs.
 * @returns the name of the script that starts it
 */
export async function bundleCms(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    entryPoints: [here('browser/main.ts')],
    outdir: folder,
    entryNames: 'cms-[hash]',
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    // Those of the packages that Sveltia CMS has in it.
    legalComments: 'eof',
    metafile: true,
    logLevel: 'error',
    plugins: [parts],
  })
  const packageDir = dirname(
    dirname(createRequire(resolve('package.json')).resolve('@sveltia/cms')),
  )
  cpSync(join(packageDir, 'npm/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  for (const name of readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js')))
    withoutSourceMap(join(folder, 'assets', name))
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
  writeFileSync(join(folder, 'licences.txt'), licenceNotice(used.map((file) => resolve(file))))
  const [script] = Object.entries(metafile.outputs).find(([, output]) =>
    output.entryPoint?.endsWith('browser/main.ts'),
  )!
  return basename(script)
}
