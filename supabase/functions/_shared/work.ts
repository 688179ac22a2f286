import type { Puzzle } from './contract.ts'
import { hmac, randomToken, sameSecret } from './hash.ts'

/**
 * Proof of work: when an address has used up its limit, a request from there still passes if its
 * browser computes for about a second. So nobody behind a shared address (an office, a mobile
 * network) is shut out by a neighbour, and whoever floods pays for every single request. The
 * browser solves the puzzle with `src/backend/work.ts`.
 *
 * The puzzle is to find a number for which PBKDF2-HMAC-SHA-256 of the challenge, with the number as
 * salt, begins with so many zero bits. PBKDF2 is in every browser and runs at the speed of the
 * machine there, so that an attacker's program gains little on it.
 */

/** The header that carries a solution: the challenge, a full stop, the number. */
export const workHeader = 'x-work'

/** On average 2^9 tries of 2,000 iterations: 0.3 to 1 s on computers and phones of 2020. */
const price = { iterations: 2000, bits: 9 }

/** A solution is of use for this long, and once. */
export const workLifetimeMs = 120_000

const encoder = new TextEncoder()

/**
 * Whether a number solves a puzzle. The key is made from the challenge, once for all tries: {@link
 * puzzleKey}.
 */
export async function solves(
  { iterations, bits }: Pick<Puzzle, 'iterations' | 'bits'>,
  key: CryptoKey,
  number: number,
): Promise<boolean> {
  const salt = encoder.encode(String(number))
  const derived = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    key,
    32,
  )
  return new DataView(derived).getUint32(0) >>> (32 - bits) === 0
}

export const puzzleKey = ({ challenge }: Pick<Puzzle, 'challenge'>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(challenge), 'PBKDF2', false, ['deriveBits'])

const sign = (secret: string, caller: string, expires: string, nonce: string) =>
  hmac(secret, `work ${caller} ${expires} ${nonce}`)

/**
 * Makes a puzzle. Nothing is kept of it: the challenge holds its expiry and a signature.
 * @param caller whom it is for; nobody else can use it
 */
export async function newPuzzle(secret: string, caller: string, now: number): Promise<Puzzle> {
  const expires = String(now + workLifetimeMs)
  const nonce = randomToken().slice(0, 32)
  const signature = await sign(secret, caller, expires, nonce)
  return { challenge: `${expires}.${nonce}.${signature}`, ...price }
}

/**
 * Checks a solution, the cheap things first.
 * @returns the puzzle's nonce, by which a second use can be told, or null when the solution is none
 */
export async function checkWork(
  solution: string,
  secret: string,
  caller: string,
  now: number,
): Promise<string | null> {
  const match = /^((\d{13})\.([0-9a-f]{32})\.([0-9a-f]{64}))\.(\d{1,9})$/.exec(solution)
  if (match === null) return null
  const [, challenge = '', expires = '', nonce = '', signature = '', number = ''] = match
  if (Number(expires) < now || !sameSecret(signature, await sign(secret, caller, expires, nonce)))
    return null
  return (await solves(price, await puzzleKey({ challenge }), Number(number))) ? nonce : null
}
