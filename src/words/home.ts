/** Words of the homepage. */
export const startFromFace = 'Or start from the face'
export const chooseWhereToLook =
  'Choose where you would like to look, and see what we treat there, with prices and time off.'
export const otherAreas = 'Other areas, and the body'

export const seeTreatments = 'See treatments and prices'
export const pointByPoint = 'What we treat, point by point'
export const choosePoint = 'Choose a point to see what we treat there'

export const aboutDoctors = 'About the doctors and the practice'

export const howProgrammeWorks = 'How the programme works'

export const photographTaken = (timing: string): string => `Photograph. ${timing}`
export const picturesAreIllustrations = 'The pictures are illustrations, not patients.'
export const drawingsAreIllustrations = 'The drawings are illustrations, not patients.'

export const forehead = 'Forehead'
export const eyes = 'Eyes'
export const cheeks = 'Cheeks'
export const nose = 'Nose'
export const lips = 'Lips'
export const chin = 'Chin'
export const jaw = 'Jaw'
export const neck = 'Neck'
export const profileAlt =
  'Engraving of a woman’s head in profile, looking to the left, her hair tied back'
export const established = 'Established'
export const since = (year: number): string => `Since ${year}`
export const consultationRedeemable = 'Consultation, redeemable'
export const bottleAlt =
  'Engraving of a dispensed bottle, a jar and a dropper on a bathroom shelf, with the light of a window on the tiles'
export const planAlt =
  'Engraving of a plan on a table: a drawn head with a doctor’s marks, a pen, and a list of six steps of which two are ticked'

export const newToClinic = 'New to the clinic? '
export const noObligation = '. No obligation, and no need to decide about treatment.'
