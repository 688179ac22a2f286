import { offerRequest, onOneLine } from '@clinic/contract/contract'
import { firstName } from '../../supabase/functions/raffle-offer/choose'
import { createHandler } from '../../supabase/functions/raffle-offer/handler'
import { caller, fakeBackend, post, siteKnowledge } from './helpers/fakes'

const request = {
  name: 'Ann',
  email: 'ann@example.com',
  age: null,
  sex: '',
  location: 'London',
  concerns: ['acne'],
}

describe('an address', () => {
  it.each([
    'ann@example.com\u00a0\r\n',
    'ann＠example.com',
    'ａｎｎ@example．com',
    '\u202aann@example.com\u202c',
    'an\u200bn@exam\u00adple.com\ufeff',
    'an\u200dn@example.com',
  ])('is read without what cannot be seen, and without wide signs: %j', (email) =>
    expect(offerRequest.parse({ ...request, email }).email).toBe('ann@example.com'),
  )
})

describe('a name or a place', () => {
  it.each([
    'Ann Example',
    'Zoë O’Connor-Núñez',
    'Nguyễn Thị Ánh',
    'Đặng Văn Lâm',
    'Søren Kierkegård',
    'Αλέξανδρος',
    'Ольга Петровна',
    'محمد بن سلمان',
    'יִצְחָק',
    // Persian: ZWNJ parts the two halves of a name.
    'علی\u200cرضا',
    // Sinhala and Malayalam: ZWJ joins letters.
    'ශ්\u200dරී ලංකා',
    'ര്\u200dയ',
    'प्रिया',
    'Nattapong ณัฐพงษ์',
    '田中 さくら',
    // Japanese: a variation selector chooses the form of the character that stands in the register.
    '葛\u{e0100}城',
    '김민준',
    'ʻOkina Kealoha',
    '🧑\u200d⚕\ufe0f Ann',
  ])('stays as it is written: %s', (name) => {
    expect(offerRequest.parse({ ...request, name, location: name })).toMatchObject({
      name,
      location: name,
    })
  })

  it.each([
    ['turns of direction', '\u202eAnn\u202c \u2066Lee\u2069\u200f\u061c', 'Ann Lee'],
    ['zero widths', '\ufeffA\u200bn\u2060n\u00ad', 'Ann'],
    ['joiners with nothing to join', '\u200dAnn\u200c \u200d Lee\u200d', 'Ann  Lee'],
    ['letters spelled in invisible tags', `Ann${'\u{e0041}\u{e007f}'}`, 'Ann'],
    ['a cell of Braille without a dot', 'Ann\u2800Lee', 'Ann Lee'],
    ['line breaks and half characters', 'Ann\r\nBcc: x\ud800', 'Ann Bcc: x'],
  ])('loses %s', (_what, name, seen) => {
    expect(onOneLine(name)).toBe(seen)
    expect(offerRequest.parse({ ...request, name }).name).toBe(seen)
  })

  it.each([
    ['zero widths', '\u200b\u2060\ufeff'],
    ['joiners', '\u200c\u200d'],
    ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['blanks', '\u2800\u00a0\u3000'],
    ['turns of direction', '\u202e\u2066\u200f'],
    ['marks without a letter', '\u0301\u0301'],
    ['variation selectors', '\ufe0f'],
  ])('of nothing but %s is missing, and the answer says so', async (_what, nothing) => {
    const handler = createHandler(fakeBackend(), siteKnowledge().facts)
    for (const field of ['name', 'location']) {
      const response = await handler(post('raffle-offer', { ...request, [field]: nothing }), caller)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        error: 'Name, email, location, and at least one concern are required',
        fields: [field],
      })
    }
  })

  it('greets by a first name with a joiner in it', () => {
    expect(firstName('علی\u200cرضا محمدی')).toBe('علی\u200cرضا')
  })
})
