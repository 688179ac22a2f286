import {
  analysisReducer,
  analysisStart,
  readDraft,
} from '../../src/features/analysis/analysisState'
import {
  captionOf,
  drawnDefaults,
  pictureInWords,
  previewParameters,
  readDrawn,
  type Drawn,
} from '../../src/features/analysis/preview/drawing'
import { formDefaults } from '../../src/features/analysis/questions'
import { ratings } from '../../src/words/analysis'
import { ratingNames } from '@clinic/illustration/face/parameters'
import {
  ethnicities,
  lineRatings,
  skinRatings,
  volumeRatings,
  type AnalysisForm,
} from '@clinic/contract/contract'

const form = (change: Partial<AnalysisForm> = {}): AnalysisForm => ({ ...formDefaults, ...change })
const parameters = (change: Partial<AnalysisForm> = {}, drawn: Partial<Drawn> = {}) =>
  previewParameters(form(change), { ...drawnDefaults, ...drawn })

describe('what is drawn', () => {
  test('every rating of the wizard but foundation use, which is not on a face', () => {
    expect([...ratingNames].toSorted()).toEqual(
      [...skinRatings, ...lineRatings, ...volumeRatings]
        .filter((name) => name !== 'foundationUse')
        .toSorted(),
    )
  })
  test.each(ratingNames)('%s, one to one', (name) => {
    for (const value of [0, 1, 2, 3])
      expect(parameters({ [name]: value }).ratings).toEqual({
        ...parameters().ratings,
        [name]: value,
      })
  })
  test('the face shape', () => expect(parameters({ faceShape: 'slim' }).faceShape).toBe('slim'))
  test('the complexion follows the ethnicity until one is chosen, and nothing else of the sitter is guessed', () => {
    expect(
      ethnicities.map((ethnicity) => previewParameters(form({ ethnicity }), drawnDefaults).tone),
    ).toEqual(['porcelain', 'honey', 'bronze', 'deep', 'porcelain', 'honey'])
    const chosen = (answers: Partial<AnalysisForm>) =>
      previewParameters(form(answers), { ...drawnDefaults, tone: 'honey' })
    for (const ethnicity of ethnicities)
      for (const tanEasily of [true, false])
        expect(chosen({ ethnicity, tanEasily })).toEqual(chosen({}))
    expect(
      parameters({ age: 80, smokingStatus: 'current', foundationUse: 3, previousTreatments: true }),
    ).toEqual(parameters())
  })
  test('a man has short hair until another is chosen', () => {
    expect(parameters({}, { sitter: 'man' }).hair).toBe('cropped')
    expect(parameters({}, { sitter: 'man', hair: 'coiled' }).hair).toBe('coiled')
  })
})

describe('the same in words', () => {
  const all = (value: number) => form(Object.fromEntries(ratingNames.map((name) => [name, value])))
  test('of a face with nothing rated', () => {
    expect(pictureInWords(form(), drawnDefaults)).toMatchInlineSnapshot(
      `"Drawing of a woman’s face, balanced in shape, light complexion, hair tied back. Nothing is marked on it."`,
    )
    expect(captionOf(form())).toMatchInlineSnapshot(`"Every rating is 0 so far."`)
  })
  test('of some ratings: the words from the top of the face down, the caption the most marked first', () => {
    const some = form({ frown: 1, smileLines: 3, pores: 2, faceShape: 'heavy' })
    expect(pictureInWords(some, { tone: 'deep', sitter: 'man', hair: null })).toMatchInlineSnapshot(
      `"Drawing of a man’s face, heavy in shape, dark complexion, hair short. Frown lines 1 of 3, smile lines 3, pores 2."`,
    )
    expect(captionOf(some)).toMatchInlineSnapshot(`"Smile lines 3 of 3, pores 2, frown lines 1."`)
  })
  test('of everything: all of it in words, six of it in the caption', () => {
    expect(
      pictureInWords(all(2), { tone: 'bronze', sitter: 'woman', hair: 'coiled' }),
    ).toMatchInlineSnapshot(
      `"Drawing of a woman’s face, balanced in shape, brown complexion, hair in coils. Forehead lines 2 of 3, frown lines 2, crow’s feet 2, under-eye hollows 2, cheek flattening 2, smile lines 2, lip thinning 2, marionette lines 2, chin creasing 2, jaw heaviness 2, pores 2, texture 2, uneven colour 2, dullness or marks 2."`,
    )
    expect(captionOf(all(2))).toMatchInlineSnapshot(
      `"Forehead lines 2 of 3, frown lines 2, crow’s feet 2, under-eye hollows 2, cheek flattening 2, smile lines 2, and 8 more."`,
    )
  })
  test.each(ratingNames)('a higher %s is said', (name) => {
    expect(
      new Set([0, 1, 2, 3].map((value) => pictureInWords(form({ [name]: value }), drawnDefaults)))
        .size,
    ).toBe(4)
  })
  test('no word of it judges a face', () => {
    const words = [pictureInWords(all(3), drawnDefaults), captionOf(all(3))].join(' ')
    expect(words).not.toMatch(
      /\b(bad|worse|worst|old|ugly|sagging|saggy|wrinkl|severe|flaw|defect|problem)/i,
    )
    expect(words).not.toMatch(new RegExp(ratings.slice(1).join('|')))
  })
})

describe('the choice of sitter', () => {
  const chosen: Drawn = { tone: 'bronze', sitter: 'man', hair: 'cropped' }
  const state = analysisReducer(analysisStart(null), { type: 'draw', change: chosen })
  test('changes no answer', () => expect(state).toEqual({ ...analysisStart(null), drawn: chosen }))
  test('is kept with the draft of this tab, and goes with a reset', () => {
    expect(
      analysisStart(readDraft(JSON.stringify({ step: 1, form: formDefaults, drawn: chosen })))
        .drawn,
    ).toEqual(chosen)
    expect(analysisReducer(state, { type: 'reset' })).toEqual(analysisStart(null))
  })
  test.each([
    undefined,
    null,
    'deep',
    {},
    { ...chosen, tone: 'green' },
    { ...chosen, sitter: '' },
    { ...chosen, hair: 'long' },
  ])('%j is ignored, and the draft is good without it', (drawn) => {
    expect(readDrawn(drawn)).toBeUndefined()
    expect(
      analysisStart(readDraft(JSON.stringify({ step: 1, form: formDefaults, drawn }))),
    ).toMatchObject({ step: 1, drawn: drawnDefaults })
  })
})
