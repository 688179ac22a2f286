import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clinicData } from '../../../scripts/testing/clinicSite'
import { clinicDay } from '@clinic/contract/prose'
import { runCheck } from '../src/checkCommand'
import { loadContent } from '../src/load'
import { baseFiles, inDataFolder, noNamedPages } from './helpers/baseContent'

const files = () => ({
  ...baseFiles(),
  'treatments/lip-fillers.json': {
    ...baseFiles()['treatments/lip-fillers.json'],
    name: '{Medicine} for lips',
    intro: 'With Dysport.',
  },
})

test('counts what is there when all is well', () => {
  expect(
    inDataFolder(baseFiles(), (dir) =>
      runCheck(dir, [], {}, { namedPages: noNamedPages, today: '2026-11-21' }),
    ),
  ).toEqual({
    text: 'The content is in order. Pages: 11; redirects: 1; prices: 4.',
    ok: true,
  })
})

test('tells of medical reviews sixty days ahead and once they are overdue, and lets everything else be published', () => {
  const due = baseFiles()
  due['treatments/lip-fillers.json']!.review.nextReview = '2026-11-20'
  const [first, ...rest] = inDataFolder(due, (dir) =>
    runCheck(dir, [], {}, { namedPages: noNamedPages, today: '2026-12-20' }),
  )!.text.split('\n')
  expect(first).toMatch(/^The content is in order\./)
  expect(rest.join('\n')).toMatchSnapshot()
})

test('tells of closing days and notices that are over, and of no other', () => {
  const spoilt = baseFiles()
  spoilt['clinic.json'].closedOn = [{ from: '2026-11-20', reason: 'Stocktaking' }]
  spoilt['clinic.json'].notices = ['20', '21'].map((until) => ({
    from: '2026-11-01',
    until: `2026-11-${until}`,
    text: `New rooms until the ${until}th.`,
  }))
  const { text, ok } = inDataFolder(spoilt, (dir) =>
    runCheck(dir, [], {}, { namedPages: noNamedPages, today: '2026-11-21' }),
  )!
  expect(ok).toBe(true)
  expect(text.split('\n').slice(1)).toEqual([
    'Closing days and notices that are over: 2. Visitors no longer see them; they can be taken out.',
    '  data/clinic.json › closedOn › #1: until 2026-11-20, "Stocktaking"',
    '  data/clinic.json › notices › #1: until 2026-11-20, "New rooms until the 20th."',
  ])
})

test('tells of a consent sixty days ahead', () => {
  const { treatments } = loadContent(clinicData).content!
  const { reviewBy } = treatments.find(({ photograph }) => photograph)!.photograph!.consent
  const on = (days: number) =>
    new Date(Date.parse(reviewBy) + days * 864e5).toISOString().slice(0, 10)
  expect(runCheck(clinicData, [], {}, { today: on(-60) })!.text).toMatch(
    new RegExp(`Consents to confirm[^]*photograph: by ${reviewBy}`),
  )
  expect(runCheck(clinicData, [], {}, { today: on(-61) })!.text).not.toContain(
    `photograph: by ${reviewBy}`,
  )
})

test('counts days as they are in London', () => {
  expect(clinicDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02')
  expect(clinicDay(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01')
})

test('lists mentions of the medicine even in content that does not pass', () => {
  expect(
    inDataFolder(files(), (dir) => runCheck(dir, ['--medicine-names'], {}))!.text,
  ).toMatchSnapshot()
})

test('knows no other argument', () => {
  expect(runCheck(clinicData, ['--realease'], {})).toBeNull()
})

test('npm run check prints the report and ends with 1', () => {
  const file = 'data/treatments/lip-fillers.json'
  const check = (spoil: (text: string) => string) =>
    inDataFolder({}, (dir) => {
      cpSync(clinicData, join(dir, 'data'), { recursive: true })
      writeFileSync(join(dir, file), spoil(readFileSync(join(dir, file), 'utf8')))
      symlinkSync(resolve('node_modules'), join(dir, 'node_modules'))
      return spawnSync(process.execPath, ['--import', 'tsx', resolve('scripts/check.ts')], {
        cwd: dir,
        encoding: 'utf8',
      })
    })
  const bad = check((text) => text.replace(/"intro": "/, '$&With Dysport. '))
  expect(bad.status).toBe(1)
  expect(bad.stdout).toBe('')
  expect(bad.stderr).toContain(
    'data/treatments/lip-fillers.json › intro: names the medicine ("Dysport").',
  )
  expect(bad.stderr).toContain('1 mistake in the content. Nothing was published.')
  expect(check((text) => text)).toMatchObject({ status: 0, stderr: '' })
})
