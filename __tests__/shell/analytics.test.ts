import { shouldAsk, startAnalytics } from '../../src/shell/analytics'
import { browserRefuses, keepConsent } from '../../src/browser/browserStorage'

const url = 'https://stats.example/script.js'
const loaded = () => document.querySelectorAll('script[data-analytics]').length
const browserSays = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  localStorage.clear()
  document.head.replaceChildren()
  browserSays('doNotTrack', null)
  browserSays('globalPrivacyControl', undefined)
})

describe('section 2, analytics', () => {
  test('none by default: nobody is asked, nothing is loaded', () => {
    keepConsent('granted')
    expect([shouldAsk('/'), startAnalytics(), loaded()]).toEqual([false, false, 0])
  })
  test('configured: asked first, loaded only after consent, once', () => {
    expect([shouldAsk('/', url), startAnalytics(url)]).toEqual([true, false])
    keepConsent('granted')
    expect([shouldAsk('/', url), startAnalytics(url), startAnalytics(url), loaded()]).toEqual([
      false,
      true,
      false,
      1,
    ])
  })
  test('refused: not asked again, nothing loaded; the privacy page offers the choice anew', () => {
    keepConsent('refused')
    expect([shouldAsk('/', url), startAnalytics(url), shouldAsk('/privacy/', url)]).toEqual([
      false,
      false,
      true,
    ])
  })
  test.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)('%s = %s is a no, even after consent', (name, value) => {
    keepConsent('granted')
    browserSays(name, value)
    expect([browserRefuses(), shouldAsk('/privacy/', url), startAnalytics(url), loaded()]).toEqual([
      true,
      false,
      false,
      0,
    ])
  })
})
