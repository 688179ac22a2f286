/** Words of the frame of dialogs, of notifications, the gallery and the scores. */
export const notLoaded = 'This part of the page could not be loaded. Please check your connection.'
export const tryAgain = 'Try again'
export const contactDetails = 'Contact details'
export const loading = 'Loading, one moment'

export const ring = (number: string): string => `Ring ${number}`

export const dismiss = 'Dismiss'

export const beforeIs = (what: string): string => `Before: ${what}`
export const afterIs = (what: string): string => `After: ${what}`
export const compare = 'Compare before and after'

export const goToImage = (place: number): string => `Go to image ${place}`
export const readAbout = 'Read about this treatment'

export const scoresCaption = 'Scores before and after treatment'
export const aSample = ', a sample'
export const item = 'Item'
export const eachFrom = (maximum: number): string => `each 0–${maximum}`
export const pictureOf = (treatment: string, place: number, count: number): string =>
  `${treatment}, picture ${place} of ${count}`
