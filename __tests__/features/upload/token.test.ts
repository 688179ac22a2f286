import { readToken, takeTokenFromAddress } from '../../../src/features/upload/token'

const token = '0123456789abcdef'.repeat(4)

test('is read from itself, in any case and with space around it, and from the whole link', () => {
  expect(readToken(token)).toBe(token)
  expect(readToken(`  ${token.toUpperCase()}\n`)).toBe(token)
  expect(readToken(`https://clinic.example/admin/video-upload/#token=${token}`)).toBe(token)
  for (const after of ['.', '>', '&utm_source=mail', '%20', '%3E', '?mc_cid=1', ')'])
    for (const before of ['#token=', '#token%3D', '#a=1&token=', '#token=%20', '/%23token='])
      expect(readToken(`https://clinic.example/admin/${before}${token}${after}`)).toBe(token)
  expect([readToken(`<${token}>`), readToken(`${token}.`)]).toEqual([token, token])
  for (const wrong of ['', token.slice(1), `${token}0`, 'g'.repeat(64), `${token} ${token}`])
    expect(readToken(wrong)).toBeNull()
})

test('leaves the address bar, and nothing else does', () => {
  window.history.replaceState({ kept: true }, '', `/admin/video-upload/?a=1#token=${token}`)
  expect(takeTokenFromAddress()).toBe(token)
  expect(window.location.href).toBe('http://localhost/admin/video-upload/?a=1')
  expect(window.history.state).toEqual({ kept: true })
  window.history.replaceState(null, '', `/#a=1&token%3D${token}&utm_source=mail`)
  expect([takeTokenFromAddress(), window.location.hash]).toEqual([token, ''])
  window.history.replaceState(null, '', `/?token=${token}#top`)
  expect([takeTokenFromAddress(), window.location.href]).toEqual([token, 'http://localhost/#top'])
  window.history.replaceState(null, '', '/#token=abc')
  expect([takeTokenFromAddress(), window.location.hash]).toEqual(['abc', ''])
  window.history.replaceState(null, '', '/#add-a-video')
  expect([takeTokenFromAddress(), window.location.hash]).toEqual([null, '#add-a-video'])
})
