/**
 * Returns the deployment to go back to: of those that reached visitors, the newest before the one they
 * get now; null when there is none.
 * @param {{ id: string, created_on: string, environment: string, latest_stage: { status: string } }[]} deployments
 * @param {string} current the id of what visitors get now
 */
export function deploymentBefore(deployments, current) {
  const published = deployments
    .filter((one) => one.environment === 'production' && one.latest_stage?.status === 'success')
    .toSorted((a, b) => (a.created_on < b.created_on ? 1 : -1))
  const now = published.findIndex(({ id }) => id === current)
  return published[now + 1] ?? null
}
