import { checkUsage, runCheck } from '@clinic/content/checkCommand'

/**
 * `npm run check [-- --release | --medicine-names]`: the content gate on its own, in seconds. Exits
 * with 1 on a mistake.
 */
const { text, ok } = runCheck('data', process.argv.slice(2), process.env) ?? {
  text: checkUsage,
  ok: false,
}
if (ok) console.log(text)
else {
  console.error(text)
  process.exitCode = 1
}
