import { knowledge } from '@clinic/assistant/build/knowledge'
import {
  lineRatings,
  skinRatings,
  volumeRatings,
  type AnalysisForm,
} from '@clinic/contract/contract'
import { seededRandom } from '@clinic/illustration/geometry/seededRandom'
import { analyse } from '../../supabase/functions/aesthetic-analysis/analyse'
import { contentIn } from '../helpers/buildContext'
import { form } from '../supabase/helpers/fakes'

/** What the clinic's own rules of the analysis come to. */
const { facts } = knowledge(contentIn('data'))
/** The analysis as one text, and the pages that it leads to, in its order. */
function analysis(answers: Partial<AnalysisForm> = {}) {
  const text = analyse({ ...form, ...answers } as AnalysisForm, facts).join('\n\n')
  return { text, routes: [...text.matchAll(/\((\/[a-z-]+)\/\)/g)].map(([, route]) => route!) }
}

function anyForm(seed: number): AnalysisForm {
  const random = seededRandom(seed)
  const pick = (below: number) => Math.floor(random() * below)
  const one = <T>(list: readonly T[]) => list[pick(list.length)]!
  const ratings = Object.fromEntries(
    [...skinRatings, ...lineRatings, ...volumeRatings].map((name) => [name, pick(4)]),
  )
  return {
    ...form,
    ...ratings,
    age: 18 + pick(63),
    agePerception: one(['younger', 'same', 'older']),
    skincareRoutine: one(['none', 'basic', 'active']),
    retinolYears: pick(21),
    sunscreenYears: pick(51),
    faceShape: one(['slim', 'balanced', 'heavy']),
    ethnicity: one(['caucasian', 'asian', 'indian', 'african', 'chinese', 'mixed']),
    tanEasily: pick(2) === 1,
    smokingStatus: one(['never', 'former', 'current', 'vape']),
    previousTreatments: pick(2) === 1,
  } as AnalysisForm
}

