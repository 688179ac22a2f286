import { NaiveBayes } from '../../../supabase/functions/ai-chat/bayes'
import { Complaints } from '../../../supabase/functions/ai-chat/complaints'
import { NearestExamples } from '../../../supabase/functions/ai-chat/nearest'
import { Vocabulary } from '../../../supabase/functions/ai-chat/vocabulary'

/** What is learned from sentences, on a few that can be reckoned by hand. */
const vocabulary = new Vocabulary({ spellings: [], smallWords: ['my'], alike: [] })
const featuresOf = (text: string) => vocabulary.featuresOf(text.split(' '))

it('naive Bayes counts a word once a sentence', () => {
  const logs = (sentence: string[]) =>
    new NaiveBayes([[sentence], [['b']]], 1).logLikelihoods(['a'])
  expect(logs(['a', 'a'])).toEqual(logs(['a']))
})

describe('the nearest example', () => {
  const cosine = (question: string) =>
    new NearestExamples(
      [[featuresOf('cough drink')], [featuresOf('lamp halo')]],
      vocabulary,
    ).cosines(featuresOf(question))[0]!
  it('is the example itself', () => expect(cosine('cough drink')).toBeCloseTo(1))
  it('is less near, the more words no example has, but for small ones', () => {
    expect(cosine('cough sweets')).toBeLessThan(cosine('cough'))
    expect(cosine('my cough')).toBe(cosine('cough'))
  })
})

it('a complaint is as near whatever number it names', () => {
  const complaints = new Complaints(
    [{ protocol: 'pressure', who: 'now', phrases: ['my reading is 200'] }],
    [{ id: 'hours', phrases: [['open', 'late']] }],
    vocabulary,
  )
  const guess = (reading: string) =>
    complaints.guess(vocabulary.stemsOf(`my reading is ${reading}`))
  expect(guess('181')).toEqual(guess('200'))
})
