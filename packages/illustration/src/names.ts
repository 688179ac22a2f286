/** Names by which content chooses drawings; each list's drawing is looked up by it. */

/** Engraved plates at the top of pages and on cards. */
export const plateNames = [
  'forehead',
  'cheek',
  'nose',
  'lips',
  'neck',
  'face',
  'skin',
  'cream',
  'scalp',
  'shoulder',
  'calf',
  'hand',
  'thread',
  'bottle',
  'rooms',
  'mole',
  'needling',
  'ledger',
  'journal',
  'letter',
  'mirror',
  'plan',
] as const
export type PlateName = (typeof plateNames)[number]

/** Small engraved pictures above the steps of a visit. */
export const visitPlates = [
  'door',
  'waiting',
  'mirror',
  'pen',
  'leaving',
  'notes',
  'talk',
  'lens',
  'ruler',
  'camera',
  'cup',
  'consent',
  'basin',
  'pot',
  'drops',
  'tray',
  'thread',
  'hourglass',
  'diary',
] as const
export type VisitPlate = (typeof visitPlates)[number]

/** Engravings of cities. */
export const cityMotifs = [
  'arched-station',
  'canal-bridge',
  'castle-keep',
  'chattel-house',
  'india-gate',
  'sailing-boat',
] as const
export type CityMotif = (typeof cityMotifs)[number]
