import { didYouMean } from '@clinic/content/didYouMean'
import type { Picture } from '../site/site'

/** A picture as it is served, without its words. */
export type PictureFile = Omit<Picture, 'alt'>

/** The addresses of all pictures. */
export type PictureAddresses = {
  /** Plates, by name. */
  plates: Map<string, PictureFile>
  /** Pictures for social networks, by route. */
  socials: Map<string, string>
  /** Illustrations, by name, in several sizes. */
  illustrations: Map<string, PictureFile>
  /** The pictures of data/images, by name without ending, in several sizes. */
  photographs: Map<string, PictureFile>
}

/** Looks up where pictures are served; throws for one that is not there. */
export type Pictures = {
  plate: (name: string) => PictureFile
  social: (route: string) => string
  illustration: (name: string) => PictureFile
  photograph: (name: string) => PictureFile
}

/** Returns the look-ups of {@link PictureAddresses}. */
export function picturesAt(addresses: PictureAddresses): Pictures {
  const find = (known: ReadonlyMap<string, PictureFile>, name: string): PictureFile => {
    const found = known.get(name)
    if (!found)
      throw new Error(`There is no picture "${name}". ${didYouMean(name, [...known.keys()])}`)
    return found
  }
  return {
    plate: (name) => find(addresses.plates, name),
    social: (route) => {
      const found = addresses.socials.get(bareRoute(route))
      if (found === undefined) throw new Error(`There is no social picture for ${route}.`)
      return found
    },
    illustration: (name) => find(addresses.illustrations, name),
    photograph: (name) => find(addresses.photographs, name),
  }
}

/** Returns a route without a slash at its end; the home page's is empty. */
export const bareRoute = (route: string): string => route.replace(/\/$/, '')
