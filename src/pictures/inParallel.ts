import { availableParallelism } from 'node:os'

/** Does the work with every core; results come in the order that was asked. */
export async function inParallel<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
      for (let mine = next++; mine < work.length; mine = next++) done[mine] = await work[mine]!()
    }),
  )
  return done
}
