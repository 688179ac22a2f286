import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * One value in the page's HTML and while React takes it over, and another from then on, or at once
 * where React makes the element anew.
 */
export const useOnceHydrated = <T extends string | boolean>(served: T, hydrated: () => T): T =>
  useSyncExternalStore<T>(never, hydrated, () => served)
