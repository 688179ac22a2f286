/** Words of the treatment finder, the map of the face and the table at a glance. */
export const frontMapAlt = 'Drawing of a face from the front, with the areas we treat marked on it'
export const sideMapAlt = 'Drawing of a face from the side, with the areas we treat marked on it'

export const byGroup = 'By group'
export const lowestPrice = 'Lowest price first'
export const soonestEffect = 'Soonest effect first'
export const longestEffect = 'Longest effect first'
export const leastTimeOff = 'Least time off first'
export const ordered = (label: string): string => `Ordered: ${label}`
export const barScale = (months: number): string =>
  `Each bar runs from the visit, on a scale of ${months} months; its dark end is when the effect usually ends.`
export const order = 'Order'
export const atAGlance = 'Treatments at a glance'

export const drawings = 'Drawings, not patients.'
export const drawing = 'A drawing, not a patient.'
export const chooseArea = ' Choose an area.'

export const treatmentsFor = 'Treatments for '
export const showAll = 'Show every treatment'
export const findTreatment = 'Find a treatment'
export const area = 'Area'
export const everyArea = 'Every area'
export const concern = 'Concern'
export const everyConcern = 'Every concern'
export const treatmentOrWord = 'Treatment or word'
export const tooLong = (most: number): string =>
  `This is longer than ${most} characters, so it was not looked for. Use a word or two.`
export const noTreatment = 'No treatment'
export const clear = 'Clear'
export const nothingFitsAll = 'Nothing here fits all of that.'
export const nothingFitsBoth = 'Nothing else fits both.'

export const groupsOfTreatments = 'Groups of treatments'
export const filter = 'Filter'
export const inThisList = (name: string): string => `${name} in this list`
export const timeOffIs = (time: string): string => `Time off: ${time}`
export const howToChooseIn = (name: string): string => `How to choose: ${name}`
export const howToChoose = 'How to choose'
