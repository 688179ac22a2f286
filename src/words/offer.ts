/** Words of the welcome offer. */
export const yourDetails = 'Your details for the offer'
export const offerTitle = 'Your offer'
export const requiredFields = 'Name, email, location, and at least one concern are required.'
export const congratulations = 'Congratulations!'
export const generated = 'Your exclusive offer has been generated!'
export const error = 'Error'
export const notGenerated = 'Failed to generate your offer. Please try again.'

export const concerns = 'Concerns'
export const details = 'Details'
export const offerStage = 'Offer'
export const female = 'Female'
export const male = 'Male'
export const other = 'Other'
export const stages = 'Stages'
export const freeToCall = ', free to call'
export const networkFull =
  'Unusually many enquiries have come from your network today, so yours was not taken. You can try again here tomorrow.'
export const busy =
  'Too many requests have come from your network just now, so yours was not taken. Nothing that you typed is lost: wait a minute, then press “Get my offer” again.'
export const failed =
  'It is not certain that your enquiry has reached us. Nothing that you typed is lost: check your connection, then press “Get my offer” again. However often it is sent, it counts once.'
export const orRing = (problem: string): string => `${problem} Or ring `
export const orWrite = ', or write to '
export const howToClaim = 'How to claim it'
export const claimByVisit =
  'Book a visit, and tell us when you come or ring that you have the offer'
export const claimByWriting = 'Ring or write to us, and ask for the offer'
export const notSentByEmail = '. It is not sent to you by e-mail, so note its name.'
export const validFor = 'Valid for'
export const validUntil = (days: number, until: string): string =>
  `${days} days, until ${until}. There is no obligation: take time to decide.`
export const location = 'Location'
export const visitRequired = 'Visit required'
export const visitFirst = 'Yes, a doctor sees you in person first'

export const whatHelp = 'What would you like help with? Choose at least one.'
export const aboutOffers = (adultsOnly: string): string =>
  `${adultsOnly} An offer is about a consultation or advice, and a doctor decides with you whether any treatment is right.`
export const continueOn = 'Continue'
export const name = 'Name'
export const email = 'Email'
export const nearestTown = 'the clinic or town nearest you'
export const age = 'Age'
export const sex = 'Sex'
export const choose = 'Choose'
export const consentEnd = (healthData: string, days: number, adultsOnly: string): string =>
  `${healthData} Offers are valid for ${days} days and carry no obligation: take time to decide. ${adultsOnly} `
export const preparing = 'Preparing your offer'
export const back = 'Back'
export const getOffer = 'Get my offer'
export const done = 'Done'

export const enterName = 'Enter your name'
export const enterEmail = 'Enter an email address like name@example.com'
export const enterLocation = 'Enter the clinic or town nearest you'
export const enterAge = 'Enter a whole number of years, or leave it empty'
export const shortenTo = (most: number, length: number): string =>
  `Shorten this to ${most} characters at most; it has ${length} now`
export const chosen = (count: number): string => `${count} chosen`
