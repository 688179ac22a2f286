import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * `served` in the page's HTML and while React hydrates it, `hydrated()` from then on, and at once
 * where React creates the element itself.
 */
export const useOnceHydrated = <T extends string | boolean>(served: T, hydrated: () => T): T =>
  useSyncExternalStore<T>(never, hydrated, () => served)
