import { buildSync } from 'esbuild'
import { esbuildTarget } from '../browsers'

/**
 * Bundles an exported function below src/, with all it imports, as a script that calls it.
 * @param call the function's name, with what it is given
 */
export function inlineScript(module: string, call: string): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ${call.split('(')[0]} } from './${module}'\n${call}`,
      resolveDir: 'src',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: esbuildTarget,
    write: false,
  })
  return outputFiles[0]!.text.trim()
}
