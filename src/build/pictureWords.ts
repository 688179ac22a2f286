import type { PlateSubjectName } from '../face/crops'
import type { Treatment } from '../content/schemas/treatment'

const plates: Record<PlateSubjectName, string> = {
  calf: 'both calves from behind',
  hand: 'an open hand',
  shoulder: 'the neck and shoulders from behind',
  scalp: 'the side of a head, with the hair growing thin',
  mole: 'a mole on a block of skin',
  thread: 'fine threads in a block of skin',
  skin: 'a block of skin, cut to show its layers',
  bottle: 'dispensed bottles on a shelf',
  rooms: 'the front door of a house in Harley Street',
}

/** What the picture of a treatment shows, for people who cannot see it. */
export function pictureWords({ illustration: { face, plate }, photograph }: Pick<Treatment, 'illustration' | 'photograph'>, name: string): string {
  if (photograph) return photograph.alt
  if (plate) return `Engraved drawing of ${plates[plate.subject]}, for ${name}. It is a diagram, not a patient.`
  const view = face!.view === 'front' ? 'seen from the front' : 'seen from the side'
  return face!.marked
    ? `Drawing of a face ${view}, with the area for ${name} marked. It is a diagram, not a patient.`
    : `Drawing of a face ${view}, for ${name}. It is an illustration, not a patient.`
}

/** What stands under the picture of a treatment. */
export const pictureCaption = (timing: string | null) => (timing === null ? 'Illustration, not a patient' : `Photograph. ${timing}`)
