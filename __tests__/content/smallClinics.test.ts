import { dialPattern } from '../../src/dialogs/numbers'
import { aiContext } from '../../src/build/aiContext'
import { clinicNode } from '../../src/build/jsonLd'
import { testBuildContext } from '../helpers/buildContext'
import { reportOn } from './helpers/baseContent'

/** Clinics that have less than this one, or stand elsewhere. */

test('a clinic without claims or social pages, with few pairs of pictures, and abroad', () => {
  const report = reportOn((f) => {
    f['clinic.json'].claims = []
    f['clinic.json'].socials = []
    f['clinic.json'].lines[0] = { label: 'First line', display: '+353 1 555 0123', e164: '+35315550123' }
    f['clinic.json'].lines[1] = { label: 'Second line', display: '01 555 0124', e164: '+35315550124' }
    f['gallery.json'].items = f['gallery.json'].items.slice(0, 1)
  })
  expect(report).toBe('')
})

test('leaves no empty list of social pages for search engines, and no empty sentence for the assistant', () => {
  const buildContext = testBuildContext((site) => {
    site.clinic.claims = []
    site.clinic.socials = []
  })
  expect(clinicNode(buildContext)).not.toHaveProperty('sameAs')
  expect(JSON.stringify(aiContext(buildContext.content))).not.toMatch(/\. \./)
})

test('finds a number with the code of a country in an answer', () => {
  const pattern = dialPattern([{ display: '+353 1 555 0123', href: 'tel:+35315550123', say: 'Ring' }])
  expect('Ring +353 1 555 0123 today.'.match(pattern)).toEqual(['+353 1 555 0123'])
})
