import { pageMoves } from '../../src/changes/pageMoves'
import type { VersionPage } from '../../src/changes/siteVersion'

const page = (path: string, intro: string) =>
  ({ path, title: path, context: { content: { intro } } }) as unknown as VersionPage

it('of pages that are alike, each has moved to the one that is most like it', () => {
  const [lips, chin] = ['one two three four lips lips', 'one two three four chin chin'] as const
  const { renamed, added, removed } = pageMoves(
    [page('/lips/', lips), page('/chin/', chin)],
    [page('/new-chin/', chin), page('/new-lips/', lips)],
  )
  expect(renamed.map(({ before, after }) => [before.path, after.path])).toEqual([
    ['/chin/', '/new-chin/'],
    ['/lips/', '/new-lips/'],
  ])
  expect([added, removed]).toEqual([[], []])
})
