import { illustration } from '../src/schemas/illustration'

const sitter = 'ines'
const mistakesOf = (face: object) =>
  illustration
    .safeParse({ face: { view: 'threeQuarter', sitter, ...face } })
    .error?.issues.map(({ path, message }) => `${path.join(' › ')}: ${message}`) ?? []

test('a face turned three quarters may show and mark what that view has', () =>
  expect(mistakesOf({ crop: 'side', marked: ['cheeks', 'jowls'] })).toEqual([]))

test('a zone, a crop and a trait of the other views are refused', () => {
  expect(mistakesOf({ crop: 'face', marked: ['underChin'] })).toMatchInlineSnapshot(`
   [
     "face › marked › 0: "underChin" is not a zone of the three-quarter view. The zones are forehead, frown, brow, temples, crowsFeet, tearTrough, cheeks, nasolabial, lips, marionette, chin, jowls, masseter, jawline",
   ]
  `)
  expect(mistakesOf({ crop: 'nape' })).toMatchInlineSnapshot(`
   [
     "face › crop: "nape" is not a part of the three-quarter view. It can be head, face, temple, eye, cheek, midface, mouth, lower, jaw, side",
   ]
  `)
  expect(mistakesOf({ crop: 'face', traits: { hump: 1 } })).toMatchInlineSnapshot(`
   [
     "face › traits: is for the profile only. Take it out, or change the view",
   ]
  `)
})

test('a zone that narrow screens cut off is refused', () =>
  expect(mistakesOf({ crop: 'eye', marked: ['crowsFeet'] })).toMatchInlineSnapshot(`
   [
     "face › marked › 0: "crowsFeet" is cut off in the crop "eye" on narrow or wide screens. Choose a crop that shows more round it, or take it out",
   ]
  `))
