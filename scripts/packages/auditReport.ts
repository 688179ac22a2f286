/** The parts of what `npm audit --json` prints that matter here. */
export type Audit = {
  error?: { summary?: string; detail?: string }
  message?: string
  vulnerabilities?: Record<
    string,
    {
      severity: string
      range: string
      via: (string | { title: string; url: string })[]
      fixAvailable: boolean | { name: string; version: string }
    }
  >
}

const serious = new Set(['high', 'critical'])

/** Says in words which packages have a serious fault, and what to do. */
export function auditProblems({ error, message, vulnerabilities }: Audit): {
  asked: boolean
  problems: string[]
} {
  if (vulnerabilities === undefined)
    return {
      asked: false,
      problems: [
        `The registry could not be asked: ${error?.summary || message || 'it gave no reason'}.`,
      ],
    }
  const problems = Object.entries(vulnerabilities).flatMap(
    ([name, { severity, range, via, fixAvailable }]) => {
      // A package that only leads to a faulty one is told of by that one.
      const own = via.filter((one) => typeof one !== 'string')
      if (!serious.has(severity) || own.length === 0) return []
      const mend =
        typeof fixAvailable === 'object'
          ? `Take ${fixAvailable.name} ${fixAvailable.version}.`
          : fixAvailable
            ? 'npm audit fix mends it.'
            : 'No release mends it yet.'
      return [
        `${name} ${range} (${severity}): ` +
          `${own.map(({ title, url }) => `${title}, ${url}`).join('; ')}. ${mend}`,
      ]
    },
  )
  return { asked: true, problems }
}
