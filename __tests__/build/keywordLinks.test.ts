import { linkKeywords } from '../../src/buildContext/keywordLinks'

const synonyms = {
  botox: '/botox-london',
  'botox cost': '/botox-cost-london',
  prp: '/prp-treatment',
  'vampire facial': '/prp-treatment',
  masseter: '/masseter-botox',
  'jaw slimming': '/masseter-botox',
  "crow's feet": '/crows-feet-botox',
  'lip filler': '/lip-fillers',
  'lip filler dissolve': '/lip-filler-dissolve',
}
const link = (text: Parameters<typeof linkKeywords>[0], ...own: string[]) =>
  linkKeywords(text, synonyms, own)

describe('linkKeywords', () => {
  it('links the examples of the specification', () => {
    expect(link('What botox cost is fair?')).toEqual([
      'What ',
      { text: 'botox cost', to: '/botox-cost-london/' },
      ' is fair?',
    ])
    expect(link('prp')).toEqual([{ text: 'prp', to: '/prp-treatment/' }])
    expect(link('vampire facial')).toEqual([{ text: 'vampire facial', to: '/prp-treatment/' }])
    expect(link('masseter')).toEqual([{ text: 'masseter', to: '/masseter-botox/' }])
    expect(link('jaw slimming')).toEqual([{ text: 'jaw slimming', to: '/masseter-botox/' }])
  })

  it('matches in any case and keeps the words as they are written', () => {
    expect(link('PRP or a Vampire')).toEqual([
      { text: 'PRP', to: '/prp-treatment/' },
      ' or a Vampire',
    ])
    expect(link('BOTOX Cost')).toEqual([{ text: 'BOTOX Cost', to: '/botox-cost-london/' }])
  })

  it('prefers the longest keyword', () => {
    expect(link('Botox cost, then Botox')).toEqual([
      { text: 'Botox cost', to: '/botox-cost-london/' },
      ', then ',
      { text: 'Botox', to: '/botox-london/' },
    ])
  })

  it.each(['masseters', 'submasseter', 'prp2', '2prp', 'prpé', 'éprp'])(
    'leaves %s alone: whole words only',
    (text) => {
      expect(link(text)).toBe(text)
    },
  )

  it('takes punctuation as the end of a word', () => {
    expect(link('(prp)')).toEqual(['(', { text: 'prp', to: '/prp-treatment/' }, ')'])
    expect(link("Softens crow's feet.")).toEqual([
      'Softens ',
      { text: "crow's feet", to: '/crows-feet-botox/' },
      '.',
    ])
  })

  it('links each page once a card, by whatever word', () => {
    expect(link('prp, PRP and vampire facial')).toEqual([
      { text: 'prp', to: '/prp-treatment/' },
      ', PRP and vampire facial',
    ])
  })

  it('never links to the page shown or to the card’s own page', () => {
    expect(link('masseter and prp', '/masseter-botox', '/prp-treatment')).toBe('masseter and prp')
    expect(link('masseter and prp', '/masseter-botox')).toEqual([
      'masseter and ',
      { text: 'prp', to: '/prp-treatment/' },
    ])
  })

  it('does not link a part of a longer keyword that names the own page', () => {
    expect(link('How lip filler dissolve works', '/lip-filler-dissolve')).toBe(
      'How lip filler dissolve works',
    )
  })

  it('leaves links alone, and does not link again to where they lead', () => {
    const written = { text: 'prp for hair', to: '/prp-treatment/' }
    expect(link(['See ', written, ', also called vampire facial, or masseter.'])).toEqual([
      'See ',
      written,
      ', also called vampire facial, or ',
      { text: 'masseter', to: '/masseter-botox/' },
      '.',
    ])
  })

  it('gives back plain words as they are', () => {
    expect(link('Nothing here')).toBe('Nothing here')
    expect(link('')).toBe('')
    expect(linkKeywords('prp', {}, [])).toBe('prp')
    expect(linkKeywords('prp and masseter', synonyms, Object.values(synonyms))).toBe(
      'prp and masseter',
    )
  })

  it('takes signs in keywords literally', () => {
    expect(linkKeywords('a+b? yes (c)', { 'a+b?': '/x', c: '/y' }, [])).toEqual([
      { text: 'a+b?', to: '/x/' },
      ' yes (',
      { text: 'c', to: '/y/' },
      ')',
    ])
  })

  it('survives letters that fold to plain ones', () => {
    // The Kelvin sign matches k when case is ignored, but its lower case is what the keyword holds.
    expect(
      linkKeywords('s\u017fin and \u212Aelvin', { ssin: '/a', kelvin: '/b' }, []),
    ).toBeDefined()
  })
})
