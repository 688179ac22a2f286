import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns `served` in the HTML and while React hydrates it, `hydrated()` from then on. */
export const useHydratedValue = <T extends string | boolean>(served: T, hydrated: () => T): T =>
  useSyncExternalStore<T>(never, hydrated, () => served)
