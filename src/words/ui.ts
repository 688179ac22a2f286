/** Words of components that several pages share. */
export const view = 'View '

export const compareFor = (treatment: string): string => `Compare before and after: ${treatment}`

export const sampleAssessment = (before: number, after: number): string =>
  `Sample assessment: ${before} points before, ${after} after`
export const pointsAfter = 'after'
export const pointsBefore = 'before'
export const scoredTo = (maximum: number): string => `scored 0 to ${maximum}`

export const notSure = 'Not sure it is for you?'
export const preferToAsk = 'Prefer to ask?'
export const askQuestion = 'Ask a question'
export const byTelephone = 'By telephone: '
export const workOutTotal = 'Work out your total'

export const breadcrumb = 'Breadcrumb'

export const gmcToConfirm = 'GMC number to be confirmed'
export const sampleDoctor = 'Sample: stands for a real doctor'

export const unit = 'Unit'

export const messageUs = 'Message us'
export const email = 'E-mail'
export const writeToClinic = 'Write to the clinic'
export const bySign = 'What to do, by sign'
export const relayInShort = 'Relay UK, BSL, text'
export const aestheticIntelligence = 'Aesthetic intelligence'
export const fiveSteps = '5 steps'
export const chat = 'Chat with AI doctor'
export const automated = 'Automated'

export const foreheadLines = 'Forehead lines'
export const frownLines = 'Frown lines'
export const crowsFeet = 'Crow’s feet'
export const smileLines = 'Smile lines'
export const expressionLines = 'Expression lines'
export const step3 = 'Step 3 of 5'
export const ratingScale = '0 none, 3 severe. A drawing, not a patient.'

export const notSureWhich = 'Not sure which? Check yourself and compare every option'

export const writtenBy = 'Written by'
export const reviewedBy = 'Reviewed by'
export const nextReview = 'Next review due'
export const notApproved = 'The clinic’s own author and doctor must approve this page first.'

export const signsFor = (whom: string): string => `Signs for ${whom}`
export const everySignMeanwhile = 'Every sign, and what to do meanwhile'
export const helpWithoutVoiceWays = 'Help without a voice: Relay UK, 999 BSL, text'

export const steps = 'Steps'

export const sample = 'Sample.'

export const howWithoutVoice = 'How to get help without a voice'

export const consultationAt = (price: string): string => `Consultation ${price}`
export const consultationThenQuoted = (price: string): string =>
  `Consultation ${price}, then quoted`
export const thenQuoted = 'Consultation, then quoted'
export const withOneArea = 'With one area'
export const seesYou = 'Sees you and treats you'
export const checkedPage = 'Checked this page'
export const titleReviewed = (title: string, day: string): string => `${title}. Reviewed ${day}`
export const edgeAt = (before: number): string => `${before}% before, ${100 - before}% after`
