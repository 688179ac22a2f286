/**
 * The titled notifications: one at a time, shown until dismissed, and forgotten a long while after
 * that. The reducer is pure; store.ts gives it its clock.
 */

export const titledLimit = 1
/** How long a dismissed notification is kept before it is removed, in milliseconds. */
export const titledRemoveDelay = 1_000_000

export type Titled = {
  id: number
  title: string
  description: string
  variant: 'default' | 'destructive'
  open: boolean
}

type TitledAction =
  { type: 'add'; toast: Titled } | { type: 'dismiss'; id: number } | { type: 'remove'; id: number }

export function titledReducer(state: readonly Titled[], action: TitledAction): readonly Titled[] {
  switch (action.type) {
    case 'add':
      return [action.toast, ...state].slice(0, titledLimit)
    case 'dismiss':
      return state.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast))
    case 'remove':
      return state.filter((toast) => toast.id !== action.id)
  }
}
