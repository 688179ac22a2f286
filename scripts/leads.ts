import { leads } from './leads/command'

/** `npm run leads`: see leads/command.ts. */
leads(process.argv.slice(2)).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
