import { getSrc, getSrcSet, type IGatsbyImageData } from 'gatsby-plugin-image'
import type { Photographs } from './workshop'

/** Asks Gatsby's image plugins for every picture that editors have put into data/images. */
export const photographQuery = `{
  allFile(filter: { sourceInstanceName: { eq: "data" }, relativeDirectory: { eq: "images" } }) {
    nodes { name childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1200, formats: [WEBP], placeholder: NONE) } }
  }
}`

type Answer = { errors?: unknown; data?: { allFile: { nodes: { name: string; childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }[] } } }

/** The pictures by name, as plain images: GatsbyImage itself stays invisible until a script runs. */
export function photographs({ errors, data }: Answer): Photographs {
  if (errors !== undefined || data === undefined) throw new Error(`The pictures of data/images could not be read: ${JSON.stringify(errors)}`)
  return new Map(
    data.allFile.nodes.flatMap(({ name, childImageSharp }) => {
      if (childImageSharp === null) return []
      const image = childImageSharp.gatsbyImageData
      const srcSet = getSrcSet(image)
      return [[name, { src: getSrc(image)!, width: image.width, height: image.height, ...(srcSet === undefined ? {} : { srcSet }) }] as const]
    }),
  )
}
