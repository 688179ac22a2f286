/** What follows `--name` on the command line; undefined when it is not there. */
export function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
