import { emotionCache } from '../../src/design/emotionCache'
import { knowPublishedStyles } from '../../src/runtime/publishedStyles'

/** jsdom fetches no style sheet, so an inline one stands in for it, with the address that the page's would have. */
function sheet(href: string | null, text: string): CSSStyleSheet {
  const style = document.createElement('style')
  style.textContent = text
  document.head.append(style)
  return new Proxy(style.sheet!, { get: (target, key) => (key === 'href' ? href : (Reflect.get(target, key) as unknown)) })
}

const text = '.css-1a2b:hover,.css-3c>p{top:0}@media (max-width:767px){.css-4d{top:0}}@keyframes animation-5e{to{top:0}}.wrap{top:0}'

test('the rules of the page’s style sheet count as put in, those in media queries and animations too', () => {
  const { inserted } = knowPublishedStyles(emotionCache(), [sheet('https://clinic.example/static/site-0123.css', text)])
  expect(inserted).toEqual({ '1a2b': true, '3c': true, '4d': true, 'animation-5e': true })
})

test('other style sheets are not looked into', () => {
  const { inserted } = knowPublishedStyles(emotionCache(), [sheet('https://clinic.example/static/print-0123.css', text), sheet(null, text)])
  expect(inserted).toEqual({})
})