describe('the analysis', () => {
  it('has its parts under headings: in short, what matters, first steps, cautions, urgent help and what it is', () => {
    const { text } = analysis({
      age: 46,
      skinTone: 2,
      frown: 3,
      cheeks: 2,
      sunscreenYears: 3,
      smokingStatus: 'current',
    })
    for (const part of [
      /^In short\n\n- You rated 3 things above none; most marked: /m,
      /^What matters most$/m,
      /^- Uneven skin tone \(2 of 3\): /m,
      /^What to do first$/m,
      /^Worth discussing$/m,
      /^What to mind, and what not to do$/m,
      /^When to see a doctor instead$/m,
      /call 999/,
      /116 123/,
      /not a diagnosis/,
      /doctor must see you in person/,
      /pregnant/,
      /[Ss]unscreen/,
      /Stopping smoking/,
    ])
      expect(text).toMatch(part)
  })

  it('suggests prevention only when nothing was raised', () => {
    const { text, routes } = analysis()
    expect(routes).toEqual([])
    expect(text).toMatch(/Nothing stands out/)
    expect(text).toMatch(/[Ss]unscreen/)
  })

  it('links pages of the site and gives a price, but none beside a prescription-only medicine', () => {
    const { text, routes } = analysis({ age: 48, smileLines: 2, frown: 2 })
    expect(routes).toEqual(expect.arrayContaining(['/frown-line-botox', '/nasolabial-folds']))
    const [perMl] = facts.pages.find(({ route }) => route === '/nasolabial-folds')!.prices
    const { amount, unit } = facts.prices.find(({ key }) => key === perMl)!
    const under = (route: string) =>
      text.split('\n\n').find((part) => part.includes(`(${route}/)`))!
    expect(under('/nasolabial-folds')).toContain(`Price: £${amount} ${unit}.`)
    expect(under('/frown-line-botox')).not.toContain('£')
  })

  it('says once, below the other suggestions, what the consultation decides', () => {
    const { text } = analysis({ age: 48, smileLines: 2, frown: 2, forehead: 2, crowsFeet: 2 })
    const said = facts.analysis.sentences.consultationDecides
    const [above, below] = text.split(said)
    expect(text.split(said)).toHaveLength(2)
    expect(above).toContain('(/polynucleotide-treatment/)')
    expect(below!.split('\n\n')[0]).toMatch(/^(\n- .+ \(\/[a-z-]+\/\)){4}$/)
  })

  it('suggests no filler, thread or prescription injectable under 25', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { routes } = analysis({ ...anyForm(seed), age: 18 + (seed % 7) })
      for (const route of routes)
        expect(route).not.toMatch(
          /botox|filler|lip-|folds|marionette|thread|plastic|facelift|profhilo/,
        )
    }
  })

  it('answers distress with kindness and no treatment', () => {
    const { text, routes } = analysis({ age: 31, foundationUse: 3 })
    expect(routes).toEqual([])
    expect(text).toMatch(/NHS talking therapies/)
  })

  it('puts sunscreen before peels, and keeps peels from skin that is inflamed and marks easily', () => {
    expect(analysis({ skinTone: 2, sunscreenYears: 0 }).routes).not.toContain('/chemical-peel')
    expect(analysis({ skinTone: 2, sunscreenYears: 4 }).routes).toContain('/chemical-peel')
    expect(analysis({ clarity: 2, ethnicity: 'indian', sunscreenYears: 4 }).routes).not.toContain(
      '/chemical-peel',
    )
  })

  it('cautions about skin of colour, tanning and earlier treatments', () => {
    const { text } = analysis({
      texture: 2,
      ethnicity: 'african',
      tanEasily: true,
      previousTreatments: true,
    })
    expect(text).toMatch(/keloid/)
    expect(text).toMatch(/tan easily/)
    expect(text).toMatch(/had treatments before/)
  })

  it('names a surgeon honestly for marked jowls from 50', () => {
    expect(analysis({ age: 56, jowls: 3 }).routes).toContain('/plastic-surgeon')
  })

  it('leaves out numbers that cannot be right, and says so', () => {
    expect(analysis({ age: 20, sunscreenYears: 40, pores: 1 }).text).toMatch(
      /left out the number of years you gave for sunscreen/,
    )
  })

  it('speaks to everything rated 3, or names it', () => {
    const { text } = analysis({
      age: 50,
      frown: 3,
      jowls: 3,
      lips: 3,
      pores: 3,
      texture: 3,
      cheeks: 3,
      chin: 3,
      crowsFeet: 3,
    })
    for (const { name } of facts.analysis.ratings.filter(({ id }) =>
      ['frown', 'jowls', 'lips', 'pores', 'texture', 'cheeks', 'chin', 'crowsFeet'].includes(id),
    ))
      expect(text.toLowerCase()).toContain(name.toLowerCase())
  })

  it('says of skin that marks easily only to who has it', () => {
    expect(
      analysis({
        texture: 1,
        skinTone: 2,
        ethnicity: 'caucasian',
        tanEasily: false,
        sunscreenYears: 9,
      }).text,
    ).not.toMatch(/[Dd](?:eeper|arker) skin/)
    expect(analysis({ skinTone: 2, ethnicity: 'african' }).text).toMatch(/Deeper skin tones/)
  })

  it('keeps its promises for any answers', () => {
    const routes = new Set(facts.pages.map((page) => page.route))
    for (let seed = 1; seed <= 400; seed++) {
      const { text, routes: suggested } = analysis(anyForm(seed))
      expect(suggested.length).toBeLessThanOrEqual(5)
      for (const route of suggested) expect(routes).toContain(route)
      expect(text).not.toMatch(
        /\b(?:cure|guarantee|flawless|ugly|perfect|anti-ageing|raffle|win|prize|you need (?:treatment|filler|to have))\b/i,
      )
      expect(text).not.toMatch(/undefined|NaN|\bnull\b|\{|\}/)
      expect(text.split(/\s+/).length).toBeLessThan(1000)
      expect(text).toMatch(/not a diagnosis/)
    }
  })

  it('gives the same text for the same answers', () =>
    expect(analysis(anyForm(7))).toEqual(analysis(anyForm(7))))
})
