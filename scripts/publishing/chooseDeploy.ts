/** What GitHub says of an artifact; see its REST API, "List artifacts for a repository". */
export type Artifact = {
  id: number
  expired: boolean
  created_at: string
  workflow_run: {
    id: number
    head_branch: string
    head_sha: string
    repository_id: number
    head_repository_id: number
  }
}

/**
 * The runs that published, the newest first. Anybody can propose a change whose checks leave
 * artifacts of any name, from a branch of any name in a fork, so only those count that come from
 * `main` of this very repository.
 */
export function publishedRuns(
  artifacts: Artifact[],
): { run: string; commit: string; at: string }[] {
  const ours = artifacts.filter(
    ({ expired, workflow_run: run }) =>
      !expired && run.head_branch === 'main' && run.head_repository_id === run.repository_id,
  )
  const runs = new Map<number, { run: string; commit: string; at: string }>()
  // A run that was repeated has several: the newest stands for it.
  for (const { created_at: at, workflow_run: run } of ours.toSorted((a, b) =>
    a.created_at < b.created_at ? 1 : -1,
  ))
    if (!runs.has(run.id)) runs.set(run.id, { run: String(run.id), commit: run.head_sha, at })
  return [...runs.values()]
}

/**
 * The run to go back to: named by its number or by its commit, or, when nothing is named, the one
 * before the newest.
 */
export function chooseDeploy(artifacts: Artifact[], wanted: string): string {
  const runs = publishedRuns(artifacts)
  const list =
    runs.map(({ run, commit, at }) => `  ${run}  ${commit.slice(0, 9)}  ${at}`).join('\n') ||
    '  none'
  const found =
    wanted === ''
      ? runs[1]
      : (runs.find(({ run }) => run === wanted) ??
        runs.find(({ commit }) => wanted.length >= 7 && commit.startsWith(wanted.toLowerCase())))
  if (!found)
    throw new Error(
      `${wanted === '' ? 'There is no deploy before the newest one' : `No deploy is called "${wanted}"`}. Those that can be published again (run, commit, date):\n${list}`,
    )
  return found.run
}
