import { hmac, randomToken, sameSecret, sha256 } from '@clinic/contract/hash'

test('SHA-256 and its keyed form give what their standards say (FIPS 180-2, RFC 4231)', async () => {
  expect(await sha256('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
  expect(await hmac('Jefe', 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

test('a secret is the same as itself only, and as no part of itself', () => {
  expect(sameSecret('secret', 'secret')).toBe(true)
  for (const other of ['', 'secre', 'secrets', 'Secret', 'secreT'])
    expect([other, sameSecret(other, 'secret'), sameSecret('secret', other)]).toEqual([
      other,
      false,
      false,
    ])
})

test('a token is 256 bits that nobody can guess', () => {
  const tokens = Array.from({ length: 20 }, randomToken)
  expect(tokens.filter((token) => !/^[0-9a-f]{64}$/.test(token))).toEqual([])
  expect(new Set(tokens).size).toBe(20)
})
