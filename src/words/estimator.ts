/** Words of the cost estimator. */
export const sumByStep = 'Your sum, step by step'
export const step = 'Step'
export const sum = 'Sum'
export const notInSum = 'not in this sum'
export const feeComesOff = (fee: string): string => `${fee} paid at the consultation comes off`
export const leftToPay = 'Left to pay when you are treated'

export const copyingRefused = 'Copying is not allowed here. The address of this page is the link.'
export const copied = 'Link copied.'
export const needsScripts =
  'The sum needs scripts. Every price, and the rules that add them up, stand in the tables and words of this page.'
export const yourTotal = 'Your total'
export const totalWithout = (left: number): string => `Your total, with ${left} left out`
export const noSum = 'No sum yet'
export const seeSum = 'See the sum'
export const chooseAbove = 'Choose above what you are thinking of, and each step appears here.'
export const ifNoTreatment = (fee: string): string =>
  `If there is no treatment, whether you or the doctor decides so, you owe the consultation fee of ${fee} and nothing else.`
export const onlyAnEstimate = (inPerson: string): string =>
  `This is an estimate to plan with. Whether you are treated, with what and how much, is decided by a prescriber after an examination. ${inPerson}`
export const copyLink = 'Copy link'
export const startAgain = 'Start again'

export const oneArea = 'One area'
export const yourChoice = 'Your choice'
export const onlyWithArea = 'Only together with a main area.'
export const wholeMl = 'What is priced per ml is counted in whole ml.'

export const onConsultation = 'On consultation'
export const insteadOfAreas = 'In place of main areas and add-ons.'

export const woman = 'A woman'
export const man = 'A man'
export const unsaid = 'I would rather not say'
export const whoFor = 'Who is it for?'
export const doctorDecides = (note: string): string => `${note} The doctor decides the dose.`

export const inFullFace = 'The full-face price stands in its place.'
export const needsArea =
  'An add-on goes with one main area or more: tick a main area too, or take this out.'
export const agreedAtConsultation = 'The price is agreed at the consultation.'

const larger = 'larger muscles usually need a larger dose, and the doctor decides the dose'
export const oncePerVisit = `Once a visit: ${larger}.`
export const onceForMan = `None for a woman, once a visit for a man: ${larger}.`
