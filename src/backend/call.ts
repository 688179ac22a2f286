import { fail, logFailure, timeLimit, type Result } from './failure'

type Calls = typeof import('./calls')

/**
 * Loads the code of the calls, the client included. Fetching it counts as part of a call: it is
 * given up at the same time limit, and tried again by the next call.
 */
async function load(): Promise<Calls> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no code within ${timeLimit / 1000} s`)), timeLimit)
  })
  try {
    return await Promise.race([import('./calls'), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Makes one of the calls: fetches their code where it is not here yet, and writes a failure to the
 * console. Never throws.
 * @param name as the console shall name it
 */
export async function call<T>(
  name: string,
  make: (calls: Calls) => Promise<Result<T>>,
): Promise<Result<T>> {
  const result = await load().then(make, (error: unknown) => fail('unavailable', error))
  if (!result.ok && result.failure.kind !== 'abandoned') logFailure(name, result.failure)
  return result
}

/**
 * Fetches all that a call needs ahead of it, so that a press later depends on the backend alone.
 * Rejects when a file does not come.
 */
export const prepare = async (): Promise<void> => void (await load())
