import { illustration } from '../src/schemas/illustration'

const sitter = 'ines'
const mistakesOf = (face: object) =>
  illustration
    .safeParse({ face: { view: 'threeQuarter', sitter, ...face } })
    .error?.issues.map(({ path, message }) => `${path.join(' › ')}: ${message}`) ?? []

test('a face turned three quarters may show and mark what that view has', () =>
  expect(mistakesOf({ crop: 'side', marked: ['cheeks', 'jowls'] })).toEqual([]))

test('a zone, a crop and a sign of the other views are refused', () => {
  expect([
    mistakesOf({ crop: 'face', marked: ['underChin'] }),
    mistakesOf({ crop: 'nape' }),
    mistakesOf({ crop: 'face', ratings: { hump: 2 } }),
  ]).toMatchSnapshot()
})

test('a zone that narrow screens cut off is refused', () =>
  expect(mistakesOf({ crop: 'eye', marked: ['crowsFeet'] })).toMatchSnapshot())
