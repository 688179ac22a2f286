/**
 * The ratings in the sample of a step of the analysis, from the top of the face down; drawn and
 * listed alike.
 */
export const sampleRatings = { forehead: 1, frown: 2, crowsFeet: 1, smileLines: 0 } as const
