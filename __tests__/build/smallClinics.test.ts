import { firstDials } from '../../src/ui/dialog/answerParts'
import { aiContext } from '../../src/gatsby/aiContext'
import { clinicNode } from '../../src/buildContext/head'
import { testBuildContext } from '../helpers/buildContext'
import { runCheck } from '@clinic/content/checkCommand'
import {
  baseFiles,
  inDataFolder,
  noNamedPages,
  reportOn,
  today,
  type Files,
} from '@clinic/content/tests/helpers/baseContent'

/** Returns what `npm run check` says of content in order. */
const checked = (change: (files: Files) => void): string => {
  const files = baseFiles()
  change(files)
  return inDataFolder(
    files,
    (dir) => runCheck(dir, [], {}, { today, namedPages: noNamedPages })!.text,
  )
}

/** Clinics that have less than this one, or stand elsewhere. */

test('a clinic without claims or social pages, with few pairs of pictures, and abroad', () => {
  const report = reportOn((f) => {
    f['clinic.json'].claims = []
    f['clinic.json'].socials = []
    f['clinic.json'].lines[0] = {
      label: 'First line',
      display: '+353 1 555 0123',
      e164: '+35315550123',
    }
    f['clinic.json'].lines[1] = {
      label: 'Second line',
      display: '01 555 0124',
      e164: '+35315550124',
    }
    f['gallery.json'].items = f['gallery.json'].items.slice(0, 1)
  })
  expect(report).toBe('')
})

/** Takes out of a clinic all that it may be without. */
const leaveOut = (f: Files) => {
  f['clinic.json'].lines.pop()
  for (const field of ['freephone', 'whatsapp']) delete f['clinic.json'][field]
  f['gallery.json'].items = []
  f['reviews.json'].reviews = []
}

test('a clinic with one telephone line, without freephone, WhatsApp, reviews and pairs of pictures', () => {
  expect(reportOn(leaveOut)).toBe('')
})

test('no telephone line at all is refused', () => {
  expect(reportOn((f) => (f['clinic.json'].lines = []))).toMatchInlineSnapshot(
    `"data/clinic.json › lines › #1: is missing. Add it: A telephone line: what it is for, and its number."`,
  )
})

test('copy that names a line which the clinic does not have', () => {
  const report = reportOn((f) => {
    leaveOut(f)
    f['cities/cardiff.json'].contact.line =
      'Ring {clinic:second-line} or {clinic:freephone}, or {clinic:line}.'
  })
  expect(report).toMatchSnapshot()
})

test('a clinic without a WhatsApp number is told where its copy speaks of WhatsApp', () => {
  const speaks = (f: Files) =>
    (f['cities/cardiff.json'].contact.line = 'Send a message on WhatsApp.')
  expect(checked(speaks)).not.toContain('WhatsApp')
  expect(checked((f) => (leaveOut(f), speaks(f)))).toMatchSnapshot()
})

test('leaves no empty list of social pages for search engines, and no empty sentence for the assistant', () => {
  const buildContext = testBuildContext(({ clinic }) => {
    Object.assign(clinic, {
      claims: [],
      socials: [],
      lines: [clinic.lines[0]],
      freephone: undefined,
      whatsapp: undefined,
    })
  })
  expect(clinicNode(buildContext)).not.toHaveProperty('sameAs')
  const context = JSON.stringify(aiContext(buildContext.content))
  expect(context).not.toMatch(/\. \.|, ,|undefined|null|WhatsApp|Freephone/)
  expect(context).toContain('e-mail')
})

test('finds a number with the code of a country in an answer', () => {
  const dials = [{ display: '+353 1 555 0123', href: 'tel:+35315550123', button: 'Ring' }]
  expect(firstDials('Ring +353 1 555 0123 today.', dials)).toEqual(dials)
})
