/** Words of a treatment’s page. */
export const dateTreated = 'Date treated'
export const treatedBy = 'Treated by'
export const product = 'Product and batch'
export const reviewAppointment = 'Review appointment'
export const whomToCall = 'Whom to call'
export const printAftercare = 'Print the aftercare sheet'

export const fullEffect = 'Full effect'
export const review = 'Review'

export const notYet = 'No, or not yet: ask the doctor first'
export const everyAnswer = (name: string): string =>
  `Every answer for ${name}: medicines, illnesses, flying, sport and more`

export const compare = 'Compare them'
export const allPairs = 'All pairs in the gallery'

export const source = 'Source'
export const outOf = (all: string): string => ` of ${all} `
export const countOutOf = (count: string, all: string): string => `${count} of ${all}`

export const withMainArea = (least: string): string => `${least} with a main area`
export const pricePer = (unit: string): string => `Price ${unit}`
export const priceTerms = 'Deposits, cancelling and what a review costs: [our terms](/terms).'

export const whatItTreats = 'What it treats, how it works, and what it cannot do'
export const maySuit = 'It may suit you if'
export const pricesFor = (name: string): string => `Prices for ${name}`
export const moreAboutPrice = 'More about the price'
export const commonRisks = 'Common, and usually short-lived'
export const rareRisks = 'Rare or serious'
export const risksInDetail = 'When, how often, and what helps'
export const recoveryOf = (name: string): string => `Recovery, day by day: ${name}`
export const recovery = 'Recovery, day by day'
export const recoveryWith = 'Recovery: '
export const dayByDay = (label: string): string => `${label}, day by day`
export const relatedTreatments = 'Related treatments'

export const works = 'Works'
export const firstEffectIs = 'First effect: '
export const fullEffectIs = (time: string): string => `Full effect: ${time}`
export const lasts = 'Lasts'
export const visits = 'Visits'
export const reviewAfter = (time: string): string => `Review after ${time}`
export const theVisit = 'the visit'
export const feels = 'Feels'
export const anaesthetic = (which: string): string => `Anaesthetic: ${which}`
export const timeOffIs = 'Time off: '
export const undo = 'Undo'
export const keepIt = (often: string): string => `To keep it: ${often}`
export const yearlyCost = (often: string, cost: string): string =>
  `${often}, which is ${cost} at today’s price`
export const closed = 'closed'
