import { readFileSync, readdirSync } from 'node:fs'
import type { Snapshot } from '../../src/cms/publishCms'

import { validateDraft } from '../../src/cms/browser/validateDraft'

const clinic = '__tests__/fixtures/clinic'
const files = Object.fromEntries(
  readdirSync(clinic, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => [path.replace(clinic, 'data'), readFileSync(path, 'utf8')]),
)
const now: Snapshot = {
  files,
  pictures: readdirSync(`${clinic}/images`).filter((name) => !name.startsWith('.')),
}

it('a copy that comes before its original in the alphabet is told of its own sentences, not the original of its', () => {
  const original = 'data/treatments/profhilo.json'
  const copy = 'data/treatments/a-new-treatment.json'
  const text = JSON.stringify({
    ...(JSON.parse(files[original]!) as object),
    route: '/a-new-treatment',
  })
  const lines = validateDraft(now, { path: copy, text, pictures: new Map() })!.split('\n')
  expect(lines).toContainEqual(
    expect.stringMatching(/^Treatments › Profhilo \(a-new-treatment\) › Title:/),
  )
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^Treatments › Profhilo \(a-new-treatment\): is a copy of “Treatments › Profhilo \(profhilo\)”: \d+ sentences/,
    ),
  )
  expect(lines.filter((line) => line.startsWith('Treatments › Profhilo (profhilo)'))).toEqual([])
})
