import type { Scope } from './schemas/scope'
import type { Treatment } from './schemas/treatment'

/** Tells whether a sentence with this scope is true of a treatment. */
export const holdsFor = (
  { areas, families, treatments }: Scope,
  treatment: Pick<Treatment, 'areas' | 'family' | 'route'>,
): boolean =>
  (areas?.some((area) => treatment.areas.includes(area)) ?? false) ||
  (families?.includes(treatment.family) ?? false) ||
  (treatments?.includes(treatment.route) ?? false)
