import { testWorkshop } from '../helpers/workshop'

const shop = testWorkshop()

describe('the workshop', () => {
  it('shows prices as people read them', () => {
    expect(shop.priceTag('lines-1-area')).toEqual({ label: 'Per visit', amount: '£175' })
    expect(shop.priceTag('migraine').amount).toBe('£450 to £550')
    expect(shop.priceTag('fat-dissolve').amount).toBe('Price on consultation')
    expect(shop.priceTag(null)).toEqual({ label: 'Price', amount: 'At consultation' })
    expect(shop.priceRow('hama-1')).toMatchObject({ unit: 'per plan', amount: '£1,250' })
  })

  it('makes cards whose keyword links lead neither to the card’s page nor to the page shown', () => {
    for (const t of shop.content.treatments) {
      const card = shop.card(t.route, '/treatments')
      const links = typeof card.text === 'string' ? [] : card.text.flatMap((part) => (typeof part === 'string' ? [] : [part.to]))
      expect(links).not.toContain(`${t.route}/`)
      expect(links).not.toContain('/treatments/')
      expect(new Set(links).size).toBe(links.length)
      expect(card.picture).toMatchObject({ src: `/static/${t.id}.webp`, alt: '' })
    }
  })

  it('links keywords somewhere on the homepage’s cards', () => {
    const home = shop.content.pages.find((p) => p.kind === 'home')!
    const cards = home.sections[0]!.treatments!.map((route) => shop.card(route, '/'))
    expect(cards).toHaveLength(6)
    expect(cards.some((card) => typeof card.text !== 'string')).toBe(true)
  })

  it('makes list items of plain words: a list item is a link already', () => {
    for (const t of shop.content.treatments) expect(shop.listItem(t.route).text).not.toMatch(/[{}[\]]/)
    expect(shop.listItem('/cheek-filler').price).toBe('£350/ml')
    expect(shop.listItem('/about').price).toBeNull()
  })

  it('names a fault that the gate should have found', () => {
    expect(() => shop.entry('/nowhere')).toThrow('/nowhere is not a page')
    expect(() => shop.price('nothing')).toThrow('nothing is not a price')
  })

  it('says the public label everywhere once medicine names are switched off', () => {
    const label = testWorkshop((content) => {
      content.clinic.medicineNames = 'public-label'
    })
    expect(label.priceRow('lines-1-area').label).toBe('Wrinkle-relaxing injections: one area')
    expect(label.listItem('/masseter-botox').name).not.toMatch(/botox/i)
  })
})
