import { existsSync, readdirSync } from 'node:fs'
import { weeklyFor } from '../../scripts/testing/weeklyFor'
import watched from '../weekly/watched.json'

test('a change is tested by the weekly files that are about it', () => {
  expect(weeklyFor(['packages/illustration/src/face/brush.ts'])).toEqual(['determinism', 'faces'])
  expect(weeklyFor(['server/start.ts', 'README.md'])).toEqual([
    'floods',
    'killedStart',
    'killedUnderLoad',
    'oneStart',
  ])
  expect(weeklyFor(['docs/editing.md', 'data/prices.json'])).toEqual([])
})

test('every weekly file says what it is about, and all of that is there', () => {
  const files = readdirSync('__tests__/weekly').flatMap((name) =>
    name.endsWith('.test.ts') ? [name.replace('.test.ts', '')] : [],
  )
  expect(Object.keys(watched).toSorted()).toEqual(files.toSorted())
  expect(
    Object.values(watched).flatMap((paths) => paths.filter((path) => !existsSync(path))),
  ).toEqual([])
})
