import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns `served` in the HTML and while React hydrates it, `hydrated()` from then on. */
export const useHydratedValue = <T extends string | boolean>(served: T, hydrated: () => T): T =>
  useSyncExternalStore<T>(never, hydrated, () => served)

/**
 * Returns what `load` gives, once it is here; null before, and where it does not come.
 * @param load the same function at every render
 * @param wanted nothing is loaded while this is false or empty; after a failure another value tries
 *   again
 * @param name what a failure is called in the console; it stays out of it without a name
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted: boolean | string = true,
  name?: string,
): T | null {
  const [loaded, setLoaded] = useState<{ value: T } | null>(null)
  useEffect(() => {
    if (!wanted || loaded) return
    let active = true
    load().then(
      (value) => active && setLoaded({ value }),
      (error: unknown) => name && console.error(name, error),
    )
    return () => {
      active = false
    }
  }, [load, wanted, name, loaded])
  return loaded && loaded.value
}
