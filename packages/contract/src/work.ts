import type { Puzzle } from './contract.ts'
import { hmac, randomToken, sameSecret } from './hash.ts'

/**
 * Proof of work: when an address has used up its limit, a request from there still passes if its
 * browser computes for about a second. So nobody behind a shared address (an office, a mobile
 * network) is shut out by a neighbour, and whoever floods pays for every single request. When a
 * flood comes from everywhere, the same is asked of everybody, and more the larger it is. The
 * browser solves the puzzle with `src/backend/proofOfWork.ts`.
 *
 * The puzzle is to find numbers for which PBKDF2-HMAC-SHA-256 of the challenge, with the number as
 * salt, begins with so many zero bits. PBKDF2 is in every browser and runs at the speed of the
 * machine there, so that an attacker's program gains little on it.
 */

/**
 * The header that carries a solution: the challenge and the numbers, ascending, full stops between.
 */
export const workHeader = 'x-work'

/**
 * Each number takes 2^8 tries of 1,000 iterations on average. Several numbers take more evenly long
 * than one with more bits, which is found by luck or not for ever so long.
 */
const price = { iterations: 1000, bits: 8 }

/**
 * The cost of one more request, in numbers to be found: 0.3 to 1 s on computers and phones of 2020.
 */
const usualCount = 4
/**
 * The most it ever costs: 1 to 2.5 s there, since slow phones are not to be shut out by a flood.
 */
export const highestCount = 10

/**
 * Returns how many numbers a visitor has to find when so many enquiries of a day's budget are
 * stored. None up to half of it; from there it rises until the budget is used up.
 */
export function countFor(stored: number, budget: number): number {
  const crowd = (2 * stored) / budget - 1
  if (crowd < 0) return 0
  return Math.min(highestCount, usualCount + Math.floor(crowd * (highestCount - usualCount)))
}

/** A solution is of use for this long, and once. */
export const workLifetimeMs = 120_000

const encoder = new TextEncoder()

/**
 * Checks whether a number solves a puzzle. The key is made from the challenge, once for all tries:
 * {@link puzzleKey}.
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

const sign = (secret: string, caller: string, challenge: string) =>
  hmac(secret, `work ${caller} ${challenge}`)

/**
 * Makes a puzzle. Nothing is kept of it: the challenge holds its expiry, its price and a signature,
 * so that a price that rises meanwhile costs nobody who has begun more.
 * @param caller whom it is for; nobody else can use it
 */
export async function newPuzzle(
  secret: string,
  caller: string,
  now: number,
  count = usualCount,
): Promise<Puzzle> {
  const challenge = `${now + workLifetimeMs}.${count}.${randomToken().slice(0, 32)}`
  return { challenge: `${challenge}.${await sign(secret, caller, challenge)}`, count, ...price }
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
  const match =
    /^(((\d{13})\.(\d{1,2})\.([0-9a-f]{32}))\.([0-9a-f]{64}))((?:\.\d{1,9}){1,20})$/.exec(solution)
  if (match === null) return null
  const [, challenge = '', signed = '', expires, count, nonce = '', signature = '', found = ''] =
    match
  if (Number(expires) < now || !sameSecret(signature, await sign(secret, caller, signed)))
    return null
  const numbers = found.slice(1).split('.').map(Number)
  if (numbers.length !== Number(count) || numbers.some((n, i) => i > 0 && n <= numbers[i - 1]!))
    return null
  const key = await puzzleKey({ challenge })
  for (const number of numbers) if (!(await solves(price, key, number))) return null
  return nonce
}
