const encoder = new TextEncoder()

const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Computes the SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
}

const keys = new Map<string, Promise<CryptoKey>>()

/** Computes the HMAC-SHA-256 of a text, in hexadecimal. Keys are made once, for each secret. */
export async function hmac(secret: string, text: string): Promise<string> {
  let key = keys.get(secret)
  if (!key) {
    key = crypto.subtle.importKey(
      'raw',
      encoder.encode(secret),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    keys.set(secret, key)
  }
  return hex(await crypto.subtle.sign('HMAC', await key, encoder.encode(text)))
}

/** Compares two strings in a time that tells their length at most. */
export function sameSecret(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}

/** Returns a random token for links and renewals: 256 bits, in hexadecimal. */
export function randomToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)).buffer)
}
