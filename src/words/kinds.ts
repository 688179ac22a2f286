/** Words of the smaller kinds of page: articles, cities, decisions, people, products and others. */
export const by = (name: string): string => `By ${name}, `
export const reviewedBy = (name: string): string => `Reviewed by ${name}, `
export const readNext = 'Read or compare next'

export const engravedForThisPage = 'Engraving, drawn for this page'

export const whoToCall = 'Who to call'
export const treatmentsHere = 'Treatments here'
export const gettingThere = 'Getting there'
export const whereSeen = 'Where you are seen, and who to call'
export const callBefore = 'Call '
export const roomsNotConfirmed =
  'The rooms and days here are not confirmed yet. Please call before you travel.'
export const askAboutHere = 'Treatments to ask about here'

export const whatItChanges = 'What it changes'
export const whatItCannotDo = 'What it cannot do'
export const whenAndHowLong = 'When, and how long'
export const shows = 'Shows:'
export const lastsLabel = 'Lasts:'
export const visitsAndTimeOff = 'Visits and time off'
export const visitsLabel = 'Visits:'
export const timeOffLabel = 'Time off:'
export const mainSeriousRisk = 'Main serious risk'
export const suitsYouIf = 'Suits you if'
export const yourOptions = 'Your options'
export const optionsSideBySide = 'The options side by side'
export const option = 'Option'

export const speaksFor = 'Speaks for: '

export const agreedAtConsultation = 'agreed at the consultation'

export const whenToSeekHelp = 'When to seek help'
export const checkYourself = 'Check yourself'
export const checksAreNoDiagnosis =
  'These checks tell you what to ask about. They are no diagnosis: a doctor looks at you before anything is decided.'
export const usualPractice = 'Where no source is given, what stands here is usual practice.'
export const theTreatments = 'The treatments'

export const included = 'Included'
export const consultation = 'Consultation'
export const from = (amount: string): string => `From ${amount}`
export const oneArea = 'one area'

export const registrationToConfirm = 'Registration to be confirmed by the clinic'
export const sampleProfile =
  'This profile stands for a real doctor, whom the clinic has still to name.'
export const biography = 'Biography'
export const qualifications = 'Qualifications'
export const interests = 'Interests'
export const treatmentsGiven = 'Treatments given'

export const strongEvidence = 'Strong evidence'
export const moderateEvidence = 'Moderate evidence'
export const limitedEvidence = 'Limited evidence'
export const holdsTogether = 'Holds the product together'
export const sampleProduct =
  'This product stands for one of the programme’s own, which the clinic has still to name.'
export const inShort = 'In short'
export const ingredients = 'Ingredients'
export const howToUse = 'How to use it'
export const ingredientByIngredient = 'Ingredient by ingredient'
export const takeCare = 'Take care.'
export const whoShouldNotUse = 'Who should not use it'

/** Says who sees patients between clinic days, and whom to ring; with tokens of the content. */
export const coverBetween = (city: string, cover: string | null, abroad: boolean): string =>
  `${
    cover === null
      ? `Between clinic days nobody of ours is in ${city}`
      : `Between clinic days you can see ${cover}`
  }. Worried after a treatment? ${
    abroad
      ? 'Our {clinic:emergency-name}, {clinic:emergency}, is answered {clinic:emergency-hours}, by the clock of London; at other times go to the nearest hospital.'
      : 'Ring {clinic:emergency-line}.'
  }`
