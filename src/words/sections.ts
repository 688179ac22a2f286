/** Words of the sections that pages of several kinds are put together from. */
export const askAssistant = 'Ask the AI assistant'

export const reviewed = 'Reviewed '

export const bookOnlineThen = 'Book online '
export const bookingBand = 'Come and talk it through'

export const waysToReach = 'Ways to reach us'
export const appointments = 'Appointments'
export const bookOnline = 'Book online'
export const messages = 'Messages'
export const relay = 'Relay UK, BSL'
export const whereAndWhen = 'Where and when'
export const address = 'Address'
export const closed = 'Closed'
export const closedFor = (reason: string): string => `Closed: ${reason}`

export const about = (who: string): string => `${who}, about `
export const source = '. Source: '
export const sampleReview = '. This is a sample, not a patient.'

export const sampleOne = 'This profile stands for a real one that the clinic has still to give.'
export const sampleSeveral = 'These profiles stand for real ones that the clinic has still to give.'

export const signs = 'Signs'
export const everySign = 'Every sign, what to do and why'
export const when = 'When: '
export const checkFirst = 'Check these first'
export const say = 'Say'
export const meanwhile = 'Meanwhile'
export const never = 'Never'
export const prevent = 'To keep it from happening'
export const why = 'Why'
export const also = 'Also'
export const sources = 'Sources'

export const streetMapAlt = (street: string): string =>
  `Sketch map of the streets around ${street}, with the clinic’s door marked. The walks and the streets are listed beside it.`
export const howSketched =
  'A sketch: north is at the top, and every street is drawn straight. Diamonds are stations.'
export const onFoot = 'On foot from the stations'
export const streetsThatMeet = (street: string): string =>
  `Streets that meet ${street}, from the north`
export const doorIsSample = (street: string): string =>
  `The door’s place along ${street} stands for the real one. Your confirmation gives the house number.`

export const priceTerms = 'Deposits, cancelling, reviews and money back: [our terms](/terms).'

export const answer = 'Answer'
export const onOwnPage = 'On the treatment’s own page'
export const itsOwnAnswer = ': its own answer'
export const yourTreatment = 'Your treatment'
export const allTreatments = 'All treatments'
export const findQuestion = 'Find a question'
export const noQuestion = 'No question here has these words. Ask us, or ring the clinic.'

export const howLongToLeave = 'How long to leave everyday things'

export const allOthers = 'All others'

export const orCallLine = (line: string): string => `Or call the ${line} on `
export const offerByTelephone = (freephone: boolean): string =>
  `This form needs scripts. The ${freephone ? 'freephone line' : 'clinic'} gives you the same offer by telephone.`
