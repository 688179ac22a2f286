/** Words of the AI search. */
export const call = 'Call'
export const instagram = 'Instagram'

export const enterQuery = 'Please enter a search query'
export const noResponse = 'Unable to get response at the moment. Please try again later.'
export const lipFillers = 'Lip fillers'
export const bookingProcess = 'Booking process'
export const treatmentCosts = 'Treatment costs'
export const noseJob = 'Non-surgical nose job'
export const openingHours = 'Opening hours'
export const writeFirst = 'Write your question in this field first.'
export const notAnswered =
  'This question has not been answered. It is still here, so you can send it again.'
export const tooLong = (length: string, most: string): string =>
  `This has ${length} characters, and ${most} can be sent. Nothing was cut: shorten it, or ask in two parts.`
export const automatedAnswer =
  'AI answer: automated, not a doctor, not a diagnosis. Confirm with the clinic before you rely on it. '
export const followUp = 'Follow-up question'
export const ask = 'Ask'
export const clearAndSearch = 'Clear & Search Again'
export const looking = 'Looking for an answer'
export const isTooLong = 'This is too long to be sent'
export const ready = 'The answer is ready'
export const onePage = '1 suggested page'
export const pages = (count: number): string => `${count} suggested pages`
export const yourQuestion = 'Your question'
export const askAbout = 'Ask about a treatment, price or booking'
export const answeredBySoftware =
  'Answered by software from the clinic’s own information: automated, not a doctor, not a diagnosis. '
export const orTry = 'Or try'
export const tryOne = 'Try'

export const suggestedPages = 'Suggested pages'

export const urgentCall = (number: string): string => `Urgent: call ${number} now`
export const urgentRead = 'Urgent: read this answer now'
export const translated = 'Translated by software. The same in English'
export const youAsked = 'You asked'
