import { releaseContentProblems } from './check/release'
import type { ReadableContent } from './load'
import { reportLines, type Problem } from './problem'

/** Who has to act before a release, in the order in which the report names them. */
const actors = [
  'A doctor (medical reviews, safety advice)',
  'The clinic’s owner (facts, people, prices, consents, reviews)',
  'Whoever writes (words left for later)',
  'Whoever looks after the site (addresses, settings)',
] as const
type Actor = (typeof actors)[number]

/** Returns who has to mend what a release refuses. */
function actorOf({ file, path, what }: Problem): Actor {
  const at = path.map(String)
  if (!file.startsWith('data/') || at[0] === 'origin') return actors[3]
  if (
    at.some((part) => /^review(?:ed|edBy)?$/.test(part)) ||
    /data\/(?:safety|recovery|can-i)/.test(file)
  )
    return actors[0]
  if (/left for later/.test(what) && !file.startsWith('data/clinic')) return actors[2]
  return actors[1]
}

/** Returns problems by who has to act, each group under its name and number. */
function byActor(problems: readonly Problem[]): { actor: Actor; problems: Problem[] }[] {
  return actors
    .map((actor) => ({ actor, problems: problems.filter((one) => actorOf(one) === actor) }))
    .filter((group) => group.problems.length > 0)
}

/** Returns the report of a release that is refused: who has to act, how often, and on what. */
export function releaseReport(problems: readonly Problem[]): string {
  const groups = byActor(problems)
  return [
    'Before the site can be published ' +
      `${problems.length === 1 ? 'one thing is' : `${problems.length} things are`} left:`,
    ...groups.map((group) => `  ${group.problems.length} for: ${group.actor}`),
    ...groups.flatMap((group) => ['', `${group.actor}:`, ...reportLines(group.problems)]),
    '',
    'Nothing was published.',
  ].join('\n')
}

/** What a change adds to, and takes from, what stands in the way of publishing. */
export type ReleaseChange = {
  /** true when the version before could be published. */
  wasReady: boolean
  added: { actor: Actor; lines: string[] }[]
  left: { actor: Actor; count: number }[]
}

/** Returns what a problem is called by wherever it stands in a list: an entry above it moves it. */
const apartFromPosition = ({ file, path, what }: Problem) =>
  JSON.stringify([file, path.filter((part) => typeof part === 'string'), what])

/** Returns what a new version adds to what a release refuses, settings aside. */
export function releaseChange(before: ReadableContent, after: ReadableContent): ReleaseChange {
  const [was, is] = [releaseContentProblems(before), releaseContentProblems(after)]
  const known = was.map(apartFromPosition)
  const isNew = (one: Problem) => {
    const i = known.indexOf(apartFromPosition(one))
    if (i !== -1) known.splice(i, 1)
    return i === -1
  }
  return {
    wasReady: was.length === 0,
    added: byActor(is.filter(isNew)).map((group) => ({
      actor: group.actor,
      lines: reportLines(group.problems),
    })),
    left: byActor(is).map((group) => ({ actor: group.actor, count: group.problems.length })),
  }
}
