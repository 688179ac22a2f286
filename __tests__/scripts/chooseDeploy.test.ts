import { chooseDeploy, publishedRuns, type Artifact } from '../../scripts/publishing/chooseDeploy'

const artifact = (
  run: number,
  more: Partial<Artifact['workflow_run']> = {},
  other: Partial<Artifact> = {},
): Artifact => ({
  id: run * 10,
  expired: false,
  created_at: `2026-01-${String(run).padStart(2, '0')}T10:00:00Z`,
  workflow_run: {
    id: run,
    head_branch: 'main',
    head_sha: `${String(run).padStart(2, '0')}abcdef0123456789`,
    repository_id: 1,
    head_repository_id: 1,
    ...more,
  },
  ...other,
})
const three = [artifact(2), artifact(3), artifact(1)]

it('goes back to the deploy before the newest when nothing is named', () =>
  expect(chooseDeploy(three, '')).toBe('2'))

it('takes a run’s number or a commit', () => {
  expect(chooseDeploy(three, '1')).toBe('1')
  expect(chooseDeploy(three, '03ABCDEF')).toBe('3')
})

it('lists what there is when it finds nothing', () => {
  expect(() => chooseDeploy(three, '99')).toThrow(
    'No deploy is called "99". Those that can be published again (run, commit, date):\n  3  03abcdef0  2026-01-03T10:00:00Z\n  2  02abcdef0  2026-01-02T10:00:00Z\n  1  01abcdef0  2026-01-01T10:00:00Z',
  )
  expect(() => chooseDeploy([artifact(1)], '')).toThrow('There is no deploy before the newest one.')
})

it('takes nothing from a fork, from another branch, or that has expired', () => {
  const others = [
    artifact(9, { head_repository_id: 2 }),
    artifact(8, { head_branch: 'draft' }),
    artifact(7, {}, { expired: true }),
  ]
  expect(publishedRuns([...others, ...three]).map(({ run }) => run)).toEqual(['3', '2', '1'])
  expect(() => chooseDeploy([...others, ...three], '9')).toThrow('No deploy is called "9"')
})

it('counts a run that was repeated once', () =>
  expect(chooseDeploy([artifact(3, {}, { id: 31 }), ...three], '')).toBe('2'))
