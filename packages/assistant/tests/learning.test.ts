import { NaiveBayes, posteriors } from '../src/engine/bayes'
import { Complaints } from '../src/engine/complaints'
import { ExampleTable, Tables } from '../src/engine/examples'
import { NearestExamples } from '../src/engine/nearest'
import { Vocabulary } from '../src/engine/vocabulary'

/** Tests of the classifiers, on a few sentences whose scores can be computed by hand. */
const vocabulary = new Vocabulary({ spellings: [], smallWords: ['my'], alike: [] })
const featuresOf = (text: string) => vocabulary.featuresOf(text.split(' '))

it('naive Bayes reckons with how often a word stands in a class, smoothed over all words', () => {
  const bayes = new NaiveBayes(ExampleTable.of([[['a'], ['a', 'b']], [['c']]]), 0.5)
  const [first, second] = bayes.logLikelihoods(['a', 'unknown'])!
  // Of three words in the one class two, of one word in the other none.
  expect(first! - second!).toBeCloseTo(Math.log(2.5 / (3 + 3 * 0.5) / (0.5 / (1 + 3 * 0.5))))
  expect(bayes.logLikelihoods(['unknown'])).toBeNull()
})

it('how sure each class is can be said of any likelihoods', () => {
  expect(posteriors([-1, -2000])).toEqual([1, 0])
  expect(posteriors([-2000, -2000])).toEqual([0.5, 0.5])
  expect(posteriors([-2000, -2000 - Math.log(3)])[0]).toBeCloseTo(0.75)
})

describe('the nearest example', () => {
  const cosine = (question: string) =>
    new NearestExamples(
      ExampleTable.of([[featuresOf('cough drink')], [featuresOf('lamp halo')]]),
      vocabulary,
    ).cosines(featuresOf(question))[0]!
  it('is the example itself', () => expect(cosine('cough drink')).toBeCloseTo(1))
  it('counts a word the more, the fewer classes it belongs to', () => {
    const near = new NearestExamples(
      ExampleTable.of([[['a', 'b']], [['a', 'c'], ['d']]]),
      vocabulary,
    )
    const [inBoth, inOne] = [Math.log(1 + 2 / 2), Math.log(1 + 2 / 1)]
    const length = Math.hypot(inBoth, inOne)
    expect(near.cosines(['a'])).toEqual(
      [inBoth, inBoth].map((part) => expect.closeTo(part / length)),
    )
    expect(near.cosines(['b'])).toEqual([expect.closeTo(inOne / length), 0])
  })
  it('is less near, the more words no example has, but for small ones', () => {
    expect(cosine('cough sweets')).toBeLessThan(cosine('cough'))
    expect(cosine('my cough')).toBe(cosine('cough'))
  })
})

it('a complaint is as near whatever number it names', () => {
  const complaints = new Complaints(
    [{ protocol: 'pressure', who: 'now', phrases: ['my reading is 200'] }],
    [{ id: 'hours', phrases: ['open late'] }],
    vocabulary,
    new Tables(),
  )
  const guess = (reading: string) =>
    complaints.guess(vocabulary.stemsOf(`my reading is ${reading}`))
  expect(guess('181')).toEqual(guess('200'))
  expect(guess('181')!.logOdds).toBeGreaterThan(0)
  expect(complaints.guess(['open'])!.logOdds).toBeLessThan(0)
})

it('tables of a knowledge file are those that were learned', () => {
  const classes = [
    [['a', 'b'], ['a']],
    [],
    [['c', 'a'], ...Array.from({ length: 300 }, () => ['d'])],
  ]
  const learned = new Tables()
  const made = [learned.get('one', () => classes), learned.get('two', () => [[['e']], [['b']]])]
  const kept = new Tables(JSON.parse(JSON.stringify(learned.pack())))
  const never = () => {
    throw new Error('It was learned again.')
  }
  for (const [i, name] of ['one', 'two'].entries()) {
    const table = kept.get(name, never)
    expect(new Map(table.features())).toEqual(new Map(made[i]!.features()))
    expect([table.classes, table.classOf]).toEqual([made[i]!.classes, made[i]!.classOf])
  }
  expect([...made[0]!.having('a')]).toEqual([0, 1, 2])
})
