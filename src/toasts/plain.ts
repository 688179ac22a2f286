/**
 * The plain notifications, which say what went wrong: up to three at a time, each for four seconds.
 */

export const plainLimit = 3
export const plainDuration = 4000

export type Plain = { id: number; message: string }

type PlainAction = { type: 'add'; toast: Plain } | { type: 'remove'; id: number }

/** A fourth one pushes out the oldest. */
export function plainReducer(state: readonly Plain[], action: PlainAction): readonly Plain[] {
  switch (action.type) {
    case 'add':
      return [...state, action.toast].slice(-plainLimit)
    case 'remove':
      return state.filter((toast) => toast.id !== action.id)
  }
}
