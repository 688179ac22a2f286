import { getImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import type { masterFolders, Masters } from '../art/masters'
import type { SizedPictures } from './workshop'

/** The qualities were found by looking: a face's soft shades break into steps below them, and ruled lines need far less. */
const cut = (avif: number, webp: number, sizes: string) =>
  `childImageSharp { gatsbyImageData(layout: CONSTRAINED, ${sizes}, formats: [AVIF, WEBP], placeholder: NONE, avifOptions: { quality: ${avif} }, webpOptions: { quality: ${webp} }) }`
const drawn = (folder: (typeof masterFolders)[number], avif: number, webp: number) =>
  `allFile(filter: { sourceInstanceName: { eq: "illustrations" }, relativeDirectory: { eq: "${folder}" } }) { nodes { name ${cut(avif, webp, 'breakpoints: [480]')} } }`

/** Asks Gatsby's image plugins for every illustration (src/art/masters.ts) and for the pictures editors have put into data/images. */
export const pictureQuery = `{
  faces: ${drawn('faces', 62, 80)}
  plates: ${drawn('plates', 35, 55)}
  photographs: allFile(filter: { sourceInstanceName: { eq: "data" }, relativeDirectory: { eq: "images" } }) { nodes { name ${cut(60, 80, 'width: 1200, breakpoints: [480, 960]')} } }
}`

type Node = { name: string; childImageSharp: { gatsbyImageData: IGatsbyImageData } | null }
type Answer = { errors?: unknown; data?: Record<'faces' | 'plates' | 'photographs', { nodes: Node[] }> }
type PictureFile = ReturnType<SizedPictures['photograph']>

/** An empty frame. In `develop` an editor's new picture is drawn after Gatsby has looked, and takes its place a moment later. */
export const notYetDrawn: PictureFile = {
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/%3E",
  width: 960,
  height: 720,
}

/**
 * The pictures by name, as plain sources: GatsbyImage itself stays invisible until a script runs.
 * @param early what stands for a picture that Gatsby has not seen yet; without it such a picture is a mistake
 */
export function sizedPictures({ errors, data }: Answer, masters: Masters, early?: PictureFile): SizedPictures {
  if (errors !== undefined || data === undefined) throw new Error(`The pictures could not be read: ${JSON.stringify(errors)}`)
  const [illustrations, photographs] = [byName([...data.faces.nodes, ...data.plates.nodes]), byName(data.photographs.nodes)]
  const found = (picture: PictureFile | undefined, name: string) => {
    const shown = picture ?? early
    if (!shown) throw new Error(`There is no picture "${name}"; it should have been made before.`)
    return shown
  }
  return {
    illustration: (name) => found(illustrations.get(masters.get(name)?.stem ?? ''), name),
    photograph: (name) => found(photographs.get(name), name),
  }
}

function byName(nodes: Node[]): Map<string, PictureFile> {
  return new Map(
    nodes.flatMap(({ name, childImageSharp }) => {
      const image = getImage(childImageSharp)
      if (!image) return []
      const { fallback, sources = [] } = image.images
      return [
        [
          name,
          {
            src: fallback!.src,
            width: image.width,
            height: image.height,
            ...(fallback!.srcSet === undefined ? {} : { srcSet: fallback!.srcSet }),
            sources: sources.map(({ type, srcSet }) => ({ type: type!, srcSet })),
          },
        ] as const,
      ]
    }),
  )
}
