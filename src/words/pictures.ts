import type { View } from '@clinic/illustration/face/parameters'
import type { CityMotif } from '@clinic/illustration/names'
import type { PlateSubjectName } from '@clinic/illustration/face/crops'
import type { Illustration } from '@clinic/content/schemas/illustration'
import type { Treatment } from '@clinic/content/schemas/treatment'

const plates: Record<PlateSubjectName, string> = {
  calf: 'both calves from behind',
  hand: 'an open hand',
  shoulder: 'the neck and shoulders from behind',
  scalp: 'the side of a head, with the hair growing thin',
  mole: 'a mole on a block of skin',
  thread: 'fine threads in a block of skin',
  needling: 'very fine needles of a device in a block of skin',
  skin: 'a block of skin, cut to show its layers',
  bottle: 'dispensed bottles on a shelf',
  rooms: 'the front door of a house in Harley Street',
}

/** The alternative texts of the engravings of cities. */
export const cityWords: Record<CityMotif, string> = {
  'arched-station':
    'Engraved drawing of a large arched station front with a clock, and a tall glass tower behind it.',
  'canal-bridge':
    'Engraved drawing of an iron footbridge over a canal, with warehouses and a narrowboat.',
  'castle-keep': 'Engraved drawing of a castle keep on a round mound with water about its foot.',
  'chattel-house':
    'Engraved drawing of a small wooden house on stone blocks, under a palm by the sea.',
  'india-gate': 'Engraved drawing of India Gate at the end of its avenue.',
  'sailing-boat': 'Engraved drawing of a wooden sailing boat off a low shore.',
}

const ofView: Record<View, string> = {
  front: 'seen from the front',
  threeQuarter: 'half turned to the side',
  profile: 'seen from the side',
}

/** Returns what the picture of a treatment shows, for people who cannot see it. */
export function pictureWords(
  {
    illustration: { face, plate, halves },
    photograph,
  }: Pick<Treatment, 'illustration' | 'photograph'>,
  name: string,
): string {
  if (photograph) return photograph.alt
  if (plate?.subject === 'rooms') return `Engraved drawing of ${plates.rooms}.`
  if (plate)
    return `Engraved drawing of ${plates[plate.subject]}, for ${name}. It is a diagram, not a patient.`
  if (halves)
    return 'Drawing of one face: its left half before, its right half after. It is an illustration, not a patient.'
  const view = ofView[face!.view]
  return face!.marked
    ? `Drawing of a face ${view}, with the area for ${name} marked. It is a diagram, not a patient.`
    : `Drawing of a face ${view}, for ${name}. It is an illustration, not a patient.`
}

/** Returns what stands under the photograph of a place or of things; null where there is none. */
export const sceneCaption = (scene: { credit?: string | undefined } | undefined) =>
  scene ? (scene.credit ?? 'Photograph') : null

/** Returns what stands under the picture of a treatment. */
export const pictureCaption = (timing: string | null, credit?: string) =>
  timing === null
    ? 'Illustration, not a patient'
    : `Photograph. ${timing}${credit ? `. ${credit}` : ''}`

/** Returns what stands under the illustration of another page. */
export const illustrationCaption = ({ halves }: Illustration) =>
  halves ? 'Illustration of before and after, not a patient' : pictureCaption(null)
