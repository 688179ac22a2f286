import type { Picture } from '../site'

/** A picture as it is served, without its words. */
export type PictureFile = Omit<Picture, 'alt'>

/** Where the pictures drawn by src/art are served: plates by name, social pictures by route. */
export type PlatesAndSocials = {
  plate: (name: string) => PictureFile
  social: (route: string) => string
}

/**
 * Where pictures in several sizes are served: illustrations by name, and by name without ending
 * what editors put into data/images.
 */
export type SizedPictures = {
  illustration: (name: string) => PictureFile
  photograph: (name: string) => PictureFile
}

export type Pictures = PlatesAndSocials & SizedPictures
