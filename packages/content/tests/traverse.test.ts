import { samplesIn, textsIn } from '../src/traverse'

const value = {
  a: 'one',
  b: [{ c: 'two', sample: true }, 3, null, ['three']],
  hoursSample: true,
  d: { sample: false, e: true },
}

test('every text with the path to it, in order', () => {
  expect(textsIn(value)).toEqual([
    { path: ['a'], text: 'one' },
    { path: ['b', 0, 'c'], text: 'two' },
    { path: ['b', 3, 0], text: 'three' },
  ])
})

test('every sample, by either of its names', () => {
  expect(samplesIn(value)).toEqual([['b', 0, 'sample'], ['hoursSample']])
})
