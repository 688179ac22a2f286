import { ratingsOfAge } from './personTraits'
import type { Look } from './parameters'

/** One of the people who are drawn. They are invented: no drawing is a patient. */
type Member = { name: string } & Omit<Look, 'detail' | 'ratings' | 'box' | 'id'>

/**
 * The cast: six women and six men of 25 to 70 years, ages and tones crossed. Tone, features, hair
 * and eyes belong together, so that a picture chooses a person and not parts.
 */
// prettier-ignore
export const cast = {
  amelia: { name: 'Amelia', age: 25, sitter: 'woman', tone: 'porcelain', hair: 'wavy', hairColour: '#9a5a34', eyeColour: '#6f7f63', faceShape: 'balanced', features: { length: -0.3, eyeSize: 0.5, browWeight: -0.3, browArch: 0.2, noseWidth: -0.3, noseLength: -0.6, bridge: -0.2, lips: 0.2 } },
  adaeze: { name: 'Adaeze', age: 29, sitter: 'woman', tone: 'deep', hair: 'coiled', faceShape: 'balanced', features: { length: -0.2, jaw: -0.1, eyeSize: 0.4, eyeTilt: 0.3, browArch: 0.3, noseWidth: 0.5, noseLength: -0.3, bridge: -0.6, lips: 0.6 } },
  mei: { name: 'Mei', age: 37, sitter: 'woman', tone: 'porcelain', hair: 'bob', hairColour: '#2b2422', eyeColour: '#4a3424', faceShape: 'balanced', features: { length: -0.2, jaw: 0.1, eyeTilt: 0.5, lidFold: 0.9, browWeight: -0.1, browArch: -0.4, noseWidth: 0.2, noseLength: -0.2, bridge: -0.8, lips: 0.1 } },
  ines: { name: 'Ines', age: 44, sitter: 'woman', tone: 'honey', hair: 'tied', eyeColour: '#5d4630', faceShape: 'balanced', features: { length: 0.2, jaw: 0.2, browWeight: 0.3, browArch: 0.2, noseLength: 0.3, bridge: 0.4, lips: 0.1 } },
  margaret: { name: 'Margaret', age: 56, sitter: 'woman', tone: 'porcelain', hair: 'short', hairColour: '#8b7361', eyeColour: '#6d8497', faceShape: 'balanced', features: { length: 0.2, jaw: 0.2, eyeSize: 0.1, browWeight: -0.5, noseWidth: -0.2, noseLength: 0.2, bridge: 0.2, lips: -0.1 } },
  priya: { name: 'Priya', age: 66, sitter: 'woman', tone: 'bronze', hair: 'wavy', hairColour: '#2a1f1b', faceShape: 'balanced', features: { eyeSize: 0.6, browWeight: 0.3, browArch: 0.4, noseWidth: 0.1, noseLength: 0.3, bridge: 0.3, lips: 0.1 } },
  tom: { name: 'Tom', age: 28, sitter: 'man', tone: 'porcelain', hair: 'parted', hairColour: '#a07c52', eyeColour: '#6c8598', faceShape: 'balanced', features: { length: 0.1, jaw: -0.3, browWeight: -0.2, noseWidth: -0.3, noseLength: 0.1, bridge: 0.1 } },
  kwame: { name: 'Kwame', age: 34, sitter: 'man', tone: 'deep', hair: 'shaved', stubble: true, faceShape: 'balanced', features: { jaw: 0.3, eyeTilt: 0.1, browWeight: 0.2, noseWidth: 0.5, bridge: -0.5, lips: 0.5 } },
  rafael: { name: 'Rafael', age: 41, sitter: 'man', tone: 'honey', hair: 'cropped', stubble: true, faceShape: 'balanced', features: { length: 0.2, jaw: 0.4, browWeight: 0.5, noseLength: 0.2, bridge: 0.4, lips: 0.1 } },
  arjun: { name: 'Arjun', age: 49, sitter: 'man', tone: 'bronze', hair: 'parted', hairColour: '#241c19', faceShape: 'balanced', features: { length: -0.1, eyeSize: 0.3, browWeight: 0.4, browArch: 0.2, noseWidth: 0.2, noseLength: 0.3, bridge: 0.5, lips: 0.1 } },
  george: { name: 'George', age: 58, sitter: 'man', tone: 'porcelain', hair: 'cropped', hairColour: '#6d5a4a', eyeColour: '#7a8075', faceShape: 'balanced', features: { length: 0.3, jaw: 0.1, eyeSize: -0.2, noseWidth: 0.1, noseLength: 0.4, bridge: 0.6, lips: -0.2 } },
  winston: { name: 'Winston', age: 70, sitter: 'man', tone: 'deep', hair: 'coiled', faceShape: 'balanced', features: { length: 0.1, jaw: 0.1, browWeight: 0.1, noseWidth: 0.4, noseLength: 0.2, bridge: -0.3, lips: 0.3 } },
} as const satisfies Record<string, Member>

export type CastName = keyof typeof cast
export const castNames = Object.keys(cast) as [CastName, ...CastName[]]

/** Returns the look of a member of the cast; `given` ratings take the place of those of age. */
export function lookOf(member: CastName, given: Look['ratings'] = {}) {
  const { name: _, ...look }: Member = cast[member]
  return { ...look, ratings: { ...ratingsOfAge(look.age), ...given } }
}
