import { plainMarks } from '../src/engine/marks'
import { spelledOut } from '../src/engine/normalise'
import { Speller } from '../src/engine/spelling'

/** Whatever looks like a mark of the keyboard is read as that mark. */
const all = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const such = (property: RegExp) => all.filter((character) => property.test(character))
const differ = (characters: string[], write: (character: string) => string, as: string) =>
  characters.filter((character) => spelledOut(write(character)) !== spelledOut(as))

it('reads every apostrophe as none, and every space and hyphen as a space', () => {
  const apostrophes = [...such(/[\p{Pi}\p{Pf}\p{Sk}\p{Lm}]/u), ...'\'"‚′″‵׳״']
  expect(differ(apostrophes, (mark) => `I can${mark}t breathe`, 'I cant breathe')).toEqual([])
  expect(differ(such(/\p{Zs}/u), (mark) => `lip${mark}filler`, 'lip filler')).toEqual([])
  expect(differ(such(/\p{Pd}|−/u), (mark) => `lip${mark}filler`, 'lip filler')).toEqual([])
  expect(differ(such(/\p{Cf}/u), (mark) => `fil${mark}ler`, 'filler')).toEqual([])
})

it('reads the digits of every script', () => {
  const digits = such(/\p{Nd}/u)
  expect(digits.filter((digit) => !/^[0-9]$/.test(plainMarks(digit)))).toEqual([])
  expect(['٥', '５', '५', '𝟓', '꧕'].map(plainMarks)).toEqual(['5', '5', '5', '5', '5'])
})

it.each([
  '0,5 ml',
  '0·5 ml',
  '０．５ml',
  '٠٫٥ ml',
  '½ ml',
  '1/2 ml',
  '1⁄2ml',
  'half a ml',
  '.5 ml',
  '0,5ml',
])('reads %s as half a millilitre', (written) => expect(spelledOut(written)).toBe('0.5 ml'))

it.each([
  ['1½ ml', '1.5 ml'],
  ['1 1/2 ml', '1.5 ml'],
  ['1,5 ml', '1.5 ml'],
  ['£1,250', 'pounds 1250'],
  ['1,2 or 3 areas', '1 2 or 3 areas'],
  ['on 1/2', 'on 1 2'],
  ['24/7', '24 7'],
])('reads %s as %s', (written, read) => expect(spelledOut(written)).toBe(read))

it('reads digits within a word, and letters that stand apart, as the word', () => {
  expect(spelledOut('cant br3athe')).toBe('cant breathe')
  expect(spelledOut('CANT BR34THE')).toBe('cant breathe')
  expect(spelledOut('i c a n t breathe')).toBe('icant breathe')
  expect(spelledOut('2ml or 3 x 1ml')).toBe('2 ml or 3 x 1 ml')
})

it('mends two letters exchanged, and one held too long', () => {
  const speller = new Speller(['throat', 'breathe'], ['nose'], ['cant'])
  expect(speller.text('thraot cannt breeathe nose')).toBe('throat cant breathe nose')
})
