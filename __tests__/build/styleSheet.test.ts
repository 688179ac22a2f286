import { isStyled, linkStyles, styleSheet, stylesIn } from '../../src/build/styleSheet'

const page = (...ids: string[]) => `<head><title>T</title>${ids.map((id) => `<style data-styles="${id}">.css-${id}{top:0}</style>`).join('')}</head>`
const css = Object.fromEntries(['fonts', 'a', 'b', 'c', 'd'].map((id) => [id, `.${id}{}`]))

test('finds the styles of a page in their order', () => {
  expect(stylesIn(page('fonts', 'a'))).toEqual([
    { id: 'fonts', css: '.css-fonts{top:0}' },
    { id: 'a', css: '.css-a{top:0}' },
  ])
})

test('a page gets one link where its styles were; done again it gets the link to the new sheet', () => {
  const linked = linkStyles(page('fonts', 'a', 'b'), '/static/site-0a.css')
  expect(linked).toBe('<head><title>T</title><link rel="stylesheet" href="/static/site-0a.css"/></head>')
  expect(stylesIn(linked)).toEqual([])
  expect(linkStyles(linked, '/static/site-0b.css')).toBe(linked.replace('0a', '0b'))
})

test('knows the pages of the site, before and after, from other files', () => {
  expect(isStyled(page('a'))).toBe(true)
  expect(isStyled(linkStyles(page('a'), '/static/site-0a.css'))).toBe(true)
  expect(isStyled('<meta http-equiv="refresh" content="0"><style>body{}</style>')).toBe(false)
})

describe('the style sheet of all pages', () => {
  const pages = { 'about/index.html': ['fonts', 'a', 'c'], 'index.html': ['fonts', 'a', 'b', 'c'], 'x/index.html': ['fonts', 'd', 'c'] }
  test('holds each rule once, in the order that pages have it', () => {
    expect(styleSheet({ css, pages }).text).toBe('.fonts{}.d{}.a{}.b{}.c{}')
  })
  test('does not depend on the order in which pages were rendered', () => {
    const turned = Object.fromEntries(Object.entries(pages).toReversed())
    expect(styleSheet({ css, pages: turned })).toEqual(styleSheet({ css, pages }))
  })
  test('is named after what it holds', () => {
    const { href } = styleSheet({ css, pages })
    expect(href).toMatch(/^\/static\/site-[0-9a-f]{20}\.css$/)
    expect(styleSheet({ css: { ...css, a: '.a{top:1px}' }, pages }).href).not.toBe(href)
  })
})
